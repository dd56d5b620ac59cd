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
  /** The cells by the name of their column. An entry that is no object is `null`. */
  readonly rows: readonly (ReadonlyMap<string, RawCell> | null)[]
  /** Where a cell, or the heading of a column, is. */
  readonly locate: (row: number | null, column: string) => FileLocation
}
