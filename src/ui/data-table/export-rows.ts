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

/** A spreadsheet takes a text that begins like this for a formula, and would run it (OWASP, "CSV Injection"). */
const formula = /^[=+\-@\t\r]/
const needsQuotes = /[",\r\n]/
const byteOrderMark = '\uFEFF'

/** RFC 4180, marked as UTF-8, without which Excel reads accents wrongly. */
export function toCsv(cells: readonly (readonly ExportedCell[])[]): string {
  return byteOrderMark + cells.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('')
}

function csvCell(cell: ExportedCell): string {
  if (typeof cell === 'number') return String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
