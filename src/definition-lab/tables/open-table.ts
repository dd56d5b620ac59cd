import type { DefinitionTable, TableCell } from '@captive/form-engine'

/** The open table, and the cell that gets the focus when it opens. */
export interface OpenTable {
  readonly table: DefinitionTable
  readonly cell: TableCell | null
  /** Increases with each request to open a cell, so that opening the same cell again has an effect. */
  readonly count: number
}
