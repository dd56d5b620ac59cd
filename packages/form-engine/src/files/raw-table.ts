import type { DefinitionTable } from '../definitions/columns.ts'
import type { FileLocation } from './file-location.ts'
import type { Damage } from './grid.ts'

/** A cell before it is parsed. */
export interface RawCell {
  readonly value: unknown
  readonly damage?: Damage
}

/** A table in a file, before any cell is parsed. */
export interface RawTable {
  readonly table: DefinitionTable
  /** The cells by column name. A row that is not an object is `null`. */
  readonly rows: readonly (ReadonlyMap<string, RawCell> | null)[]
  /** The location of a cell, or of the heading of a column. */
  readonly locate: (row: number | null, column: string) => FileLocation
}
