import { isUtf8 } from 'node:buffer'

const signatures: [type: string, offset: number, bytes: string][] = [
  ['application/pdf', 0, '%PDF-'],
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/gif', 0, 'GIF8'],
  ['image/webp', 8, 'WEBP'],
  ['image/heic', 4, 'ftyphei'],
  ['image/heic', 4, 'ftypmif1'],
  ['video/quicktime', 4, 'ftypqt'],
  ['video/mp4', 4, 'ftyp'],
  ['video/x-msvideo', 8, 'AVI '],
  ['application/zip', 0, 'PK\x03\x04'],
  ['application/x-ole-storage', 0, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
]

/** How much of either end of a file `mediaTypeOf` looks at, in bytes. */
export const edgeLength = 1024

/**
 * What a file is by its first and its last bytes; what its name or its sender says is not believed. A PDF is one only
 * if it ends as one: a truncated file, or another with a PDF's first line, is `application/octet-stream`.
 */
export function mediaTypeOf(head: Buffer, tail: Buffer): string {
  const text = head.toString('latin1')
  const [known] = signatures.find(([, offset, bytes]) => text.startsWith(bytes, offset)) ?? []
  if (known === 'application/pdf' && !endsAsPdf(tail)) return 'application/octet-stream'
  return known ?? (isText(head) ? 'text/plain' : 'application/octet-stream')
}

/** Where the table of objects begins, and the mark of the end (ISO 32000-2, 7.5.5); readers allow some bytes after it. */
const endsAsPdf = (tail: Buffer) => /startxref\s+\d+\s+%%EOF/.test(tail.toString('latin1'))

/** UTF-8 without control characters; the head may end within a letter of up to four bytes. */
function isText(head: Buffer): boolean {
  const printable = (byte: number) => (byte >= 0x20 && byte !== 0x7f) || (byte >= 0x09 && byte <= 0x0d)
  return (
    head.length > 0 && head.every(printable) && [0, 1, 2, 3].some((cut) => isUtf8(head.subarray(0, head.length - cut)))
  )
}
