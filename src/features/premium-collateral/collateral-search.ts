import { parseTableState, type TableState } from '../../ui/data-table/table-state.ts'
import { integerValue } from '../../ui/search-values.ts'

interface CollateralSearch extends TableState {
  program?: number | 'all' | undefined
}

/** Parses the search params of the collateral table and its program, for the route's `validateSearch`. */
export function parseCollateralSearch(search: Record<string, unknown>): CollateralSearch {
  const { program } = search
  return { ...parseTableState(search), program: program === 'all' ? program : integerValue(program) }
}
