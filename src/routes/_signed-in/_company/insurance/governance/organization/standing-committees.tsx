import { createFileRoute } from '@tanstack/react-router'

import { OrganizationPage } from '../../../../../../features/governance/organization-page.tsx'
import { parseYearSearch } from '../../../../../../features/governance/organization-search.ts'
import { texts } from '../../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/insurance/governance/organization/standing-committees')({
  staticData: { title: texts.standingCommittees, codes: ['002-002-008'] },
  validateSearch: parseYearSearch,
  component: () => <OrganizationPage path="standing-committees" />,
})
