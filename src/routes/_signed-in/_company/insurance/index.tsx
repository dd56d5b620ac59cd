import { createFileRoute } from '@tanstack/react-router'

import { SectionPage } from '../../../../features/shell/section-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/insurance/')({
  staticData: { title: 'Insurance', codes: [] },
  component: () => <SectionPage path="/insurance" />,
})
