import { CallRefusedError, ServerUnreachableError } from '@captive/api-client'
import { describe, expect, test, vi } from 'vitest'

import type { SendFile } from '../../api/send-file.ts'
import type { PreparePicture } from './picture/prepare-picture.ts'
import { UploadQueue } from './upload-queue.ts'

const photo = new File(['x'.repeat(2_048)], 'photo.jpg')
const report = new File(['y'.repeat(1_024)], 'police-report.pdf')
const storing: SendFile = async (file) => `stored/${file.name}`

function queueOver(send: SendFile) {
  const over = vi.fn()
  return { queue: new UploadQueue({ send, pauses: [], onRefused: over }), over }
}

const settled = (queue: UploadQueue) =>
  vi.waitFor(() => expect(queue.files().every(({ state }) => ['done', 'failed'].includes(state.kind))).toBe(true))

test('[EML-004] files go up when chosen, and a claim carries their names and paths', async () => {
  const { queue } = queueOver(storing)
  queue.add([photo, report])
  expect(queue.refused()).toEqual([])
  await settled(queue)
  expect(queue.stored()).toEqual([
    { name: 'photo.jpg', size: 2_048, filePath: 'stored/photo.jpg' },
    { name: 'police-report.pdf', size: 1_024, filePath: 'stored/police-report.pdf' },
  ])
})

test('[WIZ-032] a file over the limit is refused by name and the others still go up', async () => {
  const { queue } = queueOver(storing)
  const film = new File([new ArrayBuffer(20_761_805)], 'dashcam.mp4')
  queue.add([film, photo])
  expect(queue.refused()).toEqual([{ name: 'dashcam.mp4', message: 'Document size can not go over 20MB' }])
  await settled(queue)
  expect(queue.files().map(({ name }) => name)).toEqual(['photo.jpg'])
})

test('[UPL-014] a removed file no longer counts towards the total', async () => {
  const { queue } = queueOver(storing)
  queue.add([new File([new ArrayBuffer(20_000_000)], 'film.mp4')])
  const scan = new File([new ArrayBuffer(900_000)], 'scan.pdf')
  queue.add([scan])
  expect(queue.refused()[0]?.message).toBe('Total Documents size can not go over 20MB')
  queue.remove(queue.files()[0]?.id ?? '')
  queue.add([scan])
  expect(queue.refused()).toEqual([])
})

test('a failed file can be tried again, and is not part of the claim until it is there', async () => {
  let online = false
  const { queue, over } = queueOver(async (file) => {
    if (!online) throw new ServerUnreachableError(undefined)
    return `stored/${file.name}`
  })
  queue.add([photo])
  await settled(queue)
  expect(queue.files()[0]?.state).toEqual({ kind: 'failed', message: 'Not uploaded' })
  expect(queue.stored()).toEqual([])
  expect(over).not.toHaveBeenCalled()
  online = true
  queue.retry(queue.files()[0]?.id ?? '')
  await settled(queue)
  expect(queue.stored()).toHaveLength(1)
})

test('removing a file stops its upload', async () => {
  const seen: AbortSignal[] = []
  const { queue } = queueOver(
    (_file, { signal }) =>
      new Promise((_resolve, reject) => {
        seen.push(signal)
        signal.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')))
      }),
  )
  queue.add([photo])
  queue.remove(queue.files()[0]?.id ?? '')
  expect(seen[0]?.aborted).toBe(true)
  expect(queue.files()).toEqual([])
})

test('[WIZ-040] [UPL-019] any status of 400 and above during an upload means that the session is over', async () => {
  const { queue, over } = queueOver(async () => {
    throw new CallRefusedError(413, 'Too large.')
  })
  queue.add([photo])
  await settled(queue)
  expect(over).toHaveBeenCalledOnce()
})

test('a resumed draft brings its files back, and they count towards the total', async () => {
  const { queue } = queueOver(storing)
  queue.restore([{ name: 'film.mp4', size: 20_000_000, filePath: 'stored/film.mp4' }])
  expect(queue.stored()).toEqual([{ name: 'film.mp4', size: 20_000_000, filePath: 'stored/film.mp4' }])
  queue.add([new File([new ArrayBuffer(900_000)], 'scan.pdf')])
  expect(queue.refused()).toHaveLength(1)
})

describe('pictures that are made ready first', () => {
  const large = new File([new ArrayBuffer(30_000_000)], 'large.jpg', { type: 'image/jpeg' })
  const small = (file: File) => new File([new ArrayBuffer(800_000)], file.name, { type: file.type })
  const queueOf = (prepare: PreparePicture) => new UploadQueue({ send: storing, pauses: [], prepare })

  test('[WIZ-032] are judged by the size that is sent: ten large ones fit', async () => {
    const queue = queueOf(async (file) => small(file))
    queue.add(Array.from({ length: 10 }, () => large))
    expect(queue.files().map(({ state }) => state.kind)).toEqual(Array.from({ length: 10 }, () => 'preparing'))
    await settled(queue)
    expect([queue.refused(), queue.stored().length, queue.stored()[0]?.size]).toEqual([[], 10, 800_000])
    expect(queue.files()[0]?.preview).toMatch(/^blob:/)
  })

  test('[WIZ-032] are refused by name where they are still too large', async () => {
    const queue = queueOf(async (file) => file)
    queue.add([large, photo])
    await vi.waitFor(() => expect(queue.refused()).toHaveLength(1))
    expect(queue.refused()[0]).toEqual({ name: 'large.jpg', message: 'Document size can not go over 20MB' })
    expect(queue.files().map(({ name }) => name)).toEqual(['photo.jpg'])
  })

  test('are not sent when taken out meanwhile', async () => {
    const sent = vi.fn(storing)
    let ready = (_file: File) => undefined as void
    const queue = new UploadQueue({ send: sent, prepare: () => new Promise((resolve) => (ready = resolve)) })
    queue.add([large])
    queue.remove(queue.files()[0]?.id ?? '')
    ready(small(large))
    await Promise.resolve()
    expect([queue.files(), sent.mock.calls]).toEqual([[], []])
  })
})

test('a file goes up by itself once the server answers again, and all failed ones once the connection is back', async () => {
  let tries = 0
  const queue = new UploadQueue({
    pauses: [0],
    send: async (file) => {
      tries += 1
      if (tries !== 2 && tries < 4) throw new ServerUnreachableError(undefined)
      return `stored/${file.name}`
    },
  })
  queue.add([report])
  await settled(queue)
  expect([tries, queue.stored().length]).toEqual([2, 1])
  queue.upload.pauses?.pop()
  queue.add([photo])
  await settled(queue)
  expect(queue.files()[1]?.state.kind).toBe('failed')
  queue.retryFailed()
  await settled(queue)
  expect(queue.stored()).toHaveLength(2)
})

test('[UPL-019] a status of 400 and above is the end of the session at once, and not tried again', async () => {
  const send = vi.fn(() => Promise.reject(new CallRefusedError(503, 'busy')))
  const over = vi.fn()
  const queue = new UploadQueue({ pauses: [0, 0], send, onRefused: over })
  queue.add([report])
  await settled(queue)
  expect([send.mock.calls.length, over.mock.calls.length]).toEqual([1, 1])
})
