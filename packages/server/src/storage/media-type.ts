import { isUtf8 } from 'node:buffer'
import { fileTypeFromBuffer } from 'file-type'

/** How much of either end of a file `mediaTypeOf` looks at, in bytes: an office document is a ZIP, and says late of what kind. */
export const edgeLength = 65_536

/** What nobody can tell. */
const unknownType = 'application/octet-stream'

/**
 * What a file is by its first and its last bytes; what its name or its sender says is not believed. A PDF is one only
 * if it ends as one: a truncated file, or another with a PDF's first line, is not.
 */
export async function mediaTypeOf(head: Buffer, tail: Buffer): Promise<string> {
  const known = (await fileTypeFromBuffer(head))?.mime
  if (known === 'application/pdf' && endsAsPdf(tail)) return known
  if (known !== 'application/rtf' && isText(head)) return beginsAsMail(head) ? 'message/rfc822' : 'text/plain'
  return known === undefined || known === 'application/pdf' ? unknownType : known
}

/** Where the table of objects begins, and the mark of the end (ISO 32000-2, 7.5.5); readers allow some bytes after it. */
const endsAsPdf = (tail: Buffer) => /startxref\s+\d+\s+%%EOF/.test(tail.subarray(-1024).toString('latin1'))

/** Words without control characters: UTF-8, UTF-16 with its mark, or a code page of one byte a letter. */
function isText(head: Buffer): boolean {
  const isUtf16 = head.length > 1 && (head.readUInt16LE(0) === 0xfeff || head.readUInt16BE(0) === 0xfeff)
  if (isUtf16) return !hasControls(new TextDecoder(head[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(head))
  const isWhole = [0, 1, 2, 3].some((cut) => isUtf8(head.subarray(0, head.length - cut))) // it may end within a letter
  return !hasControls(head.toString('latin1').replaceAll(isWhole ? /[\x80-\x9f]/g : /[\x80-\xff]/g, ''))
}

const hasControls = (text: string) => /(?![\t-\r])\p{Cc}/u.test(text)

/** Header fields (RFC 5322 §2.2) up to an empty line, among them one that every mail has. */
function beginsAsMail(head: Buffer): boolean {
  const [fields = ''] = head.toString('latin1').split(/\r?\n\r?\n/, 1)
  return (
    /^(?:[!-9;-~]+:.*(?:\r?\n[ \t].*)*(?:\r?\n|$))+$/.test(fields) && /^(?:from|received|return-path):/im.test(fields)
  )
}
