import { and, eq } from 'drizzle-orm'

import { recordActivity } from '../../activity/record-activity.ts'
import type { Transaction } from '../../database/database.ts'
import { enterScope, systemScope } from '../../database/scope.ts'
import { documents } from '../../database/tables/documents.ts'
import { uploads } from '../../database/tables/operation.ts'
import type { Session } from '../../session/session.ts'
import { mayDelete } from './categories.ts'
import { findDocument } from './queries.ts'

/**
 * Removes the record of a document that key and id both name. Its file is the caller's to remove once this is
 * committed: a file without a record is cleaned up, a record without a file would be a lie.
 * @returns the key of the file, null where the document has none, undefined where there is no such document to delete
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
  if (deleted.length === 0) return undefined // another document's id, or somebody else was quicker
  await recordActivity(tx, session, `Deleted the document ${found.FileName} of ${found.DocumentId}`)
  if (found.generated) return null
  await tx.execute(enterScope(systemScope)) // the upload is a row of whoever uploaded it
  await tx.delete(uploads).where(eq(uploads.storageKey, FileName))
  return FileName
}
