import { isRecord } from '../kinds/answers.ts'
import { columnsOf, definitionTables, type Column, type Holds } from './columns.ts'
import type { Definitions } from './definitions.ts'
import { UnreadDefinitionsError } from './errors.ts'
import { cellText } from './read-cell.ts'

/**
 * Rejects tables in the server's format, where flags are numbers and cells may be missing. Compiled without parsing,
 * they would show nothing, or everything.
 * @throws UnreadDefinitionsError
 */
export function assertRead(definitions: Definitions): void {
  const tables: unknown = definitions
  if (!isRecord(tables)) throw new UnreadDefinitionsError(`The definitions are ${shown(tables)}`)
  for (const table of definitionTables) {
    const rows = tables[table]
    if (!Array.isArray(rows)) throw new UnreadDefinitionsError(`The table ${table} is ${shown(rows)}`)
    const columns = columnsOf(table)
    for (const [index, row] of rows.entries()) {
      if (!isRecord(row)) throw new UnreadDefinitionsError(`Row ${index + 1} of ${table} is ${shown(row)}`)
      const unread = columns.find(([name, column]) => !isRead(row[name], column))
      if (!unread) continue
      const [name] = unread
      throw new UnreadDefinitionsError(`${name} of row ${index + 1} of ${table} is ${shown(row[name])}`)
    }
  }
}

function isRead(cell: unknown, { holds, optional, extra }: Column): boolean {
  if (cell === undefined) return extra !== undefined
  return cell === null ? optional === true && holds !== 'text' : typesOf[holds].includes(typeof cell)
}

const typesOf: Readonly<Record<Holds, readonly string[]>> = {
  id: ['number', 'string'],
  flag: ['boolean'],
  order: ['number'],
  count: ['number'],
  text: ['string'],
}

function shown(cell: unknown): string {
  if (cell === undefined) return 'missing'
  const text = cellText(cell)
  return typeof cell === 'string' ? JSON.stringify(text) : text
}
