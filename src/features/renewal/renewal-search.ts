import { parseTableState, type TableState } from '../../ui/data-table/table-state.ts'
import { textValue } from '../../ui/search-values.ts'

/** For the route's `validateSearch`: the search params of the history and its policy term. */
export function parseRenewalSearch(search: Record<string, unknown>): TableState & { term?: string | undefined } {
  return { ...parseTableState(search), term: textValue(search['term']) }
}
