import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { bareFileName, type ClaimUpload } from '@captive/api-client/contract'

import { TooLargeError, UnsupportedFileError } from '../../../errors/refusals.ts'
import { fileCheck, fileNameOf } from '../../../storage/file-names.ts'
import { uploadLimit, type FileStorage } from '../../../storage/file-storage.ts'
import { Inspection } from '../../../storage/inspection.ts'
import { texts as storageTexts } from '../../../storage/texts.ts'
import type { ClaimFile } from '../report/claim-file.ts'
import { ClaimRefusedError } from '../report/claim-refused-error.ts'
import { texts } from '../report/texts.ts'

/** A file from the body of a claim (AMB-143), checked but not stored yet. */
export interface InlineFile {
  name: string
  mediaType: string
  /** Bytes. */
  size: number
  content: Buffer
}

/** @throws ClaimRefusedError when a file or the total size is too large, or a file is empty, a program or a script */
export async function readInlineFiles(uploads: readonly ClaimUpload[]): Promise<InlineFile[]> {
  const sizes = uploads.map(({ base64 = '' }) => Buffer.byteLength(base64, 'base64'))
  if (sizes.some((size) => size > uploadLimit)) throw new ClaimRefusedError(storageTexts.tooLarge)
  if (sizes.reduce((sum, size) => sum + size, 0) > uploadLimit) throw new ClaimRefusedError(storageTexts.totalTooLarge)
  const files: InlineFile[] = []
  for (const { name, base64 } of uploads) if (base64) files.push(await readInlineFile(name, base64))
  return files
}

async function readInlineFile(given: string, base64: string): Promise<InlineFile> {
  const content = Buffer.from(base64, 'base64')
  const inspection = new Inspection(fileCheck(given))
  try {
    await buffer(inspection.pass(Readable.from([content])))
  } catch (error) {
    if (error instanceof TooLargeError) throw new ClaimRefusedError(error.message)
    if (error instanceof UnsupportedFileError)
      throw new ClaimRefusedError(texts.refusals.fileRefused(bareFileName(given), error.message))
    throw error
  }
  const { mediaType, size } = inspection
  return { name: fileNameOf(given, mediaType), mediaType, size, content }
}

/** Stores the files of a claim. When one fails, the files stored before it are removed. */
export async function storeInlineFiles(
  storage: FileStorage,
  files: readonly InlineFile[],
): Promise<(InlineFile & ClaimFile)[]> {
  const stored: (InlineFile & ClaimFile)[] = []
  try {
    for (const file of files) {
      const { storageKey } = await storage.store(Readable.from([file.content]))
      stored.push({ ...file, storageKey })
    }
  } catch (error) {
    await removeFiles(storage, stored)
    throw error
  }
  return stored
}

export async function removeFiles(storage: FileStorage, files: readonly ClaimFile[]): Promise<void> {
  for (const { storageKey } of files) await storage.remove(storageKey)
}
