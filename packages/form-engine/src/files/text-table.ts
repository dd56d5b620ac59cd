import { columnsOf, type DefinitionTable } from '../definitions/columns.ts'
import { lettersOf } from '../text/closest.ts'
import type { Damage } from './grid.ts'

/** A cell as a person reads and edits it. */
export interface TextCell {
  /** Blank for an empty cell. */
  readonly text: string
  /** What a spreadsheet stored instead of the text. Leave it out when somebody edits the text. */
  readonly damage?: Damage
}

/** A table before any cell is parsed. A row has a cell for each column. */
export interface TextTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly TextCell[])[]
}

/** The three tables to edit. */
export type TextTables = Readonly<Record<DefinitionTable, TextTable>>

/**
 * Returns the index of a column, or -1 if the table does not have it. Case and underscores are ignored: `rec_id` finds
 * `RecId`.
 *
 * @example
 * const at = columnIndex({ columns: ['rec_id', 'Label'], rows: [] }, 'RecId') // 0
 */
export function columnIndex({ columns }: TextTable, name: string): number {
  const exact = columns.indexOf(name)
  return exact === -1 ? columns.findIndex((column) => lettersOf(column) === lettersOf(name)) : exact
}

/** Whether a row is blank. Blank rows are neither checked nor written. */
export function isBlankRow(row: readonly TextCell[]): boolean {
  return row.every(({ text }) => text.trim() === '')
}

/** A table without rows, with the columns of the specification. */
export function emptyTable(table: DefinitionTable): TextTable {
  const served = columnsOf(table).filter(([, { extra }]) => !extra)
  return { columns: served.map(([name]) => name), rows: [] }
}
