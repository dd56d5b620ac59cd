import { createFileRoute } from '@tanstack/react-router'

import { PoliciesPage } from '../../../../../features/claims/policies/policies-page.tsx'
import { parseTableState } from '../../../../../ui/data-table/table-state.ts'

export const Route = createFileRoute('/_signed-in/_company/Claims/_policies/')({
  staticData: { title: 'Claims', codes: [] },
  validateSearch: parsePoliciesSearch,
  component: PoliciesPage,
})

/** The table's state, and the line of business whose tab is open. */
function parsePoliciesSearch({ line, ...search }: Record<string, unknown>) {
  return { ...parseTableState(search), ...(typeof line === 'string' && { line }) }
}
