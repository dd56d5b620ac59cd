import type { ClaimUpload } from '@captive/api-client/contract'

import type { Transaction } from '../../../database/database.ts'
import { uploads as uploadsTable } from '../../../database/tables/operation.ts'
import { attachUploads as attachUploadsOf } from '../../../storage/attach-uploads.ts'
import { fileNameOf } from '../../../storage/file-names.ts'
import { uploadLimit } from '../../../storage/file-storage.ts'
import { texts as storageTexts } from '../../../storage/texts.ts'
import type { ClaimFile } from '../report/claim-file.ts'
import { ClaimRefusedError } from '../report/claim-refused-error.ts'
import type { InlineFile } from './inline-files.ts'
import { texts } from '../report/texts.ts'

/**
 * Attaches files to a claim: the caller's own uploads that are not attached yet, and the files from the request's body.
 * @returns the files under the names that the caller gave them
 * @throws ClaimRefusedError when an upload does not exist or the total size is too large
 */
export async function attachFiles(
  tx: Transaction,
  userId: number,
  uploads: readonly ClaimUpload[],
  inline: readonly (InlineFile & ClaimFile)[],
): Promise<ClaimFile[]> {
  const uploaded = await attachUploads(tx, userId, uploads)
  const all = [...uploaded, ...inline]
  if (all.reduce((sum, { size }) => sum + size, 0) > uploadLimit)
    throw new ClaimRefusedError(storageTexts.totalTooLarge)
  if (inline.length > 0)
    await tx.insert(uploadsTable).values(
      inline.map(({ storageKey, name, size, mediaType }) => {
        return { storageKey, name, size, mediaType, UsersRecId: userId, attached: true }
      }),
    )
  return all.map(({ name, storageKey }) => ({ name, storageKey }))
}

async function attachUploads(tx: Transaction, userId: number, uploads: readonly ClaimUpload[]) {
  const files = uploads.map(({ name, filePath }) => ({ name, storageKey: filePath ?? '' }))
  if (files.length === 0) return []
  const keys = [...new Set(files.map(({ storageKey }) => storageKey))]
  const found = await attachUploadsOf(tx, userId, keys)
  return files.map(({ name, storageKey }) => {
    const row = found.get(storageKey)
    if (!row || keys.length < files.length) throw new ClaimRefusedError(texts.refusals.fileGone(name))
    return { ...row, name: fileNameOf(name, row.mediaType) }
  })
}
