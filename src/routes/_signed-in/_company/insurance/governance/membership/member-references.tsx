import { createFileRoute } from '@tanstack/react-router'

import { MemberReferencesPage } from '../../../../../../features/governance/member-references-page.tsx'
import { parseTableState } from '../../../../../../ui/data-table/table-state.ts'
import { texts } from '../../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/insurance/governance/membership/member-references')({
  staticData: { title: texts.memberReferences, codes: ['002-002-003'] },
  validateSearch: parseTableState,
  component: MemberReferencesPage,
})
