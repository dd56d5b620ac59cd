import { CallRefusedError, ServerUnreachableError } from '@captive/api-client'
import { expect, test, vi } from 'vitest'

import type { SendFile } from '../../api/send-file.ts'
import { UploadQueue } from './upload-queue.ts'

const photo = new File(['x'.repeat(2_048)], 'photo.jpg')
const report = new File(['y'.repeat(1_024)], 'police-report.pdf')
const storing: SendFile = async (file) => `stored/${file.name}`

function queueOver(send: SendFile) {
  const over = vi.fn()
  return { queue: new UploadQueue({ send, onRefused: over }), over }
}

const settled = (queue: UploadQueue) =>
  vi.waitFor(() => expect(queue.files().every(({ state }) => state.kind !== 'uploading')).toBe(true))

test('[EML-004] files go up when chosen, and a claim carries their names and paths', async () => {
  const { queue } = queueOver(storing)
  expect(queue.add([photo, report])).toEqual([])
  await settled(queue)
  expect(queue.stored()).toEqual([
    { name: 'photo.jpg', size: 2_048, filePath: 'stored/photo.jpg' },
    { name: 'police-report.pdf', size: 1_024, filePath: 'stored/police-report.pdf' },
  ])
})

test('[WIZ-032] a file over the limit is refused by name and the others still go up', async () => {
  const { queue } = queueOver(storing)
  const film = new File([new ArrayBuffer(20_761_805)], 'dashcam.mp4')
  expect(queue.add([film, photo])).toEqual([{ name: 'dashcam.mp4', message: 'Document size can not go over 20MB' }])
  await settled(queue)
  expect(queue.files().map(({ name }) => name)).toEqual(['photo.jpg'])
})

test('[UPL-014] a removed file no longer counts towards the total', async () => {
  const { queue } = queueOver(storing)
  queue.add([new File([new ArrayBuffer(20_000_000)], 'film.mp4')])
  const scan = new File([new ArrayBuffer(900_000)], 'scan.pdf')
  expect(queue.add([scan])[0]?.message).toBe('Total Documents size can not go over 20MB')
  queue.remove(queue.files()[0]?.id ?? '')
  expect(queue.add([scan])).toEqual([])
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
  expect(queue.add([new File([new ArrayBuffer(900_000)], 'scan.pdf')])).toHaveLength(1)
})
