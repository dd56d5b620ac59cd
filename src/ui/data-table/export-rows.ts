import { formatDate } from '../../format/date.ts'
import { textOf, type ColumnKind, type DataColumn } from './data-column.ts'

/** A number that a spreadsheet formats: a count, an amount, or a day or moment as its serial number. */
interface NumberCell {
  number: number
  /** As Excel writes formats: `mm/dd/yyyy`. */
  format: string
  /** For CSV, which has no formats. */
  text: string
}
export type ExportedCell = string | number | NumberCell

const formats = {
  count: '#,##0',
  dollars: '$#,##0.00',
  cents: '$#,##0.00',
  year: '0',
  date: 'mm/dd/yyyy',
  moment: 'mm/dd/yyyy h:mm AM/PM',
} as const satisfies Partial<Record<ColumnKind, string>>

/** Spreadsheets count days from 12/30/1899. */
const daysBefore1970 = 25_569
const millisecondsOfDay = 86_400_000

/**
 * Heads and rows of the columns that are shown, without buttons. Figures stay numbers and dates stay dates, in full, so
 * that a spreadsheet can calculate and sort with them.
 */
export function exportedCells<Row>(shown: readonly DataColumn<Row>[], rows: readonly Row[]): ExportedCell[][] {
  const columns = shown.filter(({ sortable }) => sortable !== false).flatMap((column) => column.exportedAs ?? [column])
  const heads = columns.map(({ header }) => header)
  return [heads, ...rows.map((row) => columns.map((column) => exportedCell(column, row)))]
}

function exportedCell<Row>(column: DataColumn<Row>, row: Row): ExportedCell {
  const value = column.value(row)
  const text = textOf(column, row)
  switch (column.kind) {
    case 'count':
    case 'dollars':
    case 'cents':
      return isFigure(value) ? { number: value, format: formats[column.kind], text: String(value) } : text
    case 'year': // a term of two years is a text
      return isFigure(value) && !column.text ? { number: value, format: formats.year, text } : text
    case 'date':
    case 'moment':
      return typeof value === 'string' ? dateCell(value, column.kind, text) : text
    default:
      return text
  }
}

/** NaN is a figure that another server did not give. */
function isFigure(value: string | number | null): value is number {
  return typeof value === 'number' && !Number.isNaN(value)
}

/** A day or a moment, ISO 8601, as the reader's calendar has it; what names none stays the text that it is. */
export function dateCell(value: string, kind: 'date' | 'moment', text = formatDate(value)): ExportedCell {
  const day = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(formatDate(value))
  if (!day) return text
  const [, month, date, year] = day.map(Number) as [number, number, number, number]
  const moment = new Date(value)
  const seconds = kind === 'moment' ? moment.getHours() * 3600 + moment.getMinutes() * 60 + moment.getSeconds() : 0
  const days = Date.UTC(year, month - 1, date) / millisecondsOfDay + daysBefore1970
  return { number: days + seconds / 86_400, format: formats[kind], text }
}

/** What a spreadsheet passes over before it looks for a formula: white space, invisible characters and quotes. */
const passedOver = /^[\s\p{Cf}"'`\u2018\u2019\u201c\u201d]*/u
/** What a formula begins with (OWASP, "CSV Injection"), full-width forms included. */
const formulaSign = /^[=+\-@\uff1d\uff0b\uff0d\uff20]/
/** Not passed over by all of them. */
const controlSign = /^[\t\r\n]/
/** `-1,234.50`, `-$5` or `+3%`: a number however it is shown, and no formula. */
const number = /^[+-]?\$?\d[\d,]*(\.\d+)?%?$/
/** A semicolon or a tab parts cells where that is the list separator of the computer. */
const needsQuotes = /[",;\t\r\n]/
const byteOrderMark = '\uFEFF'

/** RFC 4180, marked as UTF-8, without which Excel reads accents wrongly. */
export function toCsv(cells: readonly (readonly ExportedCell[])[]): string {
  return byteOrderMark + cells.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('')
}

const textOfCell = (cell: ExportedCell) => (typeof cell === 'object' ? cell.text : String(cell))

function csvCell(cell: ExportedCell): string {
  const text = typeof cell === 'string' && isFormula(cell) ? `'${cell}` : textOfCell(cell)
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Whether a spreadsheet would run a text instead of showing it. An apostrophe before it keeps it a text. */
function isFormula(text: string): boolean {
  if (controlSign.test(text)) return true
  return formulaSign.test(text.replace(passedOver, '')) && !number.test(text.trim())
}
