import { textOf, type DataColumn } from './data-column.ts'

/** In letters: a column is never narrower than its shortest sensible figure, nor as wide as its longest sentence. */
const narrowest = 7
const widest = 26
/** The room of a head's arrow and of the gap to the next column, in letters. */
const arrow = 7

/**
 * The share of each column in percent, from the longest text it has to hold. Taken over all rows, so that columns stand
 * still while the reader turns pages and searches.
 */
export function columnWidths<Row>(rows: readonly Row[], columns: readonly DataColumn<Row>[]): number[] {
  const letters = columns.map((column) => {
    const longest = rows.reduce((most, row) => Math.max(most, textOf(column, row).length), column.header.length + arrow)
    return Math.min(widest, Math.max(narrowest, longest))
  })
  const sum = letters.reduce((total, count) => total + count, 0)
  return letters.map((count) => (count / sum) * 100)
}
