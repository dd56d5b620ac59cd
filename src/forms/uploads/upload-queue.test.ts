import { CallRefusedError, ServerUnreachableError } from '@captive/api-client'
import { describe, expect, test, vi } from 'vitest'

import type { SendFile } from '../../api/send-file.ts'
import type { PrepareImage } from './image/prepare-image.ts'
import { UploadQueue } from './upload-queue.ts'

const photo = new File(['x'.repeat(2_048)], 'photo.jpg')
const report = new File(['y'.repeat(1_024)], 'police-report.pdf')
const storing: SendFile = async (file) => `stored/${file.name}`

function queueOver(send: SendFile) {
  const over = vi.fn()
  return { queue: new UploadQueue({ send, onSignedOut: over }), over }
}

const settled = (queue: UploadQueue) =>
  vi.waitFor(() => expect(queue.files().every(({ state }) => ['done', 'failed'].includes(state.kind))).toBe(true))

test('[EML-004] uploads chosen files', async () => {
  const { queue } = queueOver(storing)
  queue.add([photo, report])
  expect(queue.refused()).toEqual([])
  await settled(queue)
  expect(queue.stored()).toEqual([
    { name: 'photo.jpg', size: 2_048, filePath: 'stored/photo.jpg' },
    { name: 'police-report.pdf', size: 1_024, filePath: 'stored/police-report.pdf' },
  ])
})

test('[WIZ-032] refuses a large file but uploads the others', async () => {
  const { queue } = queueOver(storing)
  const film = new File([new ArrayBuffer(20_761_805)], 'dashcam.mp4')
  queue.add([film, photo])
  expect(queue.refused()).toMatchObject([{ name: 'dashcam.mp4', message: 'Document size can not go over 20MB' }])
  await settled(queue)
  expect(queue.files().map(({ name }) => name)).toEqual(['photo.jpg'])
})

test('[UPL-014] does not count removed files towards the total', async () => {
  const { queue } = queueOver(storing)
  queue.add([new File([new ArrayBuffer(20_000_000)], 'film.mp4')])
  const scan = new File([new ArrayBuffer(900_000)], 'scan.pdf')
  queue.add([scan])
  expect(queue.refused()[0]?.message).toBe('Total Documents size can not go over 20MB')
  queue.remove(queue.files()[0]?.id ?? '')
  queue.add([scan])
  expect(queue.refused()).toEqual([])
})

test('retries a failed file', async () => {
  let online = false
  const { queue, over } = queueOver(async (file) => {
    if (!online) throw new ServerUnreachableError(undefined)
    return `stored/${file.name}`
  })
  queue.add([photo])
  await settled(queue)
  expect(queue.files()[0]?.state).toMatchObject({ kind: 'failed', message: expect.stringContaining('Not uploaded') })
  expect(queue.stored()).toEqual([])
  expect(over).not.toHaveBeenCalled()
  online = true
  queue.retry(queue.files()[0]?.id ?? '')
  await settled(queue)
  expect(queue.stored()).toHaveLength(1)
})

test('aborts the upload of a removed file', async () => {
  const seen: AbortSignal[] = []
  const { queue } = queueOver(
    (_file, { signal }) =>
      new Promise((_resolve, reject) => {
        seen.push(signal)
        signal.addEventListener('abort', () => reject(new DOMException('canceled', 'AbortError')))
      }),
  )
  queue.add([photo])
  await vi.waitFor(() => expect(seen).toHaveLength(1))
  queue.remove(queue.files()[0]?.id ?? '')
  expect(seen[0]?.aborted).toBe(true)
  expect(queue.files()).toEqual([])
})

test('counts restored files towards the total', async () => {
  const { queue } = queueOver(storing)
  queue.restore([{ name: 'film.mp4', size: 20_000_000, filePath: 'stored/film.mp4' }])
  expect(queue.stored()).toEqual([{ name: 'film.mp4', size: 20_000_000, filePath: 'stored/film.mp4' }])
  queue.add([new File([new ArrayBuffer(900_000)], 'scan.pdf')])
  expect(queue.refused()).toHaveLength(1)
})

describe('images that are resized first', () => {
  const large = new File([new ArrayBuffer(30_000_000)], 'large.jpg', { type: 'image/jpeg' })
  const small = (file: File) => new File([new ArrayBuffer(800_000)], file.name, { type: file.type })
  const queueOf = (prepare: PrepareImage) => new UploadQueue({ send: storing, prepare })

  test('[WIZ-032] are validated by the size that is sent: ten large ones fit', async () => {
    const queue = queueOf(async (file) => small(file))
    queue.add(Array.from({ length: 10 }, () => large))
    expect(queue.files().map(({ state }) => state.kind)).toEqual(Array.from({ length: 10 }, () => 'preparing'))
    await settled(queue)
    expect([queue.refused(), queue.stored().length, queue.stored()[0]?.size]).toEqual([[], 10, 800_000])
    expect(queue.files()[0]?.preview).toMatch(/^blob:/)
  })

  test('[WIZ-032] are refused by name if still too large', async () => {
    const queue = queueOf(async (file) => file)
    queue.add([large, photo])
    await vi.waitFor(() => expect(queue.refused()).toHaveLength(1))
    expect(queue.refused()[0]).toMatchObject({ name: 'large.jpg', message: 'Document size can not go over 20MB' })
    expect(queue.files().map(({ name }) => name)).toEqual(['photo.jpg'])
  })

  test('are not sent if removed meanwhile', async () => {
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

describe('if only one file is allowed', () => {
  const first = { name: 'first.pdf', size: 10, filePath: 'stored/first.pdf' }
  const queueOf = (send: SendFile, prepare?: PrepareImage) => {
    const queue = new UploadQueue({ send, single: true, ...(prepare && { prepare }) })
    queue.restore([first])
    return queue
  }
  const refusing: SendFile = () => Promise.reject(new CallRefusedError(422, 'It cannot be read.'))
  const failing: SendFile = () => Promise.reject(new ServerUnreachableError(undefined))
  const large = new File([new ArrayBuffer(30_000_000)], 'large.jpg', { type: 'image/jpeg' })
  const program = new File([Uint8Array.of(0x7f, 0x45, 0x4c, 0x46)], 'photo.pdf')

  test.each([
    ['for its name', queueOf(storing), new File(['words'], 'setup.exe')],
    ['for its size', queueOf(storing), large],
    ['for its size once it is made ready', queueOf(storing, async (file) => file), large],
    ['for its content', queueOf(storing), program],
    ['by the server', queueOf(refusing), report],
  ])('keeps the first file if the next is refused %s', async (_, queue, next) => {
    queue.add([next])
    await vi.waitFor(() => expect(queue.refused()).toMatchObject([{ name: next.name }]))
    expect(queue.stored()).toEqual([first])
    expect(queue.files().map(({ name }) => name)).toEqual(['first.pdf'])
  })

  test('keeps the first file until the next is uploaded', async () => {
    const arrived = Promise.withResolvers<string>()
    const queue = queueOf(() => arrived.promise)
    queue.add([report])
    expect(queue.stored()).toEqual([first])
    arrived.resolve('stored/next')
    await settled(queue)
    expect(queue.stored()).toEqual([{ name: 'police-report.pdf', size: 1_024, filePath: 'stored/next' }])
  })

  test('keeps the first file beside a failed one', async () => {
    const queue = queueOf(failing)
    queue.add([report])
    await settled(queue)
    expect(queue.files().map(({ name }) => name)).toEqual(['first.pdf', 'police-report.pdf'])
    queue.add([photo])
    expect(queue.files().map(({ name }) => name)).toEqual(['first.pdf', 'photo.jpg'])
  })

  test('refuses further files of one choice', async () => {
    const queue = queueOf(storing)
    queue.add([report, photo])
    await settled(queue)
    expect(queue.refused()).toMatchObject([{ name: 'photo.jpg', message: 'Only one file can be added here' }])
    expect(queue.stored().map(({ name }) => name)).toEqual(['police-report.pdf'])
  })
})

test('retries failed files', async () => {
  const send = vi.fn(storing)
  send.mockRejectedValueOnce(new ServerUnreachableError(undefined))
  const queue = new UploadQueue({ send })
  queue.add([report])
  await vi.waitFor(() => expect(queue.files()[0]?.state.kind).toBe('failed'))
  queue.retryFailed()
  await settled(queue)
  expect(queue.stored()).toHaveLength(1)
})

test('[UPL-019] reports status 401 immediately', async () => {
  const send = vi.fn(() => Promise.reject(new CallRefusedError(401, 'Log in.')))
  const over = vi.fn()
  const queue = new UploadQueue({ send, onSignedOut: over })
  queue.add([report])
  await settled(queue)
  expect([send.mock.calls.length, over.mock.calls.length]).toEqual([1, 1])
})

test.each([400, 403, 413, 415, 422])('shows a refusal by status %i without ending the session', async (status) => {
  const send = vi.fn(() => Promise.reject(new CallRefusedError(status, 'It cannot be read.')))
  const over = vi.fn()
  const queue = new UploadQueue({ send, onSignedOut: over })
  queue.add([report])
  await vi.waitFor(() => expect(queue.refused()).toHaveLength(1))
  expect(queue.refused()).toMatchObject([{ name: 'police-report.pdf', message: 'It cannot be read' }])
  expect([queue.files(), send.mock.calls.length, over.mock.calls.length]).toEqual([[], 1, 0])
})

test.each([429, 500, 503])('offers to retry after status %i', async (status) => {
  const send = vi.fn(() => Promise.reject(new CallRefusedError(status, 'Please wait a minute.')))
  const queue = new UploadQueue({ send })
  queue.add([report])
  await settled(queue)
  expect([queue.refused(), send.mock.calls.length]).toEqual([[], 1])
  expect(queue.files()[0]?.state).toMatchObject({ kind: 'failed', message: expect.stringContaining('minute') })
})

describe('files that are always refused', () => {
  const refusalOf = async (file: File) => {
    const send = vi.fn(storing)
    const queue = new UploadQueue({ send })
    queue.add([file])
    await vi.waitFor(() => expect(queue.refused()).toHaveLength(1))
    expect([queue.files(), send.mock.calls]).toEqual([[], []])
    return queue.refused()[0]
  }

  test('programs by name', async () => {
    expect(await refusalOf(new File(['words'], 'setup.exe'))).toMatchObject({
      name: 'setup.exe',
      message: expect.stringContaining('Windows program'),
    })
  })

  test('programs by content', async () => {
    const program = new File([Uint8Array.of(0x7f, 0x45, 0x4c, 0x46)], 'photo.jpg')
    expect((await refusalOf(program))?.message).toContain('Linux program')
  })

  test('[UPL-011] [REN-007] empty files', async () => {
    expect((await refusalOf(new File([], 'empty.pdf')))?.message).toContain('The file is empty')
  })

  test('folders', async () => {
    const folder = new File(['x'], 'photos')
    Object.defineProperty(folder, 'stream', {
      value: () => new ReadableStream({ start: (controller) => controller.error(new DOMException('no')) }),
    })
    expect((await refusalOf(folder))?.message).toContain('could not be read')
  })
})

test.each(['photos.zip', 'photos.7z', 'photos.rar', 'call.mp3', 'call.m4a', 'call.wav', 'dashcam.ts', 'event.dav'])(
  'accepts other files: %s',
  async (name) => {
    const { queue } = queueOver(storing)
    queue.add([new File(['bytes'], name)])
    await settled(queue)
    expect(queue.stored()).toMatchObject([{ name }])
  },
)
