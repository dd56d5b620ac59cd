import { createFileRoute } from '@tanstack/react-router'

import { SlatePage } from '../../../../../../features/governance/slate-page.tsx'
import { parseTableState } from '../../../../../../ui/data-table/table-state.ts'
import { texts } from '../../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/insurance/governance/membership/officer-&-committee-slate')({
  staticData: { title: texts.officerCommitteeSlate, codes: ['002-002-004'] },
  validateSearch: parseTableState,
  component: SlatePage,
})
