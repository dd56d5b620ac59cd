import { parseProgramSearch, type ProgramSearch } from '../../programs/program-search.ts'
import { parseTableState, type TableState } from '../../ui/data-table/table-state.ts'
import { integerValue } from '../../ui/search-values.ts'

interface FinancialSearch extends TableState, ProgramSearch {
  year?: number | undefined
}

/**
 * Parses the search params, for the route's `validateSearch`: the table of assessments, the program, and the year of
 * the statements.
 */
export function parseFinancialSearch(search: Record<string, unknown>): FinancialSearch {
  return { ...parseTableState(search), ...parseProgramSearch(search), year: integerValue(search['year']) }
}
