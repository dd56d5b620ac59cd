import type { Weight } from './fonts.ts'
import { ACCENT, INK, Pages, QUIET, type Letterhead } from './pages.ts'
import { drawTable, type Table } from './table.ts'

const LABEL_WIDTH = 190

/** The look every PDF of the portal shares: letterhead and page numbers on each page, a tagged reading order. */
export class PortalPdf {
  readonly #pages: Pages

  constructor(letterhead: Letterhead) {
    this.#pages = new Pages(letterhead)
  }

  /** What the document is: once, and first. */
  title(text: string): this {
    this.#pages.text('H1', text, { size: 19, weight: 'bold', color: ACCENT })
    this.#pages.skip(0.3)
    return this
  }

  heading(text: string): this {
    const pages = this.#pages
    pages.room(60)
    pages.skip(0.9)
    pages.text('H2', text, { size: 13, weight: 'bold', color: ACCENT })
    const { y } = pages
    pages.decoration(() => pages.line(y + 4))
    pages.y = y + 12
    return this
  }

  subheading(text: string): this {
    this.#pages.skip(0.8)
    this.#pages.text('H3', text, { size: 10.5, weight: 'bold' })
    return this
  }

  paragraph(text: string, look: { size?: number; weight?: Weight; quiet?: boolean } = {}): this {
    const { size = 10.5, weight = 'regular', quiet = false } = look
    this.#pages.text('P', text, { size, weight, color: quiet ? QUIET : INK })
    this.#pages.skip(0.4)
    return this
  }

  /** A label and its value side by side; both wrap, and a row that fits on one page is not torn apart. */
  row(label: string, value: string): this {
    const pages = this.#pages
    const labelLook = { size: 10, color: QUIET, x: pages.left, width: LABEL_WIDTH }
    const valueLook = { size: 10, weight: 'bold' as const, x: pages.left + LABEL_WIDTH + 14 }
    pages.room(Math.min(Math.max(pages.heightOf(label, labelLook), pages.heightOf(value, valueLook)), 300))
    const { last, y } = pages
    pages.text('P', /[?.:]$/.test(label) ? label : `${label}:`, { ...labelLook, y })
    const labelEnd = pages.y
    if (pages.last !== last) pages.goTo(last)
    pages.text('P', value, { ...valueLook, y })
    pages.y = (pages.last === last ? Math.max(labelEnd, pages.y) : pages.y) + 4
    return this
  }

  table(table: Table): this {
    drawTable(this.#pages, table)
    this.#pages.skip(0.6)
    return this
  }

  /** Starts a new page unless this much of the current one is left, in points. */
  room(height: number): this {
    this.#pages.room(height)
    return this
  }

  /** See Pages. */
  sendTo(take: (bytes: Uint8Array) => void): Promise<void> {
    return this.#pages.sendTo(take)
  }

  /** Finishes the pages and gives the bytes as a stream. */
  end(): NodeJS.ReadableStream {
    if (this.#pages.lacksCharacters)
      this.paragraph('□ stands for a character that the typefaces of this document do not have.', { quiet: true })
    return this.#pages.end()
  }
}
