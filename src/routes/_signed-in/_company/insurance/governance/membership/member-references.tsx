import { createFileRoute } from '@tanstack/react-router'

import { MemberReferencesPage } from '../../../../../../features/governance/member-references-page.tsx'
import { parseTableState } from '../../../../../../ui/data-table/table-state.ts'

export const Route = createFileRoute('/_signed-in/_company/insurance/governance/membership/member-references')({
  staticData: { title: 'Member References', codes: ['002-002-003'] },
  validateSearch: parseTableState,
  component: MemberReferencesPage,
})
