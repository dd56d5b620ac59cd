import { normalizeSearch } from '../../format/normalize-search.ts'
import { textOf, type DataColumn } from './data-column.ts'

/** Keeps what one cell says apart from the next; no text holds it. */
const between = '\0'

/** What a query is found by: its letters and digits, whatever else stands between them in a cell. */
const patternOf = (wanted: string) => new RegExp([...wanted].join(`[^a-z0-9${between}]*`), 'i')

/**
 * A search over these rows, in whatever order they are given to it: those in which some displayed cell contains the
 * query, apart from case and punctuation; a query without letters and digits asks nothing (AMB-057). What all rows say is
 * put together with the first search, as it is shown: a pattern passes over punctuation sooner than it is taken out.
 */
export function rowSearch<Row>(rows: readonly Row[], columns: readonly DataColumn<Row>[]) {
  const textsOf = (row: Row) => columns.map((column) => textOf(column, row)).join(between)
  let index: Map<Row, string> | undefined
  let latest: { ordered: readonly Row[]; wanted: string; found: readonly Row[] } | undefined
  return (ordered: readonly Row[], query: string): readonly Row[] => {
    const wanted = normalizeSearch(query)
    if (wanted === '') return ordered
    index ??= new Map(rows.map((row) => [row, textsOf(row)]))
    const texts = index
    const pattern = patternOf(wanted)
    // Another letter leaves fewer of those that were found without it.
    const among = latest?.ordered === ordered && wanted.startsWith(latest.wanted) ? latest.found : ordered
    const found = among.filter((row) => pattern.test(texts.get(row) ?? ''))
    latest = { ordered, wanted, found }
    return found
  }
}
