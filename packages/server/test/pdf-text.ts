import { inflateSync } from 'node:zlib'

/**
 * The text of a PDF as the portal writes them: compressed streams, embedded fonts, glyphs written in hexadecimal and
 * named by each font's ToUnicode table.
 */
export function pdfText(pdf: Buffer): string {
  const objects = objectsIn(pdf)
  const fonts = new Map<string, Map<string, string>>()
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1]
      if (table) fonts.set(name, lettersByGlyph(objects.get(table)?.content ?? ''))
    }
  }
  return [...objects.values()].map(({ content }) => textShown(content, fonts)).join('\n')
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
    for (const [offset, [, letter = '']] of [...list.matchAll(/<([0-9a-f]+)>/gi)].entries()) {
      const glyph = Number.parseInt(first, 16) + offset
      letters.set(glyph.toString(16).padStart(4, '0'), Buffer.from(letter, 'hex').swap16().toString('utf16le'))
    }
  }
  return letters
}

function textShown(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let letters: ReadonlyMap<string, string> | undefined
  let text = ''
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font)
    const glyphs = [...(shown ?? '').matchAll(/<([0-9a-f]+)>/gi)].map(([, run = '']) => run.toLowerCase()).join('')
    text += (glyphs.match(/.{4}/g) ?? []).map((glyph) => letters?.get(glyph) ?? '').join('')
    if (shown) text += '\n'
  }
  return text
}
