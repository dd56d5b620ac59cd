import { textOf, type DataColumn } from './data-column.ts'

type ExportedCell = string | number

/**
 * Heads and rows as they are shown, without what is there to be pressed; figures as numbers, so that a spreadsheet can
 * go on with them.
 */
export function exportedCells<Row>(shown: readonly DataColumn<Row>[], rows: readonly Row[]): ExportedCell[][] {
  const columns = shown.filter(({ sortable }) => sortable !== false)
  const heads = columns.map(({ header }) => header)
  const lines = rows.map((row) =>
    columns.map((column) => {
      const value = column.kind === 'figure' ? column.value(row) : null
      return typeof value === 'number' ? value : textOf(column, row)
    }),
  )
  return [heads, ...lines]
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

function csvCell(cell: ExportedCell): string {
  if (typeof cell === 'number') return String(cell)
  const text = isFormula(cell) ? `'${cell}` : cell
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Whether a spreadsheet would run a text instead of showing it. An apostrophe before it keeps it a text. */
function isFormula(text: string): boolean {
  if (controlSign.test(text)) return true
  return formulaSign.test(text.replace(passedOver, '')) && !number.test(text.trim())
}
