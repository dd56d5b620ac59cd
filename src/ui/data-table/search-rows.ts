import { searchText } from '../../format/search-text.ts'
import { textOf, type DataColumn } from './data-column.ts'

/** Separates the texts of cells. Queries cannot contain it. */
const separator = '\0'

/**
 * Whether a cell of a row contains `query`, which must be normalized with `searchText`: without case, accents and
 * punctuation (AMB-057). The text of each row is computed only once.
 */
export function rowSearch<Row extends object>(columns: readonly DataColumn<Row>[]) {
  const texts = new WeakMap<Row, string>()
  return (row: Row, query: string): boolean => {
    const text = texts.get(row) ?? columns.map((column) => searchText(textOf(column, row))).join(separator)
    texts.set(row, text)
    return text.includes(query)
  }
}
