import { cellText, numberFormats } from '@captive/workbook'
import { utils, write, type CellObject } from '@e965/xlsx'

import type { ExportedCell } from './export-rows.ts'

const longestSheetName = 31

/** Creates an Excel workbook with one sheet. The library is large, so import this file on demand. */
export function toWorkbook(name: string, cells: readonly (readonly ExportedCell[])[]): ArrayBuffer {
  const book = utils.book_new()
  const sheetName = name.replace(/[[\]:*?/\\]/g, ' ').slice(0, longestSheetName)
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells.map((line) => line.map(toCell))), sheetName)
  return write(book, { type: 'array', bookType: 'xlsx', bookSST: true }) as ArrayBuffer
}

function toCell(cell: ExportedCell): string | number | CellObject {
  if (typeof cell === 'number') return cell
  if (typeof cell === 'object') return { t: 'n', v: cell.value, z: numberFormats[cell.format] }
  return cellText(cell)
}
