import { parseTableState, type TableState } from '../../ui/data-table/table-state.ts'
import { textValue } from '../../ui/search-values.ts'

/** Parses the search params of the history and its policy term, for the route's `validateSearch`. */
export function parseRenewalSearch(search: Record<string, unknown>): TableState & { term?: string | undefined } {
  return { ...parseTableState(search), term: textValue(search['term']) }
}
