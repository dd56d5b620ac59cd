import { parseTableState, type TableState } from '../../../ui/data-table/table-state.ts'
import { textValue } from '../../../ui/search-values.ts'

interface PoliciesSearch extends TableState {
  line?: string | undefined
}

/**
 * Parses the search params, for the route's `validateSearch`: the table's state, and the line of business of the open
 * tab.
 */
export function parsePoliciesSearch(search: Record<string, unknown>): PoliciesSearch {
  return { ...parseTableState(search), line: textValue(search['line']) }
}
