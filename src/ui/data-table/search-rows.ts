import { searchText } from '../../format/search-text.ts'
import { textOf, type DataColumn } from './data-column.ts'

/** Keeps what one cell says apart from the next: nothing that is searched for holds it. */
const between = '\0'

/**
 * A search over these rows, in whatever order they are given to it: those in which some displayed cell contains the
 * query, apart from case, accents and punctuation; a query without letters and digits asks nothing (AMB-057). What all
 * rows say is put together with the first search.
 */
export function rowSearch<Row>(rows: readonly Row[], columns: readonly DataColumn<Row>[]) {
  const textsOf = (row: Row) => columns.map((column) => searchText(textOf(column, row))).join(between)
  let index: Map<Row, string> | undefined
  let latest: { ordered: readonly Row[]; wanted: string; found: readonly Row[] } | undefined
  return (ordered: readonly Row[], query: string): readonly Row[] => {
    const wanted = searchText(query)
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
