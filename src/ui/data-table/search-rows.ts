import { normalizeSearch } from '../../format/normalize-search.ts'
import { textOf, type DataColumn } from './data-column.ts'

/** The normalised text of every displayed cell, made once per set of rows. */
export function indexRows<Row>(rows: readonly Row[], columns: readonly DataColumn<Row>[]): string[][] {
  return rows.map((row) => columns.map((column) => normalizeSearch(textOf(column, row))))
}

/** The rows in which some displayed cell contains the query; a query without letters and digits asks nothing (AMB-057). */
export function searchRows<Row>(rows: readonly Row[], index: readonly string[][], query: string): readonly Row[] {
  const wanted = normalizeSearch(query)
  if (wanted === '') return rows
  return rows.filter((_, at) => index[at]?.some((text) => text.includes(wanted)))
}
