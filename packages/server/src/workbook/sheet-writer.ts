import type { NumberCell } from '@captive/workbook'
import { strToU8, Zip, ZipDeflate } from 'fflate'

import { styleOf } from './formats.ts'
import { partsBeside, xmlText, type Sheet } from './parts.ts'

/** Text, or a number with a format. Text never becomes a formula, regardless of its first character. */
export type Cell = string | NumberCell | null

/** The characters of XML that are collected before compression. */
const BATCH = 65_536

/**
 * Writes a workbook with one sheet row by row. Streams its bytes to `take`, and keeps no row in memory. Decision 50
 * compares the libraries.
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

  /** Number of written rows. */
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

  /** Writes the end of the workbook. `filter` is the range whose header gets filter buttons, for example `A5:S20`. */
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
      ? `<c ${at} t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`
      : `<c ${at} s="${styleOf(cell.format)}"><v>${cell.value}</v></c>`
  }

  #add(name: string): ZipDeflate {
    const file = new ZipDeflate(name)
    this.#zip.add(file)
    return file
  }
}

/** `A` for the first column, up to `Z`. None of our sheets has more columns. */
export const columnName = (column: number): string => String.fromCodePoint(65 + column)

function sheetStart({ widths, frozenRows }: Sheet): string {
  const columns = widths.map(
    (width, column) => `<col min="${column + 1}" max="${column + 1}" width="${width}" customWidth="1"/>`,
  )
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`
}
