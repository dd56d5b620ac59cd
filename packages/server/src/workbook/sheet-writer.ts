import { strToU8, Zip, ZipDeflate } from 'fflate'

import { partsBeside, type Sheet } from './parts.ts'
import { escapeXml } from './xml.ts'
import { styleOf, type Format } from './formats.ts'

/** Text, or a number to be shown in a format. Whatever it starts with, text stays text and never becomes a formula. */
export type Cell = string | { value: number; format: Format } | null

/** Letters of XML that are collected before they are compressed. */
const BATCH = 65_536

/**
 * A workbook of one sheet, written row by row: `take` gets its bytes as they are made, and no row is kept. (Decision 50
 * says what the libraries would hold or bring.)
 */
export class SheetWriter {
  readonly #sheet: Sheet
  readonly #zip: Zip
  readonly #xml: ZipDeflate
  #rows = 0
  #waiting: string

  constructor(sheet: Sheet, take: (bytes: Uint8Array) => void) {
    this.#sheet = sheet
    this.#zip = new Zip((error, bytes) => {
      if (error) throw error
      take(bytes)
    })
    this.#xml = this.#add('xl/worksheets/sheet1.xml')
    this.#waiting = sheetStart(sheet)
  }

  /** How many rows were written. */
  get rows(): number {
    return this.#rows
  }

  row(cells: readonly Cell[]): void {
    this.#rows++
    this.#waiting += `<row r="${this.#rows}">${cells.map((cell, column) => this.#cell(cell, column)).join('')}</row>`
    if (this.#waiting.length < BATCH) return
    this.#xml.push(strToU8(this.#waiting))
    this.#waiting = ''
  }

  /** Writes what follows the rows; `filter` is the table whose header gets buttons to filter by, such as `A5:S20`. */
  end(filter: string): void {
    this.#xml.push(strToU8(`${this.#waiting}</sheetData><autoFilter ref="${filter}"/></worksheet>`), true)
    for (const [name, content] of Object.entries(partsBeside(this.#sheet, filter)))
      this.#add(name).push(strToU8(content), true)
    this.#zip.end()
  }

  #cell(cell: Cell, column: number): string {
    if (cell === null) return ''
    const at = `r="${columnName(column)}${this.#rows}"`
    return typeof cell === 'string'
      ? `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`
      : `<c ${at} s="${styleOf(cell.format)}"><v>${cell.value}</v></c>`
  }

  #add(name: string): ZipDeflate {
    const file = new ZipDeflate(name)
    this.#zip.add(file)
    return file
  }
}

/** `A` for the first column, up to `Z`: no sheet of ours has more. */
export const columnName = (column: number): string => String.fromCodePoint(65 + column)

function sheetStart({ widths, frozenRows }: Sheet): string {
  const columns = widths.map(
    (width, column) => `<col min="${column + 1}" max="${column + 1}" width="${width}" customWidth="1"/>`,
  )
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`
}
