import { viewOf } from './jpeg.ts'

/** Tags of the first directory of EXIF (CIPA DC-008, TIFF 6.0). */
const orientationTag = 0x0112
const placeTag = 0x8825

/** Where the TIFF part begins in the segment: after marker, length and "Exif". */
const tiffStart = 10
const bytesPerEntry = 12

/** Bytes of one value, by TIFF type. */
const valueSizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]

/** How a picture has to be turned to stand upright, 1 to 8 as EXIF counts; 1 where nothing is said. */
export function orientationOf(exif: Uint8Array): number {
  const tiff = openTiff(exif)
  const entry = tiff && entriesOf(tiff, tiff.first).find(({ tag }) => tag === orientationTag)
  return entry ? tiff.view.getUint16(entry.at + 8, tiff.little) : 1
}

/** Whether the notes say where the picture was taken. */
export function namesPlace(exif: Uint8Array): boolean {
  const tiff = openTiff(exif)
  return tiff !== null && entriesOf(tiff, tiff.first).some(({ tag }) => tag === placeTag)
}

/** Says that the picture stands upright as it is; changes the segment. */
export function setUpright(exif: Uint8Array): void {
  const tiff = openTiff(exif)
  const entry = tiff && entriesOf(tiff, tiff.first).find(({ tag }) => tag === orientationTag)
  if (entry) tiff.view.setUint16(entry.at + 8, 1, tiff.little)
}

/** Overwrites the place with zeros, every value of it; the time and the camera stay. Changes the segment. */
export function removePlace(exif: Uint8Array): void {
  const tiff = openTiff(exif)
  const pointer = tiff && entriesOf(tiff, tiff.first).find(({ tag }) => tag === placeTag)
  if (!pointer) return
  const place = tiff.view.getUint32(pointer.at + 8, tiff.little)
  for (const { at, size } of entriesOf(tiff, place)) {
    const outside = size > 4 ? tiffStart + tiff.view.getUint32(at + 8, tiff.little) : null
    if (outside !== null) exif.fill(0, outside, outside + size)
    exif.fill(0, at, at + bytesPerEntry)
  }
  if (tiffStart + place + 2 <= exif.length) tiff.view.setUint16(tiffStart + place, 0, tiff.little)
  exif.fill(0, pointer.at, pointer.at + bytesPerEntry)
}

interface Tiff {
  view: DataView
  little: boolean
  /** Of the first directory, from the start of the TIFF part. */
  first: number
}

/** Null where the segment cannot be read. */
function openTiff(exif: Uint8Array): Tiff | null {
  if (exif.length < tiffStart + 8) return null
  const view = viewOf(exif)
  const little = view.getUint16(tiffStart) === 0x4949
  if (view.getUint16(tiffStart + 2, little) !== 42) return null
  return { view, little, first: view.getUint32(tiffStart + 4, little) }
}

/** The entries of a directory that lie in the segment: where each stands, and how many bytes its value has. */
function entriesOf({ view, little }: Tiff, directory: number): { tag: number; at: number; size: number }[] {
  const start = tiffStart + directory
  if (start + 2 > view.byteLength) return []
  const count = view.getUint16(start, little)
  return Array.from({ length: count }, (_, index) => start + 2 + index * bytesPerEntry)
    .filter((at) => at + bytesPerEntry <= view.byteLength)
    .map((at) => ({
      tag: view.getUint16(at, little),
      at,
      size: (valueSizes[view.getUint16(at + 2, little)] ?? 0) * view.getUint32(at + 4, little),
    }))
}
