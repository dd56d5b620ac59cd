import { afterEach, expect, test, vi } from 'vitest'

import { redraw } from './redraw.ts'

/** A browser that draws every image and encodes these types. It encodes all others as PNG. */
function browserWith(...encoded: string[]): void {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4_000, height: 3_000, close() {} }))
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ drawImage() {} })
      convertToBlob = async ({ type }: { type: string }) =>
        new Blob([], { type: encoded.includes(type) ? type : 'image/png' })
    },
  )
}

afterEach(() => vi.unstubAllGlobals())

test('keeps the type of an image', async () => {
  browserWith('image/jpeg', 'image/webp')
  expect(await redraw(new Blob([], { type: 'image/webp' }))).toHaveProperty('type', 'image/webp')
})

test('draws a JPEG where WebP cannot be encoded', async () => {
  browserWith('image/jpeg')
  expect(await redraw(new Blob([], { type: 'image/webp' }))).toHaveProperty('type', 'image/jpeg')
})
