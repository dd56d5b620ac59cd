import { uploadLimit } from '@captive/api-client/contract'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startS3, type TestS3 } from '../../test/start-s3.ts'
import { NotFoundError, TooLargeError } from '../errors/refusals.ts'
import { parseBucketAddress } from '../config/bucket-address.ts'
import { newStorageKey, type FileStorage, type StorageUnavailableError } from './file-storage.ts'
import { openFileStorage } from './open-file-storage.ts'

const megabyte = 1_048_576
const patiently = { timeout: 20_000 }

let dataDir: string
let s3: TestS3
let storages: Record<'folder' | 'bucket', FileStorage>
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'captive-portal-storage-'))
  s3 = await startS3()
  storages = {
    folder: await openFileStorage({ dataDir, bucket: undefined, clamd: undefined }),
    bucket: await openFileStorage({ dataDir, bucket: parseBucketAddress(s3.url), clamd: undefined }),
  }
})
afterAll(async () => {
  await s3.close()
  await rm(dataDir, { recursive: true })
})

/** A stream of some bytes in chunks, which may end with an error. Reports how many bytes were read. */
function source(size: number, options: { failing?: Error; onPiece?: (given: number) => Promise<void> } = {}) {
  const piece = randomBytes(65_536)
  return Readable.from(
    (async function* () {
      for (let given = 0; given < size; given += piece.length) {
        yield piece.subarray(0, Math.min(piece.length, size - given))
        await options.onPiece?.(given)
      }
      if (options.failing) throw options.failing
    })(),
    { objectMode: false },
  )
}

const later = () => new Date(Date.now() + 10_000)

async function keysOf(storage: FileStorage, before = later()) {
  const keys: string[] = []
  for await (const page of storage.keysBefore(before)) keys.push(...page)
  return keys.sort()
}

describe.each(['folder', 'bucket'] as const)('a %s', (kind) => {
  const keys = (before?: Date) => keysOf(storages[kind], before)

  test.each([0, 1000, 5 * megabyte, 12 * megabyte + 1, uploadLimit])(
    'stores, returns and removes %i bytes',
    async (size) => {
      const content = randomBytes(size)
      const file = await storages[kind].store(Readable.from([content]))
      expect(file.size).toBe(size)
      expect((await buffer(await storages[kind].read(file.storageKey))).equals(content)).toBe(true)
      await storages[kind].remove(file.storageKey)
      await expect(storages[kind].read(file.storageKey)).rejects.toThrow(NotFoundError)
    },
  )

  test('detects the media type by content', async () => {
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(70_000), Buffer.from('startxref\n9\n%%EOF\n')])
    const typeOf = async (content: Buffer) => (await storages[kind].store(Readable.from([content]))).mediaType
    expect(await typeOf(pdf)).toBe('application/pdf')
    expect(await typeOf(pdf.subarray(0, -30))).toBe('application/octet-stream')
  })

  test.each([
    ['at once', 1000],
    ['between two parts', 11 * megabyte],
  ])('stores nothing of a stream that breaks %s', async (_, size) => {
    const before = await keys()
    await expect(storages[kind].store(source(size, { failing: new Error('broken off') }))).rejects.toThrow('broken off')
    expect(await keys()).toEqual(before)
    expect(await s3.unfinished()).toEqual([])
    expect((await readdir(join(dataDir, 'files'))).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  test('[UPL-013] refuses a file that is too large and keeps nothing', async () => {
    const before = await keys()
    await expect(storages[kind].store(source(uploadLimit + 1))).rejects.toThrow(TooLargeError)
    expect(await keys()).toEqual(before)
    expect(await s3.unfinished()).toEqual([])
  })

  test('streams a file without holding all of it', async () => {
    const before = new Set(await readdir(join(dataDir, 'files')))
    const arrivedBefore = s3.received()
    const arrived = {
      bucket: async () => s3.received() - arrivedBefore,
      folder: async () => {
        const draft = (await readdir(join(dataDir, 'files'))).find((name) => !before.has(name))
        return draft ? (await stat(join(dataDir, 'files', draft))).size : 0
      },
    }
    let maxBuffered = 0
    const onPiece = async (given: number) => void (maxBuffered = Math.max(maxBuffered, given - (await arrived[kind]())))
    const { size } = await storages[kind].store(source(19 * megabyte, { onPiece }))
    expect(size).toBe(19 * megabyte)
    expect(maxBuffered).toBeLessThan({ folder: 0.5, bucket: 5.5 }[kind] * megabyte) // S3 accepts no part below 5 MiB
  })

  test('lists files by age and never opens a path', async () => {
    const { storageKey } = await storages[kind].store(Readable.from([Buffer.from('text')]))
    expect(await keys()).toContain(storageKey)
    expect(await keys(new Date(Date.now() - 60_000))).toEqual([])
    for (const name of ['../encryption.key', '', '.', `${storageKey}/../${storageKey}`, newStorageKey()])
      await expect(storages[kind].read(name)).rejects.toThrow(NotFoundError)
  })
})

test('lists and removes unfinished multipart uploads', async () => {
  const stalled = source(8 * megabyte, { onPiece: (given) => new Promise((go) => void (given < 7e6 && go())) })
  void storages.bucket.store(stalled).catch(() => undefined)
  await expect.poll(s3.unfinished, patiently).toHaveLength(1)
  const key = (await keysOf(storages.bucket)).find((one) => one.endsWith('.part'))
  await storages.bucket.remove(key!)
  expect(await s3.unfinished()).toEqual([])
})

test.each([
  ['/files', '/missing', 'NotFound'],
  [/:\d+/, ':1', 'ECONNREFUSED'],
])('refuses a bucket without showing its key: %s → %s', async (found, changed, reason) => {
  const bucket = parseBucketAddress(s3.url.replace(found, changed))
  const { message } = (await openFileStorage({ dataDir, bucket, clamd: undefined }).catch(
    (error: unknown) => error,
  )) as StorageUnavailableError
  expect(message).toContain(reason)
  expect(message).not.toMatch(/KEY|SECRET/)
})
