import { createFileRoute } from '@tanstack/react-router'

import { OrganizationPage } from '../../../../../../features/governance/organization-page.tsx'
import { parseYearSearch } from '../../../../../../features/governance/organization-search.ts'

export const Route = createFileRoute(
  '/_signed-in/_company/insurance/governance/organization/organizational-documentation',
)({
  staticData: { title: 'Organizational Documentation', codes: ['002-002-005'] },
  validateSearch: parseYearSearch,
  component: () => <OrganizationPage path="organizational-documentation" />,
})
