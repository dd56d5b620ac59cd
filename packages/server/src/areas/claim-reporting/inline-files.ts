import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { bareFileName, type ClaimUpload } from '@captive/api-client/contract'

import { TooLargeError, UnsupportedFileError } from '../../http/refusals.ts'
import { fileNameOf, judgeOf } from '../../storage/file-names.ts'
import { uploadLimit, type FileStorage } from '../../storage/file-storage.ts'
import { Inspection } from '../../storage/inspection.ts'
import type { ClaimFile } from './claim-files.ts'
import { ClaimRefusedError } from './claim-refused-error.ts'

/** A file that came inside the body of a claim (AMB-143), judged and not stored yet. */
export interface InlineFile {
  name: string
  mediaType: string
  /** Bytes. */
  size: number
  content: Buffer
}

/** @throws ClaimRefusedError when one, or all together, are too large, or one is empty, a program or a script */
export async function readInlineFiles(uploads: readonly ClaimUpload[]): Promise<InlineFile[]> {
  const sizes = uploads.map(({ base64 = '' }) => Buffer.byteLength(base64, 'base64'))
  if (sizes.some((size) => size > uploadLimit)) throw new ClaimRefusedError('Document size can not go over 20MB')
  if (sizes.reduce((sum, size) => sum + size, 0) > uploadLimit)
    throw new ClaimRefusedError('Total Documents size can not go over 20MB')
  const files: InlineFile[] = []
  for (const { name, base64 } of uploads) if (base64) files.push(await readInlineFile(name, base64))
  return files
}

async function readInlineFile(given: string, base64: string): Promise<InlineFile> {
  const content = Buffer.from(base64, 'base64')
  const inspection = new Inspection(judgeOf(given))
  try {
    await buffer(inspection.pass(Readable.from([content])))
  } catch (error) {
    if (error instanceof TooLargeError) throw new ClaimRefusedError(error.message)
    if (error instanceof UnsupportedFileError)
      throw new ClaimRefusedError(`${bareFileName(given) || 'A file'} was not taken. ${error.message}`)
    throw error
  }
  const { mediaType, size } = inspection
  return { name: fileNameOf(given, mediaType), mediaType, size, content }
}

/** Stores files of a claim that was judged; one that fails takes those before it along. */
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
