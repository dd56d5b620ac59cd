import { utils, write, type CellObject } from '@e965/xlsx'

import type { ExportedCell } from './export-rows.ts'

const longestSheetName = 31
/** Excel opens no workbook with a longer text in a cell. */
const longestText = 32_767

/** An Excel workbook of one sheet. Its library is heavy: import this file when it is needed. */
export function toWorkbook(name: string, cells: readonly (readonly ExportedCell[])[]): ArrayBuffer {
  const book = utils.book_new()
  const sheetName = name.replace(/[[\]:*?/\\]/g, ' ').slice(0, longestSheetName)
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells.map((line) => line.map(toCell))), sheetName)
  return write(book, { type: 'array', bookType: 'xlsx', bookSST: true }) as ArrayBuffer
}

function toCell(cell: ExportedCell): string | number | CellObject {
  if (typeof cell === 'number') return cell
  if (typeof cell === 'object') return { t: 'n', v: cell.number, z: cell.format }
  // Excel reads `_x0041_` as the letter A: its first character is written as `_x005F_`, which it reads as itself.
  return cell.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_').slice(0, longestText)
}
