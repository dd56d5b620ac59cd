import type { Row, Sheet } from '../read/cells.ts'

/** A column of a table. */
export interface Column {
  readonly index: number
  /** The head as a mapping names it, unique in its table. */
  readonly head: string
  /** The head with all its lines, and its last line alone: what synonyms are compared with. */
  readonly writings: readonly string[]
}

/** A table of records found in a sheet. */
export interface Table {
  readonly sheet: Sheet
  /** Numbers of the first and last row of the head. */
  readonly headRows: readonly [number, number]
  readonly columns: readonly Column[]
  /** The rows up to the head: titles, and the first group. */
  readonly titles: readonly Row[]
}
