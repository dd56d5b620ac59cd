import { and, eq } from 'drizzle-orm'

import { recordActivity } from '../../activity/record-activity.ts'
import type { Transaction } from '../../database/database.ts'
import { enterSystemScope } from '../../database/enter-system-scope.ts'
import { documents } from '../../database/tables/documents.ts'
import type { Session } from '../../session/session.ts'
import { deleteUploads } from '../../storage/file-checks.ts'
import { mayDelete } from './categories.ts'
import { findDocument } from './queries.ts'
import { texts } from './texts.ts'

/**
 * Deletes the record of a document; key and id must match. The caller deletes the file after the commit: a file without
 * a record is cleaned up later, but a record without a file would break downloads.
 * @returns the key of the file, null if the document has none, undefined if there is no such document
 */
export async function deleteRecord(
  tx: Transaction,
  session: Session,
  { FileName, RecId }: { FileName: string; RecId: number },
): Promise<string | null | undefined> {
  const found = await findDocument(tx, session, FileName)
  if (!found || !mayDelete(session, found.DocumentId)) return undefined
  const deleted = await tx
    .delete(documents)
    .where(and(eq(documents.RecId, RecId), eq(documents.FilePath, FileName)))
    .returning({ id: documents.RecId })
  if (deleted.length === 0) return undefined // the key belongs to another document, or the document is already deleted
  await recordActivity(tx, session, texts.activity.deleted(found.FileName, found.DocumentId))
  if (found.generated) return null
  const system = await enterSystemScope(tx) // another user may have uploaded the file
  await deleteUploads(system, [FileName])
  return FileName
}
