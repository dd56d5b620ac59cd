import { parseTableState, type TableState } from '../../ui/data-table/table-state.ts'

/** For the route's `validateSearch`: the table of the history and its policy term. */
export function parseRenewalSearch(search: Record<string, unknown>): TableState & { term?: string } {
  const { term } = search
  return { ...parseTableState(search), ...(typeof term === 'string' && { term }) }
}
