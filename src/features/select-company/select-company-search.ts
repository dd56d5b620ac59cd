import { parseTableState, type TableState } from '../../ui/data-table/table-state.ts'

/** The views of the page. The first one is the default. */
export const views = ['book', 'companies'] as const
type View = (typeof views)[number]

/** Parses the search params, for the route's `validateSearch`. */
export function parseSelectCompanySearch(search: Record<string, unknown>): TableState & { view?: View | undefined } {
  return { ...parseTableState(search), view: views.find((view) => view === search['view'] && view !== views[0]) }
}
