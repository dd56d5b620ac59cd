import type { DefinitionTable } from '../definitions/columns.ts'
import type { Definitions } from '../definitions/definitions.ts'
import type { TextTables } from './text-table.ts'
import { writeWorkbook } from './write-workbook.ts'
import { sheetNames, writtenTables, type WrittenTable } from './written-tables.ts'

/**
 * Definitions as JSON, with the three lists that a server sends.
 *
 * @example
 * await writeFile('claim.json', definitionsJson(definitions))
 */
export function definitionsJson(definitions: Definitions | TextTables): string {
  const lists = writtenTables(definitions).map(({ table, columns, rows }) => [
    table,
    rows.map((row) => Object.fromEntries(row.map((cell, at) => [columns[at], cell]))),
  ])
  return `${JSON.stringify(Object.fromEntries(lists), null, 2)}\n`
}

/**
 * Definitions as a workbook with three sheets.
 *
 * @example
 * await writeFile('claim.xlsx', await definitionsWorkbook(definitions))
 */
export function definitionsWorkbook(definitions: Definitions | TextTables): Promise<Uint8Array> {
  const sheets = writtenTables(definitions).map(({ table, columns, rows }) => ({
    name: sheetNames[table],
    rows: [columns, ...rows],
  }))
  return writeWorkbook(sheets)
}

/**
 * Definitions as three CSV texts, by table. Joined with blank lines, they make one readable file.
 *
 * @example
 * for (const [table, text] of definitionsCsv(definitions)) await writeFile(`${table}.csv`, text)
 */
export function definitionsCsv(definitions: Definitions | TextTables): Map<DefinitionTable, string> {
  return new Map(writtenTables(definitions).map((written) => [written.table, csvOf(written)]))
}

function csvOf({ columns, rows }: WrittenTable): string {
  return [columns, ...rows].map((row) => `${row.map((cell) => quoted(String(cell ?? ''))).join(',')}\r\n`).join('')
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
