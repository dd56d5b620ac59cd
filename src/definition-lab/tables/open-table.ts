import type { DefinitionTable, TableCell } from '@captive/form-engine'

/** The table that is open, and the cell that takes the focus when it opens. */
export interface OpenTable {
  readonly table: DefinitionTable
  readonly cell: TableCell | null
  /** Counts the ways to a cell, so that each one opens the table anew. */
  readonly count: number
}
