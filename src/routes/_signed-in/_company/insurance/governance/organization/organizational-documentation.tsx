import { createFileRoute } from '@tanstack/react-router'

import { OrganizationPage } from '../../../../../../features/governance/organization-page.tsx'
import { parseYearSearch } from '../../../../../../features/governance/organization-search.ts'
import { texts } from '../../../../../texts.ts'

export const Route = createFileRoute(
  '/_signed-in/_company/insurance/governance/organization/organizational-documentation',
)({
  staticData: { title: texts.organizationalDocumentation, codes: ['002-002-005'] },
  validateSearch: parseYearSearch,
  component: () => <OrganizationPage path="organizational-documentation" />,
})
