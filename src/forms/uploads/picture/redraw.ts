import { orientationOf, removePlace, setUpright } from './exif.ts'
import { exifOf, withExif } from './jpeg.ts'

/** The longest side of a picture that is sent, in pixels: enough to read a plate across a street. */
const longestSide = 2_000
const quality = 0.85

/**
 * A picture upright, no larger than it need be, and without the place where it was taken unless that is kept; time and
 * camera stay. What cannot be drawn is given back with its place removed, or as it is.
 */
export async function redraw(picture: Blob, { keepPlace }: { keepPlace: boolean }): Promise<Blob> {
  const bytes = new Uint8Array(await picture.arrayBuffer())
  const exif = exifOf(bytes)
  if (exif && !keepPlace) removePlace(exif)
  // Without Adobe's notes, which may name the place where the camera's do not.
  const unchanged = keepPlace ? picture : new Blob([withExif(bytes, exif)], { type: picture.type })
  const bitmap = await createImageBitmap(picture).catch(() => null) // turns it upright
  if (!bitmap) return unchanged
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const isTurned = exif !== null && orientationOf(exif) !== 1
  const mayNamePlace = picture.type !== 'image/jpeg' && !keepPlace // other kinds have notes of their own
  if (scale === 1 && !isTurned && !mayNamePlace) return unchanged
  const drawn = await draw(bitmap, scale, picture.type).catch(() => null) // older browsers draw on pages alone
  if (!drawn) return unchanged
  if (!exif) return drawn
  setUpright(exif)
  return new Blob([withExif(new Uint8Array(await drawn.arrayBuffer()), exif)], { type: drawn.type })
}

async function draw(bitmap: ImageBitmap, scale: number, type: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new TypeError('No picture can be drawn here.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas.convertToBlob({ type, quality })
}
