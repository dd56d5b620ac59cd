import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Brand } from '@captive/api-client/contract'
import PdfDocument from 'pdfkit'

import { registerFonts, showable } from './fonts.ts'
import { QUIET, RULE, TextLayout, type TextStyle } from './text-layout.ts'
import { texts } from './texts.ts'
import { writeFinishedPage } from './write-finished-page.ts'

/** The brand data in a document. */
type DocumentBrand = Pick<Brand, 'name' | 'colors'>

/** In points. `head` and `foot` are the distances of the letterhead and of the page number from the edges. */
const LAYOUTS = {
  portrait: { margins: { top: 96, bottom: 72, left: 60, right: 60 }, head: 36, foot: 42 },
  landscape: { margins: { top: 70, bottom: 60, left: 36, right: 36 }, head: 22, foot: 34 },
}

export interface Letterhead {
  brand: DocumentBrand
  /** The department that issues the document, for example Claims. */
  department: string
  title: string
  /** The text beside the page number in each footer, for example the confirmation number. */
  reference: string
  /** Portrait, unless tables need more width. */
  layout?: keyof typeof LAYOUTS
}

const issuerOf = ({ brand, department }: Letterhead) => `${brand.name} — ${department}`

/** A node of the structure tree, which screen readers read in order. */
export type Tag = ReturnType<PDFKit.PDFDocument['struct']>

interface Place {
  /** The default is the document. */
  parent?: Tag
  /** The scope of a header cell. */
  scope?: 'Column' | 'Row'
}

declare global {
  namespace PDFKit.Mixins {
    /** pdfkit has this option, but its types do not. */
    interface StructureElementOptions {
      scope?: 'Column' | 'Row'
    }
  }
}

/** The pages of a document: letterhead and page number on each, and tagged text in the portal's fonts. */
export class Pages {
  readonly #doc: PDFKit.PDFDocument
  readonly #letterhead: Letterhead
  readonly #layout: (typeof LAYOUTS)['portrait']
  readonly #root: Tag
  readonly #text: TextLayout
  /** The brand color, dark enough for text. */
  readonly accent: string
  /** A background color for text. */
  readonly accentTint: string

  constructor(letterhead: Letterhead) {
    const { brand, title, reference, layout = 'portrait' } = letterhead
    const { accent, accentTint } = brand.colors.light
    this.#letterhead = letterhead
    this.accent = accent
    this.accentTint = accentTint
    this.#layout = LAYOUTS[layout]
    this.#doc = new PdfDocument({
      size: 'LETTER',
      layout,
      margins: this.#layout.margins,
      bufferPages: true,
      tagged: true,
      lang: 'en-US',
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: `${title} ${reference}`, Author: issuerOf(letterhead) },
    })
    registerFonts(this.#doc)
    this.#text = new TextLayout(this.#doc, this.#layout.margins)
    this.#root = this.#doc.struct('Document')
    this.#doc.addStructure(this.#root)
  }

  /** The position of the next text, in points from the top of the page. */
  get y(): number {
    return this.#doc.y
  }

  set y(y: number) {
    this.#doc.x = this.left
    this.#doc.y = y
  }

  get left(): number {
    return this.#text.left
  }

  /** The width between the margins. */
  get width(): number {
    return this.#text.width
  }

  /** The height between the margins. */
  get height(): number {
    return this.#doc.page.height - this.#layout.margins.top - this.#layout.margins.bottom
  }

  /** The index of the last page. */
  get last(): number {
    const { start, count } = this.#doc.bufferedPageRange()
    return start + count - 1
  }

  /** Whether a box was drawn for a character that neither font has. */
  get lacksCharacters(): boolean {
    return this.#text.lacksCharacters
  }

  goTo(page: number): void {
    this.#doc.switchToPage(page)
  }

  /** Adds vertical space, in lines of the previous text. */
  skip(lines: number): void {
    this.#doc.moveDown(lines)
  }

  /** Starts a new page if the current one has less height left. Returns whether it did. */
  room(height: number): boolean {
    if (this.#doc.y + height <= this.#doc.page.height - this.#layout.margins.bottom) return false
    writeFinishedPage(this.#doc)
    this.#doc.addPage()
    return true
  }

  /** Starts a new page and keeps the current one open, so that `goTo` can return to it. */
  leavePage(): void {
    this.#doc.addPage()
  }

  /** Adds the current position to the outline of the PDF. */
  bookmark(text: string): void {
    this.#doc.outline.addItem(showable(text, 'regular'))
  }

  /**
   * Streams bytes as they are made, so that thousands of pages are never in memory at once. Call it before writing
   * anything. The stream of `end` is empty afterward.
   */
  async sendTo(take: (bytes: Uint8Array) => void): Promise<void> {
    this.#doc.on('data', take)
    await nextTurn() // pdfkit's stream buffers bytes until it flows
  }

  /** A tag with child tags. The caller ends it. */
  tag(name: string, parent: Tag = this.#root): Tag {
    const tag = this.#doc.struct(name)
    parent.add(tag)
    return tag
  }

  /** Text in its own tag. The tag also contains the characters that the fonts cannot show. */
  text(name: string, text: string, style: TextStyle, { parent = this.#root, scope }: Place = {}): void {
    const shown = showable(text, style.weight ?? 'regular')
    const options = { ...(scope && { scope }), ...(shown !== text && { actual: text }) }
    parent.add(this.#doc.struct(name, options, () => this.#text.write(text, style)))
  }

  /** Content that screen readers skip: lines, and repeated text. */
  decoration(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.#doc.endMarkedContent()
  }

  /** Text within a decoration. */
  untagged(text: string, style: TextStyle): void {
    this.#text.write(text, style)
  }

  /** A thin rule between the margins, within a decoration. */
  line(y: number, color: string = RULE): void {
    this.#doc
      .moveTo(this.left, y)
      .lineTo(this.left + this.width, y)
      .lineWidth(0.7)
      .stroke(color)
  }

  /** A colored background between the margins, within a decoration. */
  tint(y: number, height: number, color: string): void {
    this.#doc.rect(this.left, y, this.width, height).fill(color)
  }

  /** See TextLayout. */
  widthOf(text: string, style: TextStyle): number {
    return this.#text.widthOf(text, style)
  }

  /** See TextLayout. */
  heightOf(text: string, style: TextStyle): number {
    return this.#text.heightOf(text, style)
  }

  /** Draws letterhead and page numbers, and returns the bytes as a stream. */
  end(): NodeJS.ReadableStream {
    for (let page = 0; page <= this.last; page++) {
      this.goTo(page)
      this.decoration(() => this.#frame(page + 1, this.last + 1))
    }
    this.#root.end()
    this.#doc.end()
    return this.#doc
  }

  #frame(number: number, count: number): void {
    const { title, reference } = this.#letterhead
    const { margins, head, foot } = this.#layout
    const { width, height } = this.#doc.page
    const below = height - foot
    // Text below the bottom margin would start a new page, so the margins are zero while letterhead and page number are
    // drawn.
    this.#doc.page.margins = { ...margins, top: 0, bottom: 0 }
    this.#doc.rect(0, 0, width, 6).fill(this.accent)
    this.untagged(issuerOf(this.#letterhead), { size: 11, weight: 'bold', color: this.accent, y: head })
    this.untagged(title, { size: 11, color: QUIET, y: head, align: 'right' })
    this.line(head + 26)
    this.line(below - 10)
    this.untagged(reference, { size: 9, color: QUIET, y: below, width: this.width - 100, maxHeight: 14 })
    this.untagged(texts.page(number, count), { size: 9, color: QUIET, y: below, align: 'right' })
    this.#doc.page.margins = margins
  }
}
