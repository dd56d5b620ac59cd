import { createFileRoute } from '@tanstack/react-router'

import { OrganizationPage } from '../../../../../../features/governance/organization-page.tsx'
import { parseYearSearch } from '../../../../../../features/governance/organization-search.ts'

export const Route = createFileRoute('/_signed-in/_company/insurance/governance/organization/meetings')({
  staticData: { title: 'Meetings', codes: ['002-002-006'] },
  validateSearch: parseYearSearch,
  component: () => <OrganizationPage path="meetings" />,
})
