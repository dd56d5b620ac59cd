/** The longest side of an uploaded image in pixels, enough to read a license plate across a street. */
const longestSide = 2_000
const quality = 0.85

/**
 * Draws an image again: upright, at a reduced size, and without its metadata, which may contain the location. The result
 * is a JPEG where the browser cannot encode the type; its PNG would be several times larger than the photo.
 */
export async function redraw(image: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(image, { imageOrientation: 'from-image' })
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new TypeError('This browser cannot draw the image.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const drawn = await canvas.convertToBlob({ type: image.type, quality })
  return drawn.type === image.type ? drawn : canvas.convertToBlob({ type: 'image/jpeg', quality })
}
