import { createFileRoute } from '@tanstack/react-router'

import { NextWebinar } from '../../../../features/dashboard/section-facts.tsx'
import { SectionPage } from '../../../../features/shell/navigation/section-page.tsx'
import { texts } from '../../../texts.ts'

const figures = { '/communication/message-boards-&-forum': <NextWebinar /> }

export const Route = createFileRoute('/_signed-in/_company/communication/')({
  staticData: { title: texts.communication, codes: [] },
  component: () => <SectionPage path="/communication" figures={figures} />,
})
