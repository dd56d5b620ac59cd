import { normalizeSearch } from '../../format/normalize-search.ts'
import { textOf, type DataColumn } from './data-column.ts'

/** Keeps the letters and digits of one cell apart from those of the next; neither can hold it. */
const between = '|'

/**
 * A search over these rows, in whatever order they are given to it: those in which some displayed cell contains the
 * query; a query without letters and digits asks nothing (AMB-057). The normalised text of all rows is made with the first
 * search.
 */
export function rowSearch<Row>(rows: readonly Row[], columns: readonly DataColumn<Row>[]) {
  const textsOf = (row: Row) => columns.map((column) => normalizeSearch(textOf(column, row))).join(between)
  let index: Map<Row, string> | undefined
  let latest: { ordered: readonly Row[]; wanted: string; found: readonly Row[] } | undefined
  return (ordered: readonly Row[], query: string): readonly Row[] => {
    const wanted = normalizeSearch(query)
    if (wanted === '') return ordered
    index ??= new Map(rows.map((row) => [row, textsOf(row)]))
    const texts = index
    // Another letter leaves fewer of those that were found without it.
    const among = latest?.ordered === ordered && wanted.startsWith(latest.wanted) ? latest.found : ordered
    const found = among.filter((row) => texts.get(row)?.includes(wanted))
    latest = { ordered, wanted, found }
    return found
  }
}
