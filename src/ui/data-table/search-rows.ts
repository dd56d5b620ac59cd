import { normalizeSearch } from '../../format/normalize-search.ts'
import { textOf, type DataColumn } from './data-column.ts'

/** Keeps the letters and digits of one cell apart from those of the next; neither can hold it. */
const between = '|'

/**
 * A search over these rows: those in which some displayed cell contains the query; a query without letters and digits
 * asks nothing (AMB-057). The normalised text of all rows is made with the first search.
 */
export function rowSearch<Row>(rows: readonly Row[], columns: readonly DataColumn<Row>[]) {
  let index: string[] | undefined
  return (query: string): readonly Row[] => {
    const wanted = normalizeSearch(query)
    if (wanted === '') return rows
    index ??= rows.map((row) => columns.map((column) => normalizeSearch(textOf(column, row))).join(between))
    const texts = index
    return rows.filter((_, at) => texts[at]?.includes(wanted))
  }
}
