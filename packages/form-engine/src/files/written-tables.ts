import { columnsOf, definitionTables, type DefinitionTable } from '../definitions/columns.ts'
import type { Definitions } from '../definitions/definitions.ts'

type WrittenCell = string | number | null

/** A table as a server stores it: flags are 1 and 0, and empty cells are `null`. */
export interface WrittenTable {
  readonly table: DefinitionTable
  readonly columns: readonly string[]
  readonly rows: readonly (readonly WrittenCell[])[]
}

/** Definitions as tables to write. Columns that only local forms have are left out if no row needs them. */
export function writtenTables(definitions: Definitions): WrittenTable[] {
  return definitionTables.map((table) => {
    const rows: readonly object[] = definitions[table]
    const columns = columnsOf(table)
      .filter(([name, { local }]) => !local || rows.some((row) => name in row))
      .map(([name]) => name)
    return { table, columns, rows: rows.map((row) => columns.map((name) => writtenCell(Reflect.get(row, name)))) }
  })
}

function writtenCell(cell: unknown): WrittenCell {
  if (typeof cell === 'boolean') return cell ? 1 : 0
  return typeof cell === 'string' || typeof cell === 'number' ? cell : null
}
