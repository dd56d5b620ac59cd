import type { ClaimUpload } from '@captive/api-client/contract'
import { and, eq, inArray } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { uploads as uploadsTable } from '../../database/tables/operation.ts'
import { fileNameOf } from '../../storage/file-names.ts'
import { uploadLimit } from '../../storage/file-storage.ts'
import { ClaimRefusedError } from './claim-refused-error.ts'
import type { InlineFile } from './inline-files.ts'

/** A file of a claim: the name it is shown by and where its bytes are. */
export interface ClaimFile {
  name: string
  storageKey: string
}

/**
 * Makes files those of a claim: the caller's own uploads, not attached before, and those that came inside the body.
 * @returns them under the names they were given
 * @throws ClaimRefusedError when one is not there, or all together are too large
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
    throw new ClaimRefusedError('Total Documents size can not go over 20MB')
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
  const rows = await tx
    .update(uploadsTable)
    .set({ attached: true })
    .where(
      and(
        inArray(uploadsTable.storageKey, keys),
        eq(uploadsTable.UsersRecId, userId),
        eq(uploadsTable.attached, false),
      ),
    )
    .returning({
      storageKey: uploadsTable.storageKey,
      size: uploadsTable.size,
      mediaType: uploadsTable.mediaType,
    })
  const found = new Map(rows.map((row) => [row.storageKey, row]))
  return files.map(({ name, storageKey }) => {
    const row = found.get(storageKey)
    if (!row || keys.length < files.length)
      throw new ClaimRefusedError(`The file ${name} is not there any more. Choose it again.`)
    return { ...row, name: fileNameOf(name, row.mediaType) }
  })
}
