import { inflateSync } from 'node:zlib'

/**
 * The text of a PDF as the portal writes them, or as Chromium prints a page: compressed streams, embedded fonts, glyphs
 * written in hexadecimal and named by each font's ToUnicode table.
 */
export function pdfText(pdf: Buffer): string {
  const { objects, fonts } = readPdf(pdf)
  return [...objects.values()].map(({ content }) => textShown(content, fonts)).join('\n')
}

/** The text of each page, in order. */
export function pdfPages(pdf: Buffer): string[] {
  const { objects, fonts } = readPdf(pdf)
  return [...objects.values()].flatMap(({ head }) => {
    if (!/\/Type\s*\/Page\b/.test(head)) return []
    const contents = /\/Contents\s*(\[[^\]]*\]|\d+ 0 R)/.exec(head)?.[1] ?? ''
    const ids = [...contents.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => id)
    return [ids.map((id) => textShown(objects.get(id)?.content ?? '', fonts)).join('\n')]
  })
}

/** The font sizes, in points, of text in the portal's own typeface in a PDF. */
export function pdfTextSizes(pdf: Buffer): number[] {
  const { objects } = readPdf(pdf)
  const sizes = [...objects.values()].flatMap(({ content }) =>
    [...content.matchAll(/\/F\d+ ([\d.]+) Tf/g)].map(([, size]) => Number(size)),
  )
  return [...new Set(sizes)].toSorted((one, other) => one - other)
}

/** The colors, as `#rrggbb`, in which a PDF of the portal fills and draws. */
export function pdfColors(pdf: Buffer): string[] {
  const { objects } = readPdf(pdf)
  const channel = (share: string) =>
    Math.round(Number(share) * 255)
      .toString(16)
      .padStart(2, '0')
  const colors = [...objects.values()].flatMap(({ content }) =>
    [...content.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) scn/gi)].map(
      ([, red = '', green = '', blue = '']) => `#${channel(red)}${channel(green)}${channel(blue)}`,
    ),
  )
  return [...new Set(colors)]
}

function readPdf(pdf: Buffer) {
  const objects = objectsIn(pdf)
  const fonts = new Map<string, Map<string, string>>()
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1]
      if (table) fonts.set(name, lettersByGlyph(objects.get(table)?.content ?? ''))
    }
  }
  return { objects, fonts }
}

interface PdfObject {
  head: string
  /** Of a stream, decompressed; else empty. */
  content: string
}

function objectsIn(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1')
  const objects = new Map<string, PdfObject>()
  for (const [, id = '', body = ''] of text.matchAll(/(\d+) 0 obj\s([\s\S]*?)\sendobj/g)) {
    const [head = '', stream] = body.split(/stream\r?\n/, 2)
    const isReadable = stream !== undefined && head.includes('/FlateDecode') && !head.includes('/Image')
    objects.set(id, { head, content: isReadable ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : '' })
  }
  return objects
}

function lettersByGlyph(cmap: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, first = '', , list = ''] of cmap.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi)) {
    for (const [offset, [, letter = '']] of [...list.replaceAll(' ', '').matchAll(/<([0-9a-f]+)>/gi)].entries()) {
      const glyph = Number.parseInt(first, 16) + offset
      letters.set(glyph.toString(16).padStart(4, '0'), Buffer.from(letter, 'hex').swap16().toString('utf16le'))
    }
  }
  for (const [, block = ''] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', letter = ''] of block.matchAll(/<([0-9a-f]+)>\s*<([0-9a-f]+)>/gi))
      letters.set(glyph.toLowerCase(), Buffer.from(letter, 'hex').swap16().toString('utf16le'))
  for (const [, block = ''] of cmap.matchAll(/beginbfrange([^[]*?)endbfrange/g))
    for (const [, first = '', last = '', letter = ''] of block.matchAll(
      /<([0-9a-f]+)>\s*<([0-9a-f]+)>\s*<([0-9a-f]+)>/gi,
    ))
      for (let glyph = Number.parseInt(first, 16); glyph <= Number.parseInt(last, 16); glyph++) {
        const code = Number.parseInt(letter, 16) + glyph - Number.parseInt(first, 16)
        letters.set(glyph.toString(16).padStart(first.length, '0'), String.fromCodePoint(code))
      }
  return letters
}

function textShown(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let letters: ReadonlyMap<string, string> | undefined
  let text = ''
  for (const [, font, row, single] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|(<[0-9a-f]+>) Tj/gi)) {
    const shown = row ?? single
    if (font) letters = fonts.get(font)
    const glyphs = [...(shown ?? '').matchAll(/<([0-9a-f]+)>/gi)].map(([, run = '']) => run.toLowerCase()).join('')
    // Fonts of Chromium that are drawn letter by letter have glyphs of one byte.
    const [{ length } = '0000'] = letters?.keys() ?? []
    text += (glyphs.match(length === 2 ? /.{2}/g : /.{4}/g) ?? []).map((glyph) => letters?.get(glyph) ?? '').join('')
    if (shown) text += '\n'
  }
  return text
}
