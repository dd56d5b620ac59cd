import { createFileRoute } from '@tanstack/react-router'

import { OrganizationPage } from '../../../../../../features/governance/organization-page.tsx'
import { parseYearSearch } from '../../../../../../features/governance/organization-search.ts'
import { texts } from '../../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/insurance/governance/organization/board-of-directors')({
  staticData: { title: texts.boardOfDirectors, codes: ['002-002-007'] },
  validateSearch: parseYearSearch,
  component: () => <OrganizationPage path="board-of-directors" />,
})
