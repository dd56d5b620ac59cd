import { utils, write } from '@e965/xlsx'

const longestSheetName = 31

/** An Excel workbook of one sheet. Its library is heavy: import this file when it is needed. */
export function toWorkbook(name: string, cells: (string | number)[][]): ArrayBuffer {
  const book = utils.book_new()
  const sheetName = name.replace(/[[\]:*?/\\]/g, ' ').slice(0, longestSheetName)
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), sheetName)
  return write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer
}
