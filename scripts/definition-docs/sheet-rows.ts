import type { BrokenSheets, SheetCell } from '../../packages/form-engine/catalogue/broken/broken-sheets.ts'
import { cellText, markedText, type CellValue, type MarkdownTable } from './markdown-table.ts'

/** Columns that show only if one of their cells is marked or has an unusual value. */
const seldomShown = /^(?:Parent|ControlDataType|IsRequired|IsConfidential|Mask)/
const neverUnlessMarked = /^(?:ControlLabelCode|ControlOrder)$/

/** The sheets of a faulty workbook as tables, with the faulty cells in bold. */
export function sheetRows({ sheets, places }: BrokenSheets): MarkdownTable[] {
  const marked = new Set(places)
  const withPlaces = Object.keys(sheets).filter((name) => places.some((place) => place.startsWith(`${name}!`)))
  const shown = withPlaces.length > 0 ? withPlaces : Object.keys(sheets)
  return shown.map((name) => {
    const [heading = [], ...rows] = sheets[name] ?? []
    const width = Math.max(heading.length, ...rows.map((row) => row.length))
    const placeOf = (column: number, row: number) => `${name}!${String.fromCharCode(65 + column)}${row + 1}`
    const isShown = (column: number): boolean => {
      const title = String(valueOf(heading[column]) ?? '')
      const isMarked = [heading, ...rows].some((_, row) => row > 0 && marked.has(placeOf(column, row)))
      if (isMarked) return true
      if (neverUnlessMarked.test(title)) return false
      return (
        !seldomShown.test(title) || rows.some((row) => ![null, 0, 'string', undefined].includes(valueOf(row[column])))
      )
    }
    const columns = Array.from({ length: width }, (_, column) => column).filter(isShown)
    const line = (row: readonly SheetCell[], at: number) =>
      columns.map((column) => (marked.has(placeOf(column, at)) ? markedText : cellText)(valueOf(row[column])))
    return { title: `Sheet ${name}`, heading: line(heading, 0), rows: rows.map((row, index) => line(row, index + 1)) }
  })
}

function valueOf(cell: SheetCell | undefined): CellValue {
  return typeof cell === 'object' && cell !== null ? `=${cell.f}` : cell
}
