import { and, eq, inArray } from 'drizzle-orm'

import type { Transaction } from '../database/database.ts'
import { uploads } from '../database/tables/operation.ts'

/** Attaches those of the files that are a user's own uploads and not attached yet. Returns them by their key. */
export async function attachUploads(tx: Transaction, userId: number, storageKeys: readonly string[]) {
  const rows = await tx
    .update(uploads)
    .set({ attached: true })
    .where(
      and(inArray(uploads.storageKey, [...storageKeys]), eq(uploads.UsersRecId, userId), eq(uploads.attached, false)),
    )
    .returning({ storageKey: uploads.storageKey, size: uploads.size, mediaType: uploads.mediaType })
  return new Map(rows.map((row) => [row.storageKey, row]))
}
