import { createRequire } from 'node:module'

const resolve = createRequire(import.meta.url).resolve
const brand = (weight: 400 | 700) =>
  resolve(`@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff`)

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

/** The portal's typeface, or one that also has Greek, Cyrillic and the rest of Latin when the text needs it. */
export function fontFor(text: string, weight: Weight): keyof typeof FILES {
  const family = IN_BRAND.test(text) ? 'brand' : 'wide'
  return weight === 'bold' ? `${family}-bold` : family
}
