import { and, eq, inArray } from 'drizzle-orm'

import type { Transaction } from '../database/database.ts'
import { uploads } from '../database/tables/operation.ts'
import { readChecks, type FileCheck } from './file-checks.ts'

const unchecked: FileCheck = { state: 'not-scanned', finding: null, activeContent: null }

/**
 * Attaches a user's own uploads that are not attached yet. Returns them by storage key, with the results of their virus
 * check. The caller must refuse an infected file.
 */
export async function attachUploads(tx: Transaction, userId: number, storageKeys: readonly string[]) {
  const rows = await tx
    .update(uploads)
    .set({ attached: true })
    .where(
      and(inArray(uploads.storageKey, [...storageKeys]), eq(uploads.UsersRecId, userId), eq(uploads.attached, false)),
    )
    .returning({ storageKey: uploads.storageKey, size: uploads.size, mediaType: uploads.mediaType })
  const checks = await readChecks(tx, storageKeys)
  return new Map(rows.map((row) => [row.storageKey, { ...row, ...(checks.get(row.storageKey) ?? unchecked) }]))
}
