import { isBlank, textOf, type Row } from '../read/cells.ts'
import type { Table } from './table.ts'

/** The type of a row. */
export type RowKind = 'data' | 'total' | 'group' | 'other'

export interface TableRow {
  readonly kind: RowKind
  readonly row: Row
}

/** Texts that introduce a total, in any column: `Total`, `GRAND TOTAL`, `Policy Total`, `Totals for 2025`. */
const totalLabel = /^(?:[\p{L}\d#.&'-]+ ){0,4}(?:sub-?)?totals?\b(?! loss\b)/iu

/** Classifies a row below the header that is neither empty nor a repeated header. */
export type RowRule = (row: Row, table: Table) => RowKind

/**
 * Reads the rows of a table in batches and classifies each. Leaves out headers that are repeated on pages or groups.
 * @param keys a rule that classifies each row, or the indexes of the columns that every claim must have: its number and
 * its loss date
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

/** Whether a text of the row introduces a total. Tests for the word first, because a file may have 20 million cells. */
export const namesTotal = ({ cells }: Row): boolean =>
  cells.some((cell) => typeof cell === 'string' && /total/i.test(cell) && totalLabel.test(textOf(cell)))

const hasDay = (row: Row, keyColumns: readonly number[]) =>
  keyColumns.slice(1).some((index) => /\d/.test(textOf(row.cells[index])))

/** Whether a row repeats the header. */
function isHead(row: Row, { columns }: Table): boolean {
  const own = columns.filter(({ index }) => !isBlank(row.cells[index]))
  const same = own.filter(({ index, headerTexts }) => headerTexts.includes(textOf(row.cells[index])))
  return same.length >= 3 && same.length >= own.length * 0.6
}
