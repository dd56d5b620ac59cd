import { createFileRoute } from '@tanstack/react-router'

import { NextWebinar } from '../../../../features/dashboard/section-figures.tsx'
import { SectionPage } from '../../../../features/shell/section-page.tsx'

const figures = { '/communication/message-boards-&-forum': <NextWebinar /> }

export const Route = createFileRoute('/_signed-in/_company/communication/')({
  staticData: { title: 'Communication', codes: [] },
  component: () => <SectionPage path="/communication" figures={figures} />,
})
