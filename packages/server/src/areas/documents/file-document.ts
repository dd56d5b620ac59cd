import type { DocumentUploadPayload } from '@captive/api-client/contract'
import { and, eq, sql } from 'drizzle-orm'

import { recordActivity } from '../../activity/record-activity.ts'
import type { Transaction } from '../../database/database.ts'
import { inReach, programInReach, type Scope } from '../../database/scope.ts'
import { clientChanges, clients } from '../../database/tables/clients.ts'
import { documents } from '../../database/tables/documents.ts'
import { uploads } from '../../database/tables/operation.ts'
import { documentTypes, programs } from '../../database/tables/reference.ts'
import { ChangeRefusedError } from '../../http/outcome.ts'
import type { Session } from '../../session/session.ts'
import { fileNameOf } from '../../storage/file-names.ts'
import { mayFile } from './categories.ts'

/** A document that is not filed. */
class DocumentRefusedError extends ChangeRefusedError {
  override readonly name = 'DocumentRefusedError'
}

type DocumentTypeRow = typeof documentTypes.$inferSelect

/**
 * Files an upload of the caller's as a document.
 * @throws DocumentRefusedError with a sentence for the person who files it
 */
export async function fileDocument(tx: Transaction, session: Session, payload: DocumentUploadPayload): Promise<void> {
  const { DocumentId, DocumentTypesRecId, FilePath, Description, ClientId, ProgramsRecId } = payload
  assertDate(payload)
  const [type] = await tx.select().from(documentTypes).where(eq(documentTypes.RecId, DocumentTypesRecId))
  if (type?.Code !== DocumentId || !mayFile(session, type))
    throw new DocumentRefusedError('You cannot file documents under this category. Choose another one.')
  await assertPlace(tx, session.scope, type, payload)
  const { mediaType, size } = await attachUpload(tx, session.userId, FilePath)
  if (type.ClientAllowUpload !== 1 && mediaType !== 'application/pdf')
    throw new DocumentRefusedError('This file is not a PDF, or not a whole one. Save it as PDF again, and choose that.')
  const FileName = fileNameOf(payload.FileName, mediaType)
  const { Year, Month, Day } = payload
  const place = { ClientId, ProgramsRecId, Year, Month, Day }
  const file = { FileName, FilePath, mediaType, size }
  await tx.insert(documents).values({ ...place, ...file, DocumentTypesRecId, Description, CreatedBy: session.email })
  await recordActivity(tx, session, `Filed the document ${FileName} under ${DocumentId}`)
}

/** The quarter of a year is that of its month (AMB-075). */
function assertDate({ Year, Month, Day, Quarter }: DocumentUploadPayload): void {
  const date = new Date(Date.UTC(Year, Month - 1, Day))
  if (date.getUTCMonth() !== Month - 1 || Quarter !== Math.ceil(Month / 3))
    throw new DocumentRefusedError('Year, month, day and quarter are not those of one date. Choose the date again.')
}

/** Documents of tier Program belong to a program and no company, the others to a company in one of its programs. */
async function assertPlace(
  tx: Transaction,
  scope: Scope,
  { Tier, ClientAllowUpload }: DocumentTypeRow,
  { ClientId, ProgramsRecId }: DocumentUploadPayload,
): Promise<void> {
  if (Tier === 'Program') {
    if (ClientId !== null || ProgramsRecId === null || !(await isProgramInReach(tx, scope, ProgramsRecId)))
      throw new DocumentRefusedError('A document of this category belongs to a program, not to a member.')
    return
  }
  const fits = ClientId !== null && (await isClientInReach(tx, scope, ClientId, ProgramsRecId))
  if (!fits || (ProgramsRecId === null && ClientAllowUpload !== 1))
    throw new DocumentRefusedError('A document of this category belongs to a member and one of its programs.')
}

async function isProgramInReach(tx: Transaction, scope: Scope, programId: number): Promise<boolean> {
  const found = await tx
    .select({ id: programs.RecId })
    .from(programs)
    .where(and(eq(programs.RecId, programId), programInReach(scope, programs.RecId)))
  return found.length > 0
}

/** Whether a company is in reach and is, or was, in the program, where one is named (AMB-073). */
async function isClientInReach(
  tx: Transaction,
  scope: Scope,
  clientId: number,
  programId: number | null,
): Promise<boolean> {
  const found = await tx
    .select({ id: clients.ClientId })
    .from(clients)
    .leftJoin(clientChanges, eq(clientChanges.ClientId, clients.ClientId))
    .where(
      and(
        eq(clients.ClientId, clientId),
        inReach(scope),
        programId === null
          ? undefined
          : sql`${programId} in (${clients.ProgramsRecId}, ${clientChanges.ProgramsRecId})`,
      ),
    )
  return found.length > 0
}

/** Takes an upload of the caller's that nothing is attached to yet. */
async function attachUpload(tx: Transaction, userId: number, filePath: string) {
  const [upload] = await tx
    .update(uploads)
    .set({ attached: true })
    .where(and(eq(uploads.storageKey, filePath), eq(uploads.UsersRecId, userId), eq(uploads.attached, false)))
    .returning({ mediaType: uploads.mediaType, size: uploads.size })
  if (!upload) throw new DocumentRefusedError('The file is not there any more. Choose it again.')
  return upload
}
