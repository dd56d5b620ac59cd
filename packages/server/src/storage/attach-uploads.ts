import { and, eq, inArray } from 'drizzle-orm'

import type { Transaction } from '../database/database.ts'
import { uploads } from '../database/tables/operation.ts'
import { readChecks, type FileCheck } from './file-checks.ts'
import { fileNameOf } from './file-names.ts'
import { texts } from './texts.ts'

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

/** An upload and the name that the user gave it. */
interface NamedUpload {
  name: string
  storageKey: string
}

/**
 * Attaches uploads under the names that the user gave them.
 * @param refuse throws the caller's error for an infected upload
 * @param refuseMissing throws the caller's error for an upload that does not exist, or that is listed twice
 */
export async function attachOrRefuse(
  tx: Transaction,
  userId: number,
  files: readonly NamedUpload[],
  { refuse, refuseMissing }: { refuse: (reason: string) => never; refuseMissing: (name: string) => never },
) {
  if (files.length === 0) return []
  const keys = [...new Set(files.map(({ storageKey }) => storageKey))]
  const found = await attachUploads(tx, userId, keys)
  return files.map(({ name, storageKey }) => {
    const upload = found.get(storageKey)
    if (!upload || keys.length < files.length) return refuseMissing(name)
    if (upload.state === 'infected') return refuse(texts.infected(name, upload.finding ?? ''))
    return { ...upload, name: fileNameOf(name, upload.mediaType) }
  })
}
