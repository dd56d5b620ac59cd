import { endingOf, type ActiveContent } from '@captive/api-client/contract'

import { ByteSearch } from './byte-search.ts'

/** The ZIP entry, or in older documents the stream, that contains the macros of an office document ([MS-OVBA] 2.2). */
const macroMarks = [Buffer.from('vbaProject.bin'), Buffer.from('_VBA_PROJECT', 'utf16le')].map((bytes) => ({
  bytes,
  means: true,
}))

/** Spreadsheet programs open files with these extensions, and calculate cells that look like a formula. */
const tables = ['csv', 'tsv']

/**
 * A cell that begins with `=` or `@`, or with a sign before letters. A negative number or a phone number is not a
 * formula.
 */
const formula = /[\r\n,;\t|] ?"?(?:[=@]|[+-](?! )[^\r\n,;\t|"]*[A-Za-z])/

/** The number of characters at the beginning of a cell that are checked. */
const cellStart = 300

/** Searches for macros and formulas in a file while it streams. */
export class ActiveContentSearch {
  readonly #isTable: boolean
  readonly #macros = new ByteSearch(macroMarks)
  #hasFormula = false
  #end = '\n'

  constructor(fileName: string) {
    this.#isTable = tables.includes(endingOf(fileName))
  }

  get found(): ActiveContent | null {
    if (this.#hasFormula) return 'formulas'
    return this.#macros.found ? 'macros' : null
  }

  async *pass(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of content) {
      if (this.#isTable) this.#seeCells(chunk)
      else this.#macros.see(chunk)
      yield chunk
    }
  }

  #seeCells(chunk: Buffer): void {
    if (this.#hasFormula) return
    const text = this.#end + chunk.toString('latin1').replaceAll('\0', '') // removes the zero bytes of UTF-16
    this.#hasFormula = formula.test(text)
    this.#end = text.slice(-cellStart)
  }
}
