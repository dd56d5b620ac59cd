import { isBlank, textOf, type Row } from '../read/cells.ts'
import type { Table } from './table.ts'

/** What a row of a table is. */
export type RowKind = 'data' | 'total' | 'group' | 'other'

export interface TableRow {
  readonly kind: RowKind
  readonly row: Row
}

/** Texts that introduce a total, in any column: `Total`, `GRAND TOTAL`, `Policy Total`, `Totals for 2025`. */
const totalLabel = /^(?:[\p{L}\d#.&'-]+ ){0,4}(?:sub-?)?totals?\b(?! loss\b)/iu

/** What a row below the head is, that is neither empty nor a head again. */
export type RowRule = (row: Row, table: Table) => RowKind

/**
 * The rows below the head, in batches, each with what it is. Heads that return on each page or group are left out.
 * @param keys a rule that classifies each row, or the indexes of the columns that every claim fills: its number and its
 * loss date
 */
export async function* walkTable(table: Table, keys: readonly number[] | RowRule): AsyncGenerator<readonly TableRow[]> {
  const [firstHead, lastHead] = table.headRows
  const rule: RowRule = typeof keys === 'function' ? keys : (row) => kindOf(row, table, keys)
  for await (const batch of table.sheet.rows()) {
    yield batch.flatMap((row): TableRow[] => {
      if (row.number >= firstHead && row.number <= lastHead) return []
      if (row.number < firstHead) return [{ kind: titleKind(row), row }]
      return row.cells.every(isBlank) || isHead(row, table) ? [] : [{ kind: rule(row, table), row }]
    })
  }
}

const titleKind = (row: Row): RowKind => (row.cells.some((cell) => !isBlank(cell)) ? 'group' : 'other')

function kindOf(row: Row, table: Table, keyColumns: readonly number[]): RowKind {
  const filled = row.cells.filter((cell) => !isBlank(cell)).length
  const keys = keyColumns.filter((index) => !isBlank(row.cells[index]))
  if (namesTotal(row) && !hasDay(row, keyColumns)) return 'total'
  if (filled <= 2) return keys.length > 0 && filled === 2 && hasDay(row, keyColumns) ? 'data' : 'group'
  const known = table.columns.filter(({ index }) => !isBlank(row.cells[index])).length
  if (keys.length > 0 && known >= Math.min(3, table.columns.length)) return 'data'
  return known >= table.columns.length / 2 ? 'data' : 'group'
}

/** Whether a text of the row introduces a total. The word is looked for first: a file may have 20 million cells. */
export const namesTotal = ({ cells }: Row): boolean =>
  cells.some((cell) => typeof cell === 'string' && /total/i.test(cell) && totalLabel.test(textOf(cell)))

const hasDay = (row: Row, keyColumns: readonly number[]) =>
  keyColumns.slice(1).some((index) => /\d/.test(textOf(row.cells[index])))

/** Whether a row repeats the head. */
function isHead(row: Row, { columns }: Table): boolean {
  const own = columns.filter(({ index }) => !isBlank(row.cells[index]))
  const same = own.filter(({ index, writings }) => writings.includes(textOf(row.cells[index])))
  return same.length >= 3 && same.length >= own.length * 0.6
}
