import { and, eq, isNotNull, or } from 'drizzle-orm'

import { recordActivity } from '../../activity/record-activity.ts'
import type { Transaction } from '../../database/database.ts'
import { enterSystemScope } from '../../database/enter-system-scope.ts'
import { companyInScope, programInScope } from '../../database/scope.ts'
import { documents } from '../../database/tables/documents.ts'
import type { Session } from '../../session/session.ts'
import { deleteUploads } from '../../storage/file-checks.ts'
import { DocumentRefusedError } from './file-document.ts'
import { texts } from './texts.ts'

/**
 * Deletes the documents that the caller filed together, and restores the documents they replaced. Returns the storage
 * keys of their files, which the caller deletes after the commit.
 * @throws DocumentRefusedError if the batch does not exist, or one of its documents was replaced
 */
export async function undoDocuments(tx: Transaction, session: Session, batchId: string): Promise<string[]> {
  const inScope = or(
    companyInScope(session.scope, documents.ClientId),
    programInScope(session.scope, documents.ProgramsRecId),
  )
  const ofBatch = and(eq(documents.batchId, batchId), eq(documents.CreatedBy, session.email), inScope)
  const [replaced] = await tx
    .select({ FileName: documents.FileName })
    .from(documents)
    .where(and(ofBatch, isNotNull(documents.replacedBy)))
    .limit(1)
  if (replaced) throw new DocumentRefusedError(texts.replacedSince(replaced.FileName))
  const deleted = await tx.delete(documents).where(ofBatch).returning({ key: documents.FilePath })
  if (deleted.length === 0) throw new DocumentRefusedError(texts.noBatch)
  await recordActivity(tx, session, texts.activity.undone(deleted.length))
  const keys = deleted.map(({ key }) => key)
  await deleteUploads(await enterSystemScope(tx), keys)
  return keys
}
