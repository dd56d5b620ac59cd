/** A part of a JPEG file between its start and its picture: what is known about it, tables, and so on. */
interface Segment {
  /** Second byte of its marker. */
  kind: number
  /** From the marker to the byte after the segment. */
  start: number
  end: number
}

const app1 = 0xe1
const exifMark = 'Exif\0\0'

/** The segments before the picture itself; none where the bytes are no JPEG. */
function segmentsOf(jpeg: Uint8Array): Segment[] {
  const segments: Segment[] = []
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8) return segments
  const view = viewOf(jpeg)
  for (let start = 2; start + 4 <= jpeg.length && jpeg[start] === 0xff;) {
    const kind = jpeg[start + 1] ?? 0
    if (kind === 0xda) break // the picture begins
    const end = start + 2 + view.getUint16(start + 2)
    if (end > jpeg.length) break
    segments.push({ kind, start, end })
    start = end
  }
  return segments
}

/** A copy of what the camera noted about a picture (EXIF), as a segment; null where there is nothing. */
export function exifOf(jpeg: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const found = segmentsOf(jpeg).find((segment) => isExif(jpeg, segment))
  return found ? jpeg.slice(found.start, found.end) : null
}

/** The same picture with these notes instead of its own; of Adobe's notes, which may name the place too, none are left. */
export function withExif(jpeg: Uint8Array, exif: Uint8Array | null): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [jpeg.subarray(0, 2), ...(exif ? [exif] : [])]
  let from = 2
  for (const { kind, start, end } of segmentsOf(jpeg)) {
    if (kind !== app1) continue
    parts.push(jpeg.subarray(from, start))
    from = end
  }
  parts.push(jpeg.subarray(from))
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function isExif(jpeg: Uint8Array, { kind, start }: Segment): boolean {
  return kind === app1 && String.fromCharCode(...jpeg.subarray(start + 4, start + 10)) === exifMark
}

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
