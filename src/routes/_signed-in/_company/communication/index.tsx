import { createFileRoute } from '@tanstack/react-router'

import { SectionPage } from '../../../../features/shell/section-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/communication/')({
  staticData: { title: 'Communication', codes: [] },
  component: () => <SectionPage path="/communication" />,
})
