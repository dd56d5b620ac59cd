import { columnsOf, definitionTables, type DefinitionTable } from '../definitions/columns.ts'
import { isRecord } from '../kinds/answers.ts'
import { lettersOf } from '../text/closest.ts'
import { decodeText } from './decode-text.ts'
import { tableMeant, tableNamed } from './name-of-table.ts'
import type { RawCell, RawTable } from './raw-table.ts'
import { rowLines } from './row-lines.ts'
import { UnreadableFileError, type SourceFile } from './source-file.ts'

/**
 * The tables of a JSON file: an object with the three lists, or the list of one table as a server sends it.
 * @throws UnreadableFileError if it is not JSON
 */
export function tablesOfJson(file: SourceFile): RawTable[] {
  const text = decodeText(file.bytes)
  const lines = rowLines(text)
  const content = unwrapped(parseJson(file.name, text))
  if (Array.isArray(content)) {
    const table = tableNamed(file.name) ?? tableWithColumns(content)
    return table ? [tableOf(file.name, '', table, content, lines.get('') ?? [])] : []
  }
  if (!isRecord(content)) return []
  return Object.entries(content).flatMap(([name, rows]) => {
    const table = tableNamed(name) ?? tableMeant(name)
    return table && Array.isArray(rows) ? [tableOf(file.name, name, table, rows, lines.get(name) ?? [])] : []
  })
}

/** Parses any JSON file. @throws UnreadableFileError */
export function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const [, position] = /position (\d+)/.exec(reason) ?? []
    const line = position === undefined ? null : text.slice(0, Number(position)).split('\n').length
    const message = `${name} is not JSON: ${reason}. Look for a missing comma, bracket or quotation mark.`
    throw new UnreadableFileError(name, message, line)
  }
}

/** A server's answer has its data in `Payload`. */
function unwrapped(content: unknown): unknown {
  return isRecord(content) && 'Payload' in content ? content['Payload'] : content
}

/** The table that has the columns of the first rows. */
function tableWithColumns(rows: readonly unknown[]): DefinitionTable | undefined {
  const names = new Set(rows.slice(0, 20).flatMap((row) => (isRecord(row) ? Object.keys(row).map(lettersOf) : [])))
  const [best] = definitionTables
    .map((table) => ({ table, count: columnsOf(table).filter(([name]) => names.has(lettersOf(name))).length }))
    .sort((a, b) => b.count - a.count)
  return best && best.count > 1 ? best.table : undefined
}

function tableOf(
  file: string,
  property: string,
  table: DefinitionTable,
  rows: readonly unknown[],
  lines: readonly number[],
): RawTable {
  return {
    table,
    rows: rows.map((row) =>
      isRecord(row) ? new Map(Object.entries(row).map(([name, value]): [string, RawCell] => [name, { value }])) : null,
    ),
    locate: (row, column) => ({
      file,
      sheet: null,
      cell: null,
      line: lines[row ?? 0] ?? null,
      shown: `${property || file}${row === null ? '' : `[${row}]`}.${column}`,
    }),
  }
}
