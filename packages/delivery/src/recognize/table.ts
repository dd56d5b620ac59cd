import type { Row, Sheet } from '../read/cells.ts'

/** A column of a table. */
export interface Column {
  readonly index: number
  /** The header as a mapping names it, unique in its table. */
  readonly head: string
  /** The complete header and its last line. Both are compared with synonyms. */
  readonly headerTexts: readonly string[]
}

/** A table that was found in a sheet. */
export interface Table {
  readonly sheet: Sheet
  /** The numbers of the first and last header row. */
  readonly headRows: readonly [number, number]
  readonly columns: readonly Column[]
  /** The rows above the header: titles, and the first group. */
  readonly titles: readonly Row[]
}
