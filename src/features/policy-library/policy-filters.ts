import { parseTableState, type TableState } from '../../ui/data-table/table-state.ts'

/** Which policies are asked for, as the address says it. */
export interface PolicyFilters {
  /** Those in force on a day, `2026-05-01`. */
  on?: string
  /** Those of a line of business. */
  line?: string
}

/** The filters in an address; what is no day and no line is left out. */
export function parsePolicyFilters({ on, line }: Record<string, unknown>): PolicyFilters {
  return {
    ...(typeof on === 'string' && /^\d{4}-\d\d-\d\d$/.test(on) && !Number.isNaN(Date.parse(on)) && { on }),
    ...(typeof line === 'string' && line !== '' && { line }),
  }
}

/** For the route's `validateSearch`: the whole state of the page. */
export function parsePolicySearch(search: Record<string, unknown>): TableState & PolicyFilters {
  return { ...parseTableState(search), ...parsePolicyFilters(search) }
}
