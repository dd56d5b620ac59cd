import { createRequire } from 'node:module'
import { openSync, type Font } from 'fontkit'

const resolve = createRequire(import.meta.url).resolve
/**
 * Source Sans has zeros without a stroke, which columns of amounts need. The typeface of the screen has only zeros with
 * a stroke.
 */
const brand = (weight: 400 | 700) =>
  resolve(`@fontsource/source-sans-3/files/source-sans-3-latin-${weight}-normal.woff`)

const FILES = {
  brand: brand(400),
  'brand-bold': brand(700),
  wide: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  'wide-bold': resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
}

export type Weight = 'regular' | 'bold'

/** Latin-1 and common punctuation: the characters of the main font. */
const IN_BRAND = /^[\n\r\t\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]*$/

/** Registers the fonts of our documents. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const [name, file] of Object.entries(FILES)) doc.registerFont(name, file)
}

/** The ascent of the main font, in ems. The baseline of text in either font is this far below its top. */
export const ASCENT = 1.024

/**
 * The main font, or a font that also has Greek, Cyrillic and all Latin characters, scaled to the same apparent size.
 */
export function fontFor(text: string, weight: Weight): { name: keyof typeof FILES; scale: number } {
  const isBrand = IN_BRAND.test(text)
  const family = isBrand ? 'brand' : 'wide'
  return { name: weight === 'bold' ? `${family}-bold` : family, scale: isBrand ? 1 : 0.89 }
}

/** Drawn instead of a character that neither font has. */
export const BOX = '\u25a1'

const openFonts = new Map<keyof typeof FILES, Font>()

function openFont(name: keyof typeof FILES): Font {
  const font = openFonts.get(name) ?? openSync(FILES[name])
  openFonts.set(name, font)
  return font
}

/**
 * The text that the fonts can draw: composed, without control and format characters, and with a box for each character
 * that the wide font lacks, for example Chinese ones. Without the box pdfkit would draw nothing.
 */
export function showable(text: string, weight: Weight): string {
  if (IN_BRAND.test(text)) return text
  const font = openFont(weight === 'bold' ? 'wide-bold' : 'wide')
  const characters = text.normalize('NFC').replaceAll(/(?![\n\t])[\p{Cc}\p{Cf}]/gu, '')
  return characters.replaceAll(/[^\n\t]/gu, (character) =>
    font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? character : BOX,
  )
}
