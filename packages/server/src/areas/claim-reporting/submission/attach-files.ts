import type { ClaimUpload } from '@captive/api-client/contract'

import type { Transaction } from '../../../database/database.ts'
import { attachUploads as attachUploadsOf } from '../../../storage/attach-uploads.ts'
import { addUpload, type CheckedFile } from '../../../storage/file-checks.ts'
import { fileNameOf } from '../../../storage/file-names.ts'
import { uploadLimit } from '../../../storage/file-storage.ts'
import type { ReceivedFile } from '../../../storage/scanned-storage.ts'
import { texts as storageTexts } from '../../../storage/texts.ts'
import { ClaimRefusedError } from '../report/claim-refused-error.ts'
import { texts } from '../report/texts.ts'

/**
 * Attaches files to a claim: the caller's own uploads that are not attached yet, and the files from the request's body.
 * @returns the files under the names that the caller gave them
 * @throws ClaimRefusedError when an upload does not exist or is infected, or the total size is too large
 */
export async function attachFiles(
  tx: Transaction,
  userId: number,
  uploads: readonly ClaimUpload[],
  inline: readonly ReceivedFile[],
): Promise<CheckedFile[]> {
  const uploaded = await attachUploads(tx, userId, uploads)
  const all = [...uploaded, ...inline]
  if (all.reduce((sum, { size }) => sum + size, 0) > uploadLimit)
    throw new ClaimRefusedError(storageTexts.totalTooLarge)
  for (const file of inline) await addUpload(tx, file, { userId, attached: true })
  return all.map(({ name, storageKey, state, activeContent }) => ({ name, storageKey, state, activeContent }))
}

async function attachUploads(tx: Transaction, userId: number, uploads: readonly ClaimUpload[]) {
  const files = uploads.map(({ name, filePath }) => ({ name, storageKey: filePath ?? '' }))
  if (files.length === 0) return []
  const keys = [...new Set(files.map(({ storageKey }) => storageKey))]
  const found = await attachUploadsOf(tx, userId, keys)
  return files.map(({ name, storageKey }) => {
    const row = found.get(storageKey)
    if (!row || keys.length < files.length) throw new ClaimRefusedError(texts.refusals.fileGone(name))
    if (row.state === 'infected') throw new ClaimRefusedError(storageTexts.infected(name, row.finding ?? ''))
    return { ...row, name: fileNameOf(name, row.mediaType) }
  })
}
