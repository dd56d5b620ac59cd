import { parseTableState, type TableState } from '../../ui/data-table/table-state.ts'
import { textValue } from '../../ui/search-values.ts'

export interface DeliveriesSearch extends TableState {
  /**
   * The kind of data in the next file. Only the page validates it, so that the initial bundle does not contain the
   * kinds.
   */
  kind?: string | undefined
}

/** Parses the search params, for the route's `validateSearch`. */
export const parseDeliveriesSearch = (search: Record<string, unknown>): DeliveriesSearch => ({
  ...parseTableState(search),
  kind: textValue(search['kind']),
})
