import { utils, write } from '@e965/xlsx'

const longestSheetName = 31
/** Excel opens no workbook with a longer text in a cell. */
const longestText = 32_767

/** An Excel workbook of one sheet. Its library is heavy: import this file when it is needed. */
export function toWorkbook(name: string, cells: (string | number)[][]): ArrayBuffer {
  const book = utils.book_new()
  const sheetName = name.replace(/[[\]:*?/\\]/g, ' ').slice(0, longestSheetName)
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells.map((line) => line.map(toCell))), sheetName)
  return write(book, { type: 'array', bookType: 'xlsx', bookSST: true }) as ArrayBuffer
}

/** Excel reads `_x0041_` as the letter A: its first character is written as `_x005F_`, which it reads as itself. */
function toCell(cell: string | number): string | number {
  return typeof cell === 'number' ? cell : cell.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_').slice(0, longestText)
}
