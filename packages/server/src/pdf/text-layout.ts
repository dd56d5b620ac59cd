import { lightNeutrals } from '@captive/brand'

import { ASCENT, BOX, fontFor, showable, type Weight } from './fonts.ts'

export const INK = lightNeutrals.ink
export const QUIET = lightNeutrals.dimmed
export const RULE = lightNeutrals.hairline

const LINE_GAP = 1.5
const TABULAR = { features: ['tnum' as const] }

/** The style and position of a text, in points. The default position is below the previous text. */
export interface TextStyle {
  size: number
  weight?: Weight
  color?: string
  x?: number
  y?: number
  width?: number
  align?: 'left' | 'right'
  /** Tabular digits, so that numbers line up, right-aligned within `width`. Such text does not wrap. */
  tabular?: boolean
  /** Higher text is cut and ends with an ellipsis. */
  maxHeight?: number
  /** Text that rarely repeats, such as a claim number, so that pdfkit does not cache its layout. */
  isUnique?: boolean
}

/** Measures and writes text in the portal's fonts on the current page of a document. */
export class TextLayout {
  readonly #doc: PDFKit.PDFDocument
  readonly #margins: { left: number; right: number }
  readonly #ems = new Map<string, number>()
  #lacksCharacters = false

  constructor(doc: PDFKit.PDFDocument, margins: { left: number; right: number }) {
    this.#doc = doc
    this.#margins = margins
  }

  get left(): number {
    return this.#margins.left
  }

  /** The width between the margins. */
  get width(): number {
    return this.#doc.page.width - this.#margins.left - this.#margins.right
  }

  /** Whether a box was drawn for a character that neither font has. */
  get lacksCharacters(): boolean {
    return this.#lacksCharacters
  }

  /** The width of a text on one line, in points. */
  widthOf(text: string, style: TextStyle): number {
    const shown = this.#dress(text, style)
    if (!style.tabular) return this.#doc.widthOfString(shown)
    // Tabular digits have no kerning, so the width of a number is the sum of its characters. pdfkit takes long to
    // compute it.
    const { name, scale } = fontFor(shown, style.weight ?? 'regular')
    const ems = [...shown].reduce((sum, character) => sum + this.#emsOf(name, character), 0)
    return ems * style.size * scale
  }

  /** The width of a character in the current font, in ems. */
  #emsOf(font: string, character: string): number {
    const key = `${font} ${character}`
    const known = this.#ems.get(key)
    if (known !== undefined) return known
    const ems = this.#doc.fontSize(1).widthOfString(character, TABULAR)
    this.#ems.set(key, ems)
    return ems
  }

  /** The height of a text in points. */
  heightOf(text: string, style: TextStyle): number {
    const shown = this.#dress(text, style)
    return this.#doc.heightOfString(shown, this.#options(style))
  }

  write(text: string, style: TextStyle): void {
    const { size, color = INK, x = this.left, y = this.#doc.y, width = 0, tabular } = style
    const left = tabular ? x + width - this.widthOf(text, style) : x
    const shown = this.#dress(text, style)
    this.#lacksCharacters ||= shown.includes(BOX) && !text.includes(BOX)
    this.#doc.fillColor(color)
    if (tabular) this.#doc.text(shown, left, y, { ...TABULAR, ...baselineOf(size), width })
    else this.#doc.text(shown, left, y, this.#options(style))
  }

  /** Sets the font for a text, and returns the characters that the font can show. */
  #dress(text: string, { size, weight = 'regular' }: TextStyle): string {
    const shown = showable(text, weight)
    const { name, scale } = fontFor(shown, weight)
    this.#doc.font(name).fontSize(size * scale)
    return shown
  }

  /** Text options for the current font. */
  #options({
    size,
    x = this.left,
    width = this.left + this.width - x,
    align = 'left',
    maxHeight,
    isUnique,
  }: TextStyle) {
    const line = this.#doc.currentLineHeight(true) + LINE_GAP
    return {
      width,
      align,
      lineGap: LINE_GAP,
      ...baselineOf(size),
      // pdfkit caches the layout of words unless features are given. Thousands of different words would need much
      // memory.
      ...(isUnique && { features: [] }),
      // pdfkit adds the ellipsis only if it cuts whole lines.
      ...(maxHeight !== undefined && { height: Math.floor(maxHeight / line) * line, ellipsis: true }),
    }
  }
}

/** Aligns both fonts on the same baseline. */
const baselineOf = (size: number) => ({ baseline: -ASCENT * size })
