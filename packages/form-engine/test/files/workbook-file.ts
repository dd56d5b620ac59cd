import { utils, write, type CellObject } from '@e965/xlsx'
import type { SourceFile } from '../../src/files/index.ts'

type Cell = string | number | boolean | null | CellObject

/** A workbook with these sheets, as a spreadsheet program saves it. */
export function workbookFile(sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>): SourceFile {
  const workbook = utils.book_new()
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => row.map((cell) => (isCell(cell) ? null : cell))))
    for (const [r, row] of rows.entries())
      for (const [c, cell] of row.entries()) if (isCell(cell)) sheet[utils.encode_cell({ r, c })] = cell
    sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length, c: 20 } })
    utils.book_append_sheet(workbook, sheet, name)
  }
  const bytes: ArrayBuffer = write(workbook, { type: 'array', bookType: 'xlsx' })
  return { name: 'claim.xlsx', bytes: new Uint8Array(bytes) }
}

const isCell = (cell: Cell): cell is CellObject => typeof cell === 'object' && cell !== null

/** A text file. */
export function textFile(name: string, text: string): SourceFile {
  return { name, bytes: new TextEncoder().encode(text) }
}
