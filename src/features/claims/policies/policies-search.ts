import { parseTableState, type TableState } from '../../../ui/data-table/table-state.ts'
import { textValue } from '../../../ui/search-values.ts'

interface PoliciesSearch extends TableState {
  line?: string | undefined
}

/** For the route's `validateSearch`: the table's state, and the line of business whose tab is open. */
export function parsePoliciesSearch(search: Record<string, unknown>): PoliciesSearch {
  return { ...parseTableState(search), line: textValue(search['line']) }
}
