import type { ReactNode } from 'react'

/** One column. The first one names the row: it heads its card on a phone and carries its link or button. */
export interface DataColumn<Row> {
  id: string
  header: string
  /** What is sorted by; null for nothing, which comes last. */
  value: (row: Row) => string | number | null
  /** What is shown and searched, where it is not simply the value. */
  text?: (row: Row) => string
  /** What is drawn around or instead of the text: a badge or a button, for example. */
  cell?: (row: Row) => ReactNode
  /** None of these breaks over two lines; figures stand at the end of their column, and identifiers alone have slashed zeros. */
  kind?: 'figure' | 'date' | 'identifier'
  /** In letters: what is drawn in the cell needs at least that, whatever its text. */
  least?: number
  /** What stands there is pressed, not read: it is not sorted by, and not on paper. */
  sortable?: false
  /** Stands on the card that a row is on a phone. Where no column says so, all do. */
  fact?: true
  /** What stands in the line of totals, for the rows of all pages. */
  total?: (rows: readonly Row[]) => string
}

/** What a cell says: shown, searched and exported. */
export function textOf<Row>(column: DataColumn<Row>, row: Row): string {
  return column.text ? column.text(row) : String(column.value(row) ?? '')
}

/** What is drawn in a cell. */
export function cellOf<Row>(column: DataColumn<Row>, row: Row): ReactNode {
  return column.cell ? column.cell(row) : textOf(column, row)
}
