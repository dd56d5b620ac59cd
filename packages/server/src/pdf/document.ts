import type { Weight } from './fonts.ts'
import { Pages, type Letterhead, type Tag } from './pages.ts'
import { INK, QUIET } from './text-layout.ts'
import { drawTable, type Table } from './table.ts'
import { texts } from './texts.ts'

const LABEL_WIDTH = 190

/** The functions that draw the content of a document below its title. */
export type Drawing = Pick<PortalPdf, 'heading' | 'subheading' | 'paragraph' | 'row' | 'table' | 'room'>

/** The common layout of the portal's PDFs: letterhead and page numbers on each page, and a tagged reading order. */
export class PortalPdf {
  readonly #pages: Pages

  constructor(letterhead: Letterhead) {
    this.#pages = new Pages(letterhead)
  }

  /** Draws the title of the document. Call it once, before anything else. */
  title(text: string): this {
    this.#pages.text('H1', text, { size: 19, weight: 'bold', color: this.#pages.accent })
    this.#pages.skip(0.3)
    return this
  }

  /** Starts a chapter on a new page. Returns its page number. */
  chapter(text: string): number {
    const pages = this.#pages
    pages.room(pages.height)
    pages.bookmark(text)
    this.title(text)
    return pages.last + 1
  }

  /**
   * Reserves the rest of this page for the table of contents. The returned function draws it when the page numbers are
   * known.
   */
  contents(heading: string): (chapters: readonly { title: string; page: number }[]) => void {
    const pages = this.#pages
    const list = pages.tag('TOC')
    const { last: page, y } = pages
    pages.leavePage()
    return (chapters) => {
      const { last } = pages
      pages.goTo(page)
      pages.y = y
      pages.skip(1)
      pages.text('Caption', heading, { size: 13, weight: 'bold', color: pages.accent }, { parent: list })
      pages.skip(0.4)
      for (const chapter of chapters) this.#contentsLine(list, chapter)
      list.end()
      pages.goTo(last)
    }
  }

  #contentsLine(list: Tag, { title, page }: { title: string; page: number }): void {
    const pages = this.#pages
    const { y } = pages
    const item = pages.tag('TOCI', list)
    pages.text('P', title, { size: 11, y, width: pages.width - 60 }, { parent: item })
    const below = pages.y
    pages.text('P', String(page), { size: 11, y, align: 'right' }, { parent: item })
    item.end()
    pages.y = below + 4
  }

  heading(text: string): this {
    const pages = this.#pages
    pages.room(60)
    pages.skip(0.9)
    pages.text('H2', text, { size: 13, weight: 'bold', color: pages.accent })
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

  paragraph(text: string, style: { size?: number; weight?: Weight; quiet?: boolean } = {}): this {
    const { size = 10.5, weight = 'regular', quiet = false } = style
    this.#pages.text('P', text, { size, weight, color: quiet ? QUIET : INK })
    this.#pages.skip(0.4)
    return this
  }

  /**
   * Draws a label and its value side by side. Both wrap. A row is not split between pages unless it is longer than a
   * page.
   */
  row(label: string, value: string): this {
    const pages = this.#pages
    const labelStyle = { size: 10, color: QUIET, x: pages.left, width: LABEL_WIDTH }
    const valueStyle = { size: 10, weight: 'bold' as const, x: pages.left + LABEL_WIDTH + 14 }
    pages.room(Math.min(Math.max(pages.heightOf(label, labelStyle), pages.heightOf(value, valueStyle)), 300))
    const { last, y } = pages
    pages.text('P', /[?.:]$/.test(label) ? label : `${label}:`, { ...labelStyle, y })
    const labelEnd = pages.y
    if (pages.last !== last) pages.goTo(last)
    pages.text('P', value, { ...valueStyle, y })
    pages.y = (pages.last === last ? Math.max(labelEnd, pages.y) : pages.y) + 4
    return this
  }

  table(table: Table): this {
    drawTable(this.#pages, table)
    this.#pages.skip(0.6)
    return this
  }

  /** Starts a new page if the current one has less space left, in points. */
  room(height: number): this {
    this.#pages.room(height)
    return this
  }

  /** See Pages. */
  sendTo(take: (bytes: Uint8Array) => void): Promise<void> {
    return this.#pages.sendTo(take)
  }

  /** Finishes the pages and returns the bytes as a stream. */
  end(): NodeJS.ReadableStream {
    if (this.#pages.lacksCharacters) this.paragraph(texts.missingCharacters, { quiet: true })
    return this.#pages.end()
  }
}
