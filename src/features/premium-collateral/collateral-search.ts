import { parseProgramSearch } from '../../programs/program-search.ts'
import { parseTableState, type TableState } from '../../ui/data-table/table-state.ts'

/** For the route's `validateSearch`: the table of the collateral and its program. */
export function parseCollateralSearch(search: Record<string, unknown>): TableState & { program?: number } {
  return { ...parseTableState(search), ...parseProgramSearch(search) }
}
