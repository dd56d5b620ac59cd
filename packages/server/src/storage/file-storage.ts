import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'

import type { ContentCheck } from './inspection.ts'

export interface StoredFile {
  storageKey: string
  /** In bytes. */
  size: number
  mediaType: string
}

/** File storage with random keys. A key is never used as a path. Files are streamed and never completely in memory. */
export interface FileStorage {
  /**
   * Stores the content of a stream. After a failure nothing is stored.
   * @param check throws to refuse the content
   * @param limit the most bytes; the default is the upload limit
   * @throws TooLargeError above the limit, and what the check throws
   */
  store(content: Readable, check?: ContentCheck, limit?: number): Promise<StoredFile>
  /**
   * The content of a file. The caller must read it to its end or destroy it.
   * @throws NotFoundError
   */
  read(storageKey: string): Promise<Readable>
  remove(storageKey: string): Promise<void>
  /** Keys of files that were last written before a moment, including unfinished ones, in pages of a few hundred. */
  keysBefore(moment: Date): AsyncIterable<string[]>
}

/** The file storage could not be opened. The message says why, and how to fix it. */
export class StorageUnavailableError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StorageUnavailableError'
  }
}

export const newStorageKey = () => randomBytes(24).toString('base64url')

export const isStorageKey = (text: string) => /^[A-Za-z0-9_-]{32}$/.test(text)

/** The key of an unfinished file, for `remove` and `keysBefore`. */
export const partOf = (storageKey: string) => `${storageKey}.part`

/** The inverse of partOf. Other keys are unchanged. */
export const wholeOf = (storageKey: string) => storageKey.replace(/\.part$/, '')
