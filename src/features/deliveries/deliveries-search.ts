import { parseTableState, type TableState } from '../../ui/data-table/table-state.ts'
import { textValue } from '../../ui/search-values.ts'

export interface DeliveriesSearch extends TableState {
  /** What the next file brings; the page knows the kinds, so that the start of the portal does not load them. */
  kind?: string | undefined
}

/** For the route's `validateSearch`. */
export const parseDeliveriesSearch = (search: Record<string, unknown>): DeliveriesSearch => ({
  ...parseTableState(search),
  kind: textValue(search['kind']),
})
