import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { ImageResult, ImageTask } from './image-worker.ts'
import type { PrepareImage } from './prepare-image.ts'

const photo = new File(['large'], 'photo.jpg', { type: 'image/jpeg' })

/** A worker that answers each task with a small image. */
class WorkingWorker extends EventTarget {
  postMessage({ number }: ImageTask) {
    const data: ImageResult = { number, image: new Blob(['small'], { type: 'image/jpeg' }) }
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }
  terminate() {}
}

/** A worker whose script does not load. It reports one error, and nothing afterward. */
class DeadWorker extends WorkingWorker {
  constructor() {
    super()
    queueMicrotask(() => this.dispatchEvent(new Event('error')))
  }
  override postMessage() {}
}

let prepareImage: PrepareImage

beforeEach(async () => {
  vi.resetModules()
  prepareImage = (await import('./prepare-image.ts')).prepareImage
})
afterEach(() => vi.unstubAllGlobals())

test('prepares the next photo after the worker failed', { timeout: 5_000 }, async () => {
  vi.stubGlobal('Worker', DeadWorker)
  const first = prepareImage(photo)
  expect(await first).toBe(photo)
  vi.stubGlobal('Worker', WorkingWorker)
  expect(await (await prepareImage(photo)).text()).toBe('small')
})

test('returns every photo unchanged while no worker loads', { timeout: 5_000 }, async () => {
  vi.stubGlobal('Worker', DeadWorker)
  expect(await Promise.all([prepareImage(photo), prepareImage(photo)])).toEqual([photo, photo])
})

test('prepares the next photo after a worker could not start', { timeout: 5_000 }, async () => {
  vi.stubGlobal('Worker', function refuse() {
    throw new DOMException('Refused by the policy', 'SecurityError')
  })
  expect(await prepareImage(photo)).toBe(photo)
  vi.stubGlobal('Worker', WorkingWorker)
  expect(await (await prepareImage(photo)).text()).toBe('small')
})

test('names a photo by the type that was drawn', async () => {
  vi.stubGlobal('Worker', WorkingWorker)
  const drawn = await prepareImage(new File(['large'], 'photo.webp', { type: 'image/webp' }))
  expect([drawn.name, drawn.type]).toEqual(['photo.jpg', 'image/jpeg'])
})
