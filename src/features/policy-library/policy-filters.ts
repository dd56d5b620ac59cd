import { parseTableState, type TableState } from '../../ui/data-table/table-state.ts'
import { dayValue, textValue } from '../../ui/search-values.ts'

/** The filters of the policies, from the search params. */
export interface PolicyFilters {
  /** Policies in force on a day, yyyy-MM-dd. */
  on?: string | undefined
  /** Policies of a line of business. */
  line?: string | undefined
}

/** Parses the search params, for the route's `validateSearch`. */
export function parsePolicySearch(search: Record<string, unknown>): TableState & PolicyFilters {
  return { ...parseTableState(search), on: dayValue(search['on']), line: textValue(search['line']) }
}
