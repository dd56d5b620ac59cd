import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'

import type { Judge } from './inspection.ts'

/** The largest file accepted is 20761804.8 bytes (specification, core §9; AMB-066). */
export const uploadLimit = 20_761_804.8

interface StoredFile {
  storageKey: string
  /** Bytes. */
  size: number
  mediaType: string
}

/** Files under random keys; a key is looked up, never taken for a path. Content streams: no file is whole in memory. */
export interface FileStorage {
  /**
   * Stores what a stream gives; on any failure nothing is left.
   * @param judge throws for a content that is not taken
   * @throws TooLargeError above the limit, and what the judge throws
   */
  store(content: Readable, judge?: Judge): Promise<StoredFile>
  /**
   * A file's content, to be read to its end or destroyed.
   * @throws NotFoundError where there is none
   */
  read(storageKey: string): Promise<Readable>
  remove(storageKey: string): Promise<void>
  /** Keys of files last written before a moment, half-written ones included, some hundreds at a time. */
  keysBefore(moment: Date): AsyncIterable<string[]>
}

/** Files cannot be stored; the message says why and what to do. */
export class StorageUnavailableError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StorageUnavailableError'
  }
}

export const newStorageKey = () => randomBytes(24).toString('base64url')

export const isStorageKey = (text: string) => /^[A-Za-z0-9_-]{32}$/.test(text)

/** The key that a half-written file goes by, for `remove` and `keysBefore`. */
export const partOf = (storageKey: string) => `${storageKey}.part`

/** The key of the file that a half-written one was to become; other keys as they are. */
export const wholeOf = (storageKey: string) => storageKey.replace(/\.part$/, '')
