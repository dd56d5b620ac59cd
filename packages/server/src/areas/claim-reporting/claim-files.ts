import { Readable } from 'node:stream'

import type { ClaimUpload } from '@captive/api-client/contract'
import { and, eq, inArray } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { uploads as uploadsTable } from '../../database/tables/operation.ts'
import { uploadLimit, type FileStorage } from '../../storage/file-storage.ts'
import { ClaimRefusedError } from './claim-refused-error.ts'

/** A file of a claim: the name it is shown by and where its bytes are. */
export interface ClaimFile {
  name: string
  storageKey: string
}

/**
 * Marks the files of a claim as attached and gives them back; only the caller's own uploads, not attached before.
 * @throws ClaimRefusedError when one is not there, or all together are too large
 */
export async function attachFiles(
  tx: Transaction,
  userId: number,
  uploads: readonly ClaimUpload[],
): Promise<ClaimFile[]> {
  const files = uploads.map(({ name, filePath }) => ({ name, storageKey: filePath ?? '' }))
  if (files.length === 0) return []
  const keys = [...new Set(files.map(({ storageKey }) => storageKey))]
  const attached = await tx
    .update(uploadsTable)
    .set({ attached: true })
    .where(
      and(
        inArray(uploadsTable.storageKey, keys),
        eq(uploadsTable.UsersRecId, userId),
        eq(uploadsTable.attached, false),
      ),
    )
    .returning({ storageKey: uploadsTable.storageKey, size: uploadsTable.size })
  const found = new Set(attached.map(({ storageKey }) => storageKey))
  const lost = files.find(({ storageKey }) => !found.has(storageKey))
  if (lost || keys.length < files.length) {
    throw new ClaimRefusedError(`The file ${lost?.name ?? files[0]?.name} is not there any more. Choose it again.`)
  }
  if (attached.reduce((sum, { size }) => sum + size, 0) > uploadLimit) {
    throw new ClaimRefusedError('Total Documents size can not go over 20MB')
  }
  return files
}

/**
 * Stores files that came inside the body (AMB-143), so that all of them are uploads from here on. Must run before the
 * transaction of the claim; what is left when the claim is refused is removed as any upload nobody attached.
 */
export async function storeInlineFiles(
  uploads: readonly ClaimUpload[],
  storage: FileStorage,
  record: (row: typeof uploadsTable.$inferInsert) => Promise<unknown>,
  userId: number,
): Promise<ClaimUpload[]> {
  const stored: ClaimUpload[] = []
  for (const { base64, ...upload } of uploads) {
    const file = base64 ? await storage.store(Readable.from([Buffer.from(base64, 'base64')])) : undefined
    if (file) await record({ ...file, name: upload.name, UsersRecId: userId })
    stored.push(file ? { ...upload, filePath: file.storageKey } : upload)
  }
  return stored
}
