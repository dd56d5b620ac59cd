import { createFileRoute } from '@tanstack/react-router'

import { SectionPage } from '../../../../features/shell/section-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/risk-management/')({
  staticData: { title: 'Risk Management', codes: [] },
  component: () => <SectionPage path="/risk-management" />,
})
