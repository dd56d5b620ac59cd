import { createRequire } from 'node:module'
import { join } from 'node:path'

import { packageFolder } from '../package-folder.ts'

const resolve = createRequire(import.meta.url).resolve
/** The portal's typeface with plain zeros, as scripts/plain-zero.py makes it. */
const brand = (weight: 400 | 700) => join(packageFolder, `src/pdf/fonts/portal-text-${weight}.woff`)

const FILES = {
  brand: brand(400),
  'brand-bold': brand(700),
  wide: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  'wide-bold': resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
}

export type Weight = 'regular' | 'bold'

/** Latin-1 and common punctuation: what the portal's own typeface holds. */
const IN_BRAND = /^[\n\r\t\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]*$/

/** Registers the typefaces of our documents. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const [name, file] of Object.entries(FILES)) doc.registerFont(name, file)
}

/** Of the portal's typeface, in ems: text of either typeface stands this far below its upper edge. */
export const ASCENT = 0.984

/** The portal's typeface, or one that also has Greek, Cyrillic and the rest of Latin, set to look as large. */
export function fontFor(text: string, weight: Weight): { name: keyof typeof FILES; scale: number } {
  const isBrand = IN_BRAND.test(text)
  const family = isBrand ? 'brand' : 'wide'
  return { name: weight === 'bold' ? `${family}-bold` : family, scale: isBrand ? 1 : 0.92 }
}

/** Stands for a character that neither typeface has. */
export const BOX = '\u25a1'

/**
 * The text as it can be shown: composed, without control and format characters, and with a box for each character that
 * the wide typeface lacks, Chinese ones for example; pdfkit would draw them without a trace of what they were.
 */
export function showable(doc: PDFKit.PDFDocument, text: string, weight: Weight): string {
  if (IN_BRAND.test(text)) return text
  const { font } = openFont(doc.font(weight === 'bold' ? 'wide-bold' : 'wide'))
  const characters = text.normalize('NFC').replaceAll(/(?![\n\t])[\p{Cc}\p{Cf}]/gu, '')
  return characters.replaceAll(/[^\n\t]/gu, (character) =>
    font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? character : BOX,
  )
}

/** What pdfkit has of the typeface that was taken up last, which its types leave out. */
interface OpenFont {
  font: { hasGlyphForCodePoint(codePoint: number): boolean }
  layoutRun(text: string, features?: readonly string[]): Layout
}
interface Layout {
  glyphs: readonly object[]
  positions: readonly object[]
  advanceWidth: number
}

const openFont = (doc: PDFKit.PDFDocument) => (doc as unknown as Record<'_font', OpenFont>)['_font']

const remembering = new WeakSet<OpenFont>()
/** Texts of a typeface whose layout is remembered: those of some pages. */
const mostLayouts = 2_000

/**
 * Takes up a typeface that remembers how it laid out a text: pdfkit asks for it up to four times for each number of a
 * table, and laying out is most of what a long table costs.
 */
export function takeUp(doc: PDFKit.PDFDocument, name: string): PDFKit.PDFDocument {
  doc.font(name)
  const font = openFont(doc)
  if (remembering.has(font)) return doc
  remembering.add(font)
  const layouts = new Map<string, Layout>()
  const layOut = font.layoutRun.bind(font)
  font.layoutRun = (text, features) => {
    const key = features ? `${text}\0${features.join()}` : text
    const known = layouts.get(key)
    if (known) return known
    if (layouts.size >= mostLayouts) layouts.clear()
    // Amounts seldom come twice, and their digits, all of one width, stand together as each stands alone.
    const layout =
      features && text.length > 1
        ? inARow([...text].map((sign) => font.layoutRun(sign, features)))
        : layOut(text, features)
    layouts.set(key, layout)
    return layout
  }
  return doc
}

const inARow = (layouts: readonly Layout[]): Layout => ({
  glyphs: layouts.flatMap(({ glyphs }) => glyphs),
  positions: layouts.flatMap(({ positions }) => positions),
  advanceWidth: layouts.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0),
})
