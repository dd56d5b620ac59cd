import { Readable } from 'node:stream'
import { uploadLimit, bareFileName, type ClaimUpload } from '@captive/api-client/contract'

import type { Actor } from '../../../activity/record-activity.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { InfectedFileError, TooLargeError, UnsupportedFileError } from '../../../errors/refusals.ts'
import type { FileStorage } from '../../../storage/file-storage.ts'
import type { ReceivedFile } from '../../../storage/scanned-storage.ts'
import { texts as storageTexts } from '../../../storage/texts.ts'
import { receiveUpload } from '../../../virus-check/receive-upload.ts'
import type { ClaimFile } from '../report/claim-file.ts'
import { ClaimRefusedError } from '../report/claim-refused-error.ts'
import { texts } from '../report/texts.ts'

/**
 * Receives the files in the body of a claim (AMB-143). When one fails, the files before it are removed.
 * @throws ClaimRefusedError when a file or the total size is too large, or a file is empty, infected, a program or a
 * script
 */
export async function receiveInlineFiles(
  dependencies: Pick<Dependencies, 'database' | 'storage'>,
  user: Actor,
  uploads: readonly ClaimUpload[],
): Promise<ReceivedFile[]> {
  const sizes = uploads.map(({ base64 = '' }) => Buffer.byteLength(base64, 'base64'))
  if (sizes.some((size) => size > uploadLimit)) throw new ClaimRefusedError(storageTexts.tooLarge)
  if (sizes.reduce((sum, size) => sum + size, 0) > uploadLimit) throw new ClaimRefusedError(storageTexts.totalTooLarge)
  const received: ReceivedFile[] = []
  try {
    for (const { name, base64 } of uploads)
      if (base64) {
        const content = Readable.from([Buffer.from(base64, 'base64')])
        received.push(await receiveUpload(dependencies, user, name, content))
      }
  } catch (error) {
    await removeFiles(dependencies.storage, received)
    if (error instanceof TooLargeError || error instanceof InfectedFileError) throw new ClaimRefusedError(error.message)
    if (!(error instanceof UnsupportedFileError)) throw error
    const { name = '' } = uploads.filter(({ base64 }) => base64)[received.length] ?? {}
    throw new ClaimRefusedError(texts.refusals.fileRefused(bareFileName(name), error.message))
  }
  return received
}

export async function removeFiles(storage: FileStorage, files: readonly ClaimFile[]): Promise<void> {
  for (const { storageKey } of files) await storage.remove(storageKey)
}
