import {
  byteOrderMark,
  csvLine,
  dateCell,
  momentCell,
  withoutFormula,
  type NumberCell,
  type NumberFormat,
} from '@captive/workbook'

import { formatDate } from '../../format/date.ts'
import { textOf, type ColumnKind, type DataColumn } from './data-column.ts'

/** A number that a spreadsheet formats, and its text for CSV, which has no formats. */
interface ExportedNumber extends NumberCell {
  text: string
}
export type ExportedCell = string | number | ExportedNumber

const formats = { count: 'count', dollars: 'money', cents: 'money' } as const satisfies Partial<
  Record<ColumnKind, NumberFormat>
>

/**
 * The header and the rows of the visible columns, without buttons. Numbers and dates keep their types, so that a
 * spreadsheet can calculate and sort.
 */
export function exportedCells<Row>(shown: readonly DataColumn<Row>[], rows: readonly Row[]): ExportedCell[][] {
  const columns = shown.filter(({ sortable }) => sortable !== false).flatMap((column) => column.exportedAs ?? [column])
  const headers = columns.map(({ header }) => header)
  return [headers, ...rows.map((row) => columns.map((column) => exportedCell(column, row)))]
}

function exportedCell<Row>(column: DataColumn<Row>, row: Row): ExportedCell {
  const value = column.value(row)
  const text = textOf(column, row)
  switch (column.kind) {
    case 'count':
    case 'dollars':
    case 'cents':
      return isFigure(value) ? { value, format: formats[column.kind], text: String(value) } : text
    case 'year': // a policy year such as 2026 - 2027 is text
      return isFigure(value) && !column.text ? { value, format: 'year', text } : text
    case 'date':
    case 'moment':
      return typeof value === 'string' ? exportedDate(value, column.kind, text) : text
    default:
      return text
  }
}

/** NaN means that the server did not send a number. */
function isFigure(value: string | number | null): value is number {
  return typeof value === 'number' && !Number.isNaN(value)
}

/** A date or timestamp (ISO 8601) in local time; an invalid one stays text. */
export function exportedDate(value: string, kind: 'date' | 'moment', text = formatDate(value)): ExportedCell {
  const [, month, date, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(formatDate(value)) ?? []
  if (year === undefined) return text
  const day = `${year}-${month}-${date}`
  if (kind === 'date') return { ...dateCell(day), text }
  const moment = new Date(value)
  const seconds = moment.getHours() * 3600 + moment.getMinutes() * 60 + moment.getSeconds()
  return { ...momentCell(day, seconds), text }
}

/** CSV according to RFC 4180, with a UTF-8 byte order mark for Excel. */
export function toCsv(cells: readonly (readonly ExportedCell[])[]): string {
  return byteOrderMark + cells.map((line) => csvLine(line.map(csvText))).join('')
}

/** A number is never a formula, even with a sign. */
function csvText(cell: ExportedCell): string {
  if (typeof cell === 'string') return withoutFormula(cell)
  return typeof cell === 'object' ? cell.text : String(cell)
}
