import { columnsOf, definitionTables, type DefinitionTable } from '../definitions/columns.ts'
import type { Definitions } from '../definitions/definitions.ts'
import { lettersOf } from '../text/closest.ts'
import { isBlankRow, type TextTable, type TextTables } from './text-table.ts'

type WrittenCell = string | number | null

/** A table as a server stores it: flags are 1 and 0, and empty cells are `null`. */
export interface WrittenTable {
  readonly table: DefinitionTable
  readonly columns: readonly string[]
  readonly rows: readonly (readonly WrittenCell[])[]
}

export const sheetNames: Readonly<Record<DefinitionTable, string>> = {
  controls: 'Controls',
  displayValues: 'DisplayValues',
  dependencies: 'Dependencies',
}

/** Definitions as tables to write. Leaves out columns beyond the specification that no row needs. */
export function writtenTables(definitions: Definitions | TextTables): WrittenTable[] {
  return definitionTables.map((table) => {
    const given: readonly object[] | TextTable = definitions[table]
    if ('columns' in given) return writtenText(table, given)
    const columns = columnsOf(table)
      .filter(([name, { extra }]) => !extra || given.some((row) => name in row))
      .map(([name]) => name)
    return { table, columns, rows: given.map((row) => columns.map((name) => writtenCell(Reflect.get(row, name)))) }
  })
}

function writtenCell(cell: unknown): WrittenCell {
  if (typeof cell === 'boolean') return cell ? 1 : 0
  return typeof cell === 'string' || typeof cell === 'number' ? cell : null
}

/** Keeps texts unchanged, but writes numbers in numeric columns as numbers. */
function writtenText(table: DefinitionTable, { columns, rows }: TextTable): WrittenTable {
  const numbers = new Set(columnsOf(table).flatMap(([name, { holds }]) => (holds === 'text' ? [] : lettersOf(name))))
  const isNumeric = columns.map((name) => numbers.has(lettersOf(name)))
  const written = rows.filter((row) => !isBlankRow(row))
  return {
    table,
    columns,
    rows: written.map((row) =>
      columns.map((_, at) => {
        const text = row[at]?.text ?? ''
        if (text === '') return null
        return isNumeric[at] && Number.isFinite(Number(text)) && String(Number(text)) === text ? Number(text) : text
      }),
    ),
  }
}
