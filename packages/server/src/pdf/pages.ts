import { setImmediate as nextTurn } from 'node:timers/promises'
import PdfDocument from 'pdfkit'

import { ASCENT, BOX, fontFor, registerFonts, showable, takeUp, type Weight } from './fonts.ts'

export const INK = '#1c2421'
export const QUIET = '#55605b'
export const ACCENT = '#0f4f4a'
export const RULE = '#d5d9d4'

/** In points; `head` and `foot` are how far the letterhead's text and the page number stand from the edges. */
const LAYOUTS = {
  portrait: { margins: { top: 96, bottom: 72, left: 60, right: 60 }, head: 36, foot: 42 },
  landscape: { margins: { top: 70, bottom: 60, left: 36, right: 36 }, head: 22, foot: 34 },
}

export interface Letterhead {
  /** Who the document comes from. */
  issuer: string
  title: string
  /** Stands in the foot of each page beside the page number, for example the confirmation number. */
  reference: string
  /** Upright, unless tables need the width. */
  layout?: keyof typeof LAYOUTS
}

const LINE_GAP = 1.5
const TABULAR = { features: ['tnum' as const], lineBreak: false }

/** How a piece of text looks and where it stands, in points: below the last one unless it says otherwise. */
export interface Look {
  size: number
  weight?: Weight
  color?: string
  x?: number
  y?: number
  width?: number
  align?: 'left' | 'right'
  /** Digits of one width, to stand below each other; such text does not wrap. */
  tabular?: boolean
  /** Text that would become higher ends with an ellipsis. */
  maxHeight?: number
}

/** A node of the order in which screen readers read. */
export type Tag = ReturnType<PDFKit.PDFDocument['struct']>

interface Place {
  /** The document itself unless given. */
  parent?: Tag
  /** Of a header cell. */
  scope?: 'Column' | 'Row'
}

declare global {
  namespace PDFKit.Mixins {
    /** pdfkit has this option, its types do not. */
    interface StructureElementOptions {
      scope?: 'Column' | 'Row'
    }
  }
}

/** The pages of a document: letterhead and page number on each, text in our typefaces, all of it tagged. */
export class Pages {
  readonly #doc: PDFKit.PDFDocument
  readonly #letterhead: Letterhead
  readonly #layout: (typeof LAYOUTS)['portrait']
  readonly #root: Tag
  #lacksCharacters = false

  constructor(letterhead: Letterhead) {
    const { issuer, title, reference, layout = 'portrait' } = letterhead
    this.#letterhead = letterhead
    this.#layout = LAYOUTS[layout]
    this.#doc = new PdfDocument({
      size: 'LETTER',
      layout,
      margins: this.#layout.margins,
      bufferPages: true,
      fontLayoutCache: false, // it would grow with every text; takeUp remembers some
      tagged: true,
      lang: 'en-US',
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: `${title} ${reference}`, Author: issuer },
    })
    registerFonts(this.#doc)
    this.#root = this.#doc.struct('Document')
    this.#doc.addStructure(this.#root)
  }

  /** Where the next text stands, in points from the upper edge. */
  get y(): number {
    return this.#doc.y
  }

  set y(y: number) {
    this.#doc.x = this.left
    this.#doc.y = y
  }

  get left(): number {
    return this.#layout.margins.left
  }

  /** Between the margins. */
  get width(): number {
    return this.#doc.page.width - this.#layout.margins.left - this.#layout.margins.right
  }

  /** Between the margins. */
  get height(): number {
    return this.#doc.page.height - this.#layout.margins.top - this.#layout.margins.bottom
  }

  /** The index of the last page. */
  get last(): number {
    const { start, count } = this.#doc.bufferedPageRange()
    return start + count - 1
  }

  /** Whether a box stands somewhere for a character that neither typeface has. */
  get lacksCharacters(): boolean {
    return this.#lacksCharacters
  }

  goTo(page: number): void {
    this.#doc.switchToPage(page)
  }

  /** Leaves room, in lines of the text before. */
  skip(lines: number): void {
    this.#doc.moveDown(lines)
  }

  /** Starts a new page when less than this much of the current one is left; says whether it did. */
  room(height: number): boolean {
    if (this.#doc.y + height <= this.#doc.page.height - this.#layout.margins.bottom) return false
    leave(this.#doc)
    this.#doc.addPage()
    return true
  }

  /**
   * Gives the bytes away as they are made from now on: thousands of pages are then never held at once. Ask for it before
   * anything is written; `end` gives no bytes then.
   */
  async sendTo(take: (bytes: Uint8Array) => void): Promise<void> {
    this.#doc.on('data', take)
    await nextTurn() // before it flows, pdfkit's stream would keep what it is given
  }

  /** A tag that others go into; whoever asks for it ends it. */
  tag(name: string, parent: Tag = this.#root): Tag {
    const tag = this.#doc.struct(name)
    parent.add(tag)
    return tag
  }

  /** Text under a tag of its own; the tag keeps what the typefaces cannot show. */
  text(name: string, text: string, look: Look, { parent = this.#root, scope }: Place = {}): void {
    const shown = showable(this.#doc, text, look.weight ?? 'regular')
    const options = { ...(scope && { scope }), ...(shown !== text && { actual: text }) }
    parent.add(this.#doc.struct(name, options, () => this.#write(text, look)))
  }

  /** What screen readers pass over: rules, and text that they have read before. */
  decoration(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.#doc.endMarkedContent()
  }

  /** Text within a decoration. */
  untagged(text: string, look: Look): void {
    this.#write(text, look)
  }

  /** A thin rule between the margins, within a decoration. */
  line(y: number, color: string = RULE): void {
    this.#doc
      .moveTo(this.left, y)
      .lineTo(this.left + this.width, y)
      .lineWidth(0.7)
      .stroke(color)
  }

  /** A coloured ground between the margins, within a decoration. */
  tint(y: number, height: number, color: string): void {
    this.#doc.rect(this.left, y, this.width, height).fill(color)
  }

  /** How wide a text is on one line. */
  widthOf(text: string, look: Look): number {
    const shown = this.#dress(text, look)
    return this.#doc.widthOfString(shown, look.tabular ? TABULAR : {})
  }

  /** How high a text becomes. */
  heightOf(text: string, look: Look): number {
    const shown = this.#dress(text, look)
    return this.#doc.heightOfString(shown, this.#options(look))
  }

  /** Draws letterhead and page numbers and gives the bytes as a stream. */
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
    const { issuer, title, reference } = this.#letterhead
    const { margins, head, foot } = this.#layout
    const { width, height } = this.#doc.page
    const below = height - foot
    // Text below the bottom margin would start a new page, so the margins are lifted while the frame is drawn.
    this.#doc.page.margins = { ...margins, top: 0, bottom: 0 }
    this.#doc.rect(0, 0, width, 6).fill(ACCENT)
    this.untagged(issuer, { size: 11, weight: 'bold', color: ACCENT, y: head })
    this.untagged(title, { size: 11, color: QUIET, y: head, align: 'right' })
    this.line(head + 26)
    this.line(below - 10)
    this.untagged(reference, { size: 9, color: QUIET, y: below, width: this.width - 100, maxHeight: 14 })
    this.untagged(`Page ${number} of ${count}`, { size: 9, color: QUIET, y: below, align: 'right' })
    this.#doc.page.margins = margins
  }

  #write(text: string, look: Look): void {
    const { size, color = INK, x = this.left, y = this.#doc.y, width = 0, tabular } = look
    const shown = this.#dress(text, look)
    this.#lacksCharacters ||= shown.includes(BOX) && !text.includes(BOX)
    this.#doc.fillColor(color)
    // Right-aligning and wrapping would lay out each number five times over.
    if (tabular) this.#doc.text(shown, x + width - this.widthOf(text, look), y, { ...TABULAR, ...baselineOf(size) })
    else this.#doc.text(shown, x, y, this.#options(look))
  }

  /** Takes up the typeface that a text needs, and gives the text as it can be shown in it. */
  #dress(text: string, { size, weight = 'regular' }: Look): string {
    const shown = showable(this.#doc, text, weight)
    const { name, scale } = fontFor(shown, weight)
    takeUp(this.#doc, name).fontSize(size * scale)
    return shown
  }

  /** For text of the typeface taken up. */
  #options({ size, x = this.left, width = this.left + this.width - x, align = 'left', maxHeight }: Look) {
    const line = this.#doc.currentLineHeight(true) + LINE_GAP
    return {
      width,
      align,
      lineGap: LINE_GAP,
      ...baselineOf(size),
      // pdfkit puts the ellipsis only where whole lines are cut.
      ...(maxHeight !== undefined && { height: Math.floor(maxHeight / line) * line, ellipsis: true }),
    }
  }
}

/**
 * Writes a page's content although its frame waits for the number of pages; that becomes a second content, after the
 * first. The page's places in the reading order are all known too: they become an object of their own. pdfkit would keep
 * both until the end, one object for each cell of a table, which came to a gigabyte for 20,000 claims.
 */
function leave(doc: PDFKit.PDFDocument): void {
  const { page, ref, getStructParentTree } = doc as unknown as OpenDocument
  const { content } = page
  page.content = ref.call(doc, {})
  page.dictionary.data.Contents = [content, page.content]
  content.end()

  const { structParentTreeKey: key } = page
  const tree = getStructParentTree.call(doc)
  const places = ref.call(doc, tree.get(key))
  places.end()
  places.data = {}
  tree.add(key, places)
}

/** What pdfkit has of a tagged document, which its types leave out. */
interface OpenDocument {
  page: { content: Reference; dictionary: { data: { Contents: unknown } }; structParentTreeKey: number }
  ref(data: object): Reference
  /** Which element of the structure each piece of a page belongs to. */
  getStructParentTree(): { get(key: number): object; add(key: number, places: Reference): void }
}
interface Reference {
  data: object
  end(): void
}

/** Both typefaces stand on the same line. */
const baselineOf = (size: number) => ({ baseline: -ASCENT * size })
