import { isUtf8 } from 'node:buffer'
import { fileTypeFromBuffer } from 'file-type'

/**
 * The number of bytes at each end of a file that `mediaTypeOf` reads. An office document is a ZIP that names its type
 * late.
 */
export const edgeLength = 65_536

const unknownType = 'application/octet-stream'

/**
 * The media type according to the first and last bytes of a file, regardless of its name. A truncated PDF, or a file
 * that only begins like a PDF, does not count as a PDF.
 */
export async function mediaTypeOf(head: Buffer, tail: Buffer): Promise<string> {
  const known = (await fileTypeFromBuffer(head))?.mime
  if (known === 'application/pdf' && endsAsPdf(tail)) return known
  if (known !== 'application/rtf' && isText(head)) return beginsAsMail(head) ? 'message/rfc822' : 'text/plain'
  return known === undefined || known === 'application/pdf' ? unknownType : known
}

/** Offset of the xref table and end marker (ISO 32000-2, 7.5.5); readers accept a few bytes after them. */
const endsAsPdf = (tail: Buffer) => /startxref\s+\d+\s+%%EOF/.test(tail.subarray(-1024).toString('latin1'))

/**
 * Whether the bytes are text without control characters: UTF-8, UTF-16 with a byte order mark, or a single-byte code
 * page.
 */
function isText(head: Buffer): boolean {
  const isUtf16 = head.length > 1 && (head.readUInt16LE(0) === 0xfeff || head.readUInt16BE(0) === 0xfeff)
  if (isUtf16) return !hasControls(new TextDecoder(head[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(head))
  // the last character may be incomplete
  const isWhole = [0, 1, 2, 3].some((cut) => isUtf8(head.subarray(0, head.length - cut)))
  return !hasControls(head.toString('latin1').replaceAll(isWhole ? /[\x80-\x9f]/g : /[\x80-\xff]/g, ''))
}

const hasControls = (text: string) => /(?![\t-\r])\p{Cc}/u.test(text)

/** Header fields (RFC 5322 §2.2) up to an empty line, including one that every mail has. */
function beginsAsMail(head: Buffer): boolean {
  const [fields = ''] = head.toString('latin1').split(/\r?\n\r?\n/, 1)
  return (
    /^(?:[!-9;-~]+:.*(?:\r?\n[ \t].*)*(?:\r?\n|$))+$/.test(fields) && /^(?:from|received|return-path):/im.test(fields)
  )
}
