import PdfDocument from 'pdfkit'

import { fontFor, registerFonts, type Weight } from './fonts.ts'

const MARGIN = { top: 96, bottom: 72, left: 60, right: 60 }
const INK = '#1c2421'
const QUIET = '#55605b'
const ACCENT = '#0f4f4a'
const RULE = '#d5d9d4'
const LABEL_WIDTH = 190

export interface Letterhead {
  /** Who the document comes from. */
  issuer: string
  title: string
  /** Stands in the foot of each page beside the page number, for example the confirmation number. */
  reference: string
}

/** The look every PDF of the portal shares: letterhead and page numbers on each page, a tagged reading order. */
export class PortalPdf {
  readonly #doc: PDFKit.PDFDocument
  readonly #letterhead: Letterhead
  readonly #root: ReturnType<PDFKit.PDFDocument['struct']>

  constructor(letterhead: Letterhead) {
    this.#letterhead = letterhead
    this.#doc = new PdfDocument({
      size: 'LETTER',
      margins: MARGIN,
      bufferPages: true,
      tagged: true,
      lang: 'en-US',
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: `${letterhead.title} ${letterhead.reference}`, Author: letterhead.issuer },
    })
    registerFonts(this.#doc)
    this.#root = this.#doc.struct('Document')
    this.#doc.addStructure(this.#root)
  }

  heading(text: string): this {
    this.#room(60)
    this.#doc.moveDown(0.9)
    this.#tagged('H2', () => this.#write(text, { size: 13, weight: 'bold', color: ACCENT }))
    const { y } = this.#doc
    this.#artifact(() => this.#line(y + 4))
    this.#doc.y = y + 12
    return this
  }

  paragraph(text: string, look: { size?: number; weight?: Weight; quiet?: boolean } = {}): this {
    const { size = 10.5, weight = 'regular', quiet = false } = look
    this.#tagged('P', () => this.#write(text, { size, weight, color: quiet ? QUIET : INK }))
    this.#doc.moveDown(0.4)
    return this
  }

  /** A label and its value side by side; both wrap, and a row that fits on one page is not torn apart. */
  row(label: string, value: string): this {
    const { left, right } = MARGIN
    const valueX = left + LABEL_WIDTH + 14
    const valueWidth = this.#doc.page.width - right - valueX
    const height = Math.max(this.#height(label, LABEL_WIDTH, 'regular'), this.#height(value, valueWidth, 'bold'))
    this.#room(Math.min(height, 300))
    const page = this.#pageIndex()
    const { y } = this.#doc
    this.#tagged('P', () =>
      this.#write(/[?.:]$/.test(label) ? label : `${label}:`, {
        size: 10,
        color: QUIET,
        x: left,
        y,
        width: LABEL_WIDTH,
      }),
    )
    const labelEnd = this.#doc.y
    if (this.#pageIndex() !== page) this.#doc.switchToPage(page)
    this.#tagged('P', () => this.#write(value, { size: 10, weight: 'bold', x: valueX, y, width: valueWidth }))
    this.#doc.x = left
    this.#doc.y = (this.#pageIndex() === page ? Math.max(labelEnd, this.#doc.y) : this.#doc.y) + 4
    return this
  }

  /** Finishes the pages and gives the bytes as a stream. */
  end(): NodeJS.ReadableStream {
    const { start, count } = this.#doc.bufferedPageRange()
    for (let page = start; page < start + count; page++) {
      this.#doc.switchToPage(page)
      this.#artifact(() => this.#pageFrame(page + 1, count))
    }
    this.#root.end()
    this.#doc.end()
    return this.#doc
  }

  #pageFrame(number: number, count: number): void {
    const { issuer, title, reference } = this.#letterhead
    const { width, height } = this.#doc.page
    // Text below the bottom margin would start a new page, so the margins are lifted while the frame is drawn.
    this.#doc.page.margins = { ...MARGIN, top: 0, bottom: 0 }
    this.#doc.rect(0, 0, width, 6).fill(ACCENT)
    this.#write(issuer, { size: 11, weight: 'bold', color: ACCENT, x: MARGIN.left, y: 36 })
    this.#write(title, { size: 11, color: QUIET, x: MARGIN.left, y: 36, align: 'right' })
    this.#line(62)
    this.#line(height - 52)
    this.#write(reference, { size: 9, color: QUIET, x: MARGIN.left, y: height - 42 })
    this.#write(`Page ${number} of ${count}`, { size: 9, color: QUIET, x: MARGIN.left, y: height - 42, align: 'right' })
    this.#doc.page.margins = MARGIN
  }

  #write(
    text: string,
    look: {
      size: number
      weight?: Weight
      color?: string
      x?: number
      y?: number
      width?: number
      align?: 'left' | 'right'
    },
  ): void {
    const { size, weight = 'regular', color = INK, x = MARGIN.left, y = this.#doc.y, align = 'left' } = look
    const width = look.width ?? this.#doc.page.width - x - MARGIN.right
    this.#doc
      .font(fontFor(text, weight))
      .fontSize(size)
      .fillColor(color)
      .text(text, x, y, { width, align, lineGap: 1.5 })
  }

  #height(text: string, width: number, weight: Weight): number {
    return this.#doc.font(fontFor(text, weight)).fontSize(10).heightOfString(text, { width, lineGap: 1.5 })
  }

  #line(y: number): void {
    const { width } = this.#doc.page
    this.#doc
      .moveTo(MARGIN.left, y)
      .lineTo(width - MARGIN.right, y)
      .lineWidth(0.7)
      .stroke(RULE)
  }

  /** Starts a new page when less than this much of the current one is left. */
  #room(height: number): void {
    if (this.#doc.y + height > this.#doc.page.height - MARGIN.bottom) this.#doc.addPage()
  }

  #pageIndex(): number {
    const { start, count } = this.#doc.bufferedPageRange()
    return start + count - 1
  }

  #tagged(tag: 'H2' | 'P', draw: () => void): void {
    this.#root.add(this.#doc.struct(tag, {}, draw))
  }

  /** Decoration that a screen reader passes over. */
  #artifact(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.#doc.endMarkedContent()
  }
}
