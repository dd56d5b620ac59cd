import type { CellFix } from '@captive/form-engine'
import { columnIndex, type TextTable, type TextTables } from '@captive/form-engine/files'
import { deleteRows, writeBlock } from './edit-tables.ts'

/** Applies the fix of a diagnostic. Starts with the last row, because a fix may delete rows. */
export function applyFix(tables: TextTables, fix: readonly CellFix[]): TextTables {
  const upwards = fix.toSorted((one, other) => (other.row ?? -1) - (one.row ?? -1))
  return upwards.reduce((all, cell) => ({ ...all, [cell.table]: fixCell(all[cell.table], cell) }), tables)
}

function fixCell(table: TextTable, { row, column, text }: CellFix): TextTable {
  if (text === null) return row === null ? table : deleteRows(table, row, row)
  const at = columnIndex(table, column)
  if (at === -1) return addColumn(table, text)
  return writeBlock(table, { row: row ?? -1, column: at }, [[text]])
}

function addColumn({ columns, rows }: TextTable, name: string): TextTable {
  return { columns: [...columns, name], rows: rows.map((row) => [...row, { text: '' }]) }
}
