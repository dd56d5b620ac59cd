import { createFileRoute } from '@tanstack/react-router'

import { PlaceholderPage } from '../../../../../../features/shell/placeholder-page.tsx'

export const Route = createFileRoute(
  '/_signed-in/_company/insurance/governance/organization/organizational-documentation',
)({
  staticData: { title: 'Organizational Documentation', codes: ['002-002-005'] },
  component: PlaceholderPage,
})
