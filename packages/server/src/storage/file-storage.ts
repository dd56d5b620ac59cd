import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'

import { TooLargeError } from '../refusals.ts'
import { headLength, mediaTypeOf } from './media-type.ts'
import { syncFolder } from './write-durably.ts'

/** The largest file accepted is 20761804.8 bytes (specification, core §9; AMB-066). */
export const uploadLimit = 20_761_804.8

interface StoredFile {
  storageKey: string
  size: number
  mediaType: string
}

/** Files under random keys; a key is looked up, never taken for a path. */
export interface FileStorage {
  /**
   * Stores what a stream gives; on any failure nothing is left.
   * @throws TooLargeError above the limit
   */
  store(content: Readable): Promise<StoredFile>
  /** A file's content; the stream fails where there is none. */
  read(storageKey: string): Readable
  remove(storageKey: string): Promise<void>
  /** Keys of files, half-written ones included, that are older than a day. */
  oldKeys(): Promise<string[]>
}

const keyPattern = /^[A-Za-z0-9_-]{32}$/

export function openFileStorage(folder: string): FileStorage {
  const pathOf = (storageKey: string) => {
    if (!keyPattern.test(storageKey.replace(/\.part$/, ''))) throw new TypeError('not a storage key')
    return join(folder, storageKey)
  }

  return {
    async store(content) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const storageKey = randomBytes(24).toString('base64url')
      const draft = pathOf(`${storageKey}.part`)
      try {
        const written = await writeLimited(draft, content)
        await rename(draft, pathOf(storageKey))
        await syncFolder(folder)
        return { storageKey, ...written }
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    read: (storageKey) => createReadStream(pathOf(storageKey)),
    remove: (storageKey) => rm(pathOf(storageKey), { force: true }),
    async oldKeys() {
      const names = (await readdir(folder).catch(() => [])).filter((name) =>
        keyPattern.test(name.replace(/\.part$/, '')),
      )
      const ages = await Promise.all(
        names.map(async (name) => (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs),
      )
      return names.filter((_, index) => (ages[index] ?? Infinity) < Date.now() - 86_400_000)
    },
  }
}

async function writeLimited(path: string, content: Readable): Promise<{ size: number; mediaType: string }> {
  const file = await open(path, 'wx', 0o600)
  let size = 0
  let head = Buffer.alloc(0)
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > uploadLimit) throw new TooLargeError('Document size can not go over 20MB')
      if (head.length < headLength) head = Buffer.concat([head, chunk.subarray(0, headLength - head.length)])
      await file.write(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { size, mediaType: mediaTypeOf(head) }
}
