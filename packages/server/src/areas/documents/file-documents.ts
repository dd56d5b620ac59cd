import { randomUUID } from 'node:crypto'
import type { BodyOf, contract } from '@captive/api-client/contract'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { documents } from '../../database/tables/documents.ts'
import type { Session } from '../../session/session.ts'
import { DocumentRefusedError, fileDocument } from './file-document.ts'
import { texts } from './texts.ts'

/**
 * Files several uploads, all or none. Returns the id of the batch.
 * @throws DocumentRefusedError that names the refused file
 */
export async function fileDocuments(
  tx: Transaction,
  session: Session,
  { Documents, Replace }: BodyOf<typeof contract.fileDocuments>,
): Promise<string> {
  const batchId = randomUUID()
  for (const payload of Documents) {
    const id = await fileDocument(tx, session, payload, batchId).catch((error: unknown) => {
      throw error instanceof DocumentRefusedError
        ? new DocumentRefusedError(texts.ofFile(payload.FileName, error.message))
        : error
    })
    if (Replace) await hideOlderVersions(tx, batchId, id)
  }
  return batchId
}

/** A new document hides documents with the same name, place, category and year, except those of its batch. */
async function hideOlderVersions(tx: Transaction, batchId: string, id: number): Promise<void> {
  const [filed] = await tx.select().from(documents).where(eq(documents.RecId, id))
  if (!filed) throw new TypeError('A document that was just filed is out of scope.')
  await tx
    .update(documents)
    .set({ replacedBy: id })
    .where(
      and(
        eq(documents.DocumentTypesRecId, filed.DocumentTypesRecId),
        eq(documents.FileName, filed.FileName),
        eq(documents.Year, filed.Year),
        sql`${documents.ClientId} is not distinct from ${filed.ClientId}::integer`,
        filed.ClientId === null
          ? sql`${documents.ProgramsRecId} is not distinct from ${filed.ProgramsRecId}::integer`
          : undefined,
        isNull(documents.replacedBy),
        ne(documents.RecId, id),
        sql`${documents.batchId} is distinct from ${batchId}::uuid`,
      ),
    )
}
