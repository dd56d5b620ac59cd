import type { DocumentUploadPayload } from '@captive/api-client/contract'
import { and, eq, sql } from 'drizzle-orm'

import { recordActivity } from '../../activity/record-activity.ts'
import type { Transaction } from '../../database/database.ts'
import { returnedRow } from '../../database/returned-row.ts'
import { inScope, programInScope, type Scope } from '../../database/scope.ts'
import { clientChanges, clients } from '../../database/tables/clients.ts'
import { documents } from '../../database/tables/documents.ts'
import { documentTypes, programs } from '../../database/tables/reference.ts'
import { ChangeRefusedError } from '../../http/outcome.ts'
import type { Session } from '../../session/session.ts'
import { attachUploads } from '../../storage/attach-uploads.ts'
import { fileNameOf } from '../../storage/file-names.ts'
import { texts as storageTexts } from '../../storage/texts.ts'
import { mayFile } from './categories.ts'
import { texts } from './texts.ts'

/** A document was refused. */
export class DocumentRefusedError extends ChangeRefusedError {
  override readonly name = 'DocumentRefusedError'
}

type DocumentTypeRow = typeof documentTypes.$inferSelect

/**
 * Files one of the caller's uploads as a document. Returns its id.
 * @param batchId identifies documents that are filed together
 * @throws DocumentRefusedError with a sentence for the user
 */
export async function fileDocument(
  tx: Transaction,
  session: Session,
  payload: DocumentUploadPayload,
  batchId: string | null = null,
): Promise<number> {
  const { DocumentId, DocumentTypesRecId, FilePath, Description, ClientId, ProgramsRecId } = payload
  assertDate(payload)
  const [type] = await tx.select().from(documentTypes).where(eq(documentTypes.RecId, DocumentTypesRecId))
  if (type?.Code !== DocumentId || !mayFile(session, type)) throw new DocumentRefusedError(texts.otherCategory)
  await assertPlace(tx, session.scope, type, payload)
  const { mediaType, size } = await attachUpload(tx, session.userId, FilePath, payload.FileName)
  if (type.ClientAllowUpload !== 1 && mediaType !== 'application/pdf') throw new DocumentRefusedError(texts.notPdf)
  const FileName = fileNameOf(payload.FileName, mediaType)
  const { Year, Month, Day } = payload
  const place = { ClientId, ProgramsRecId, Year, Month, Day }
  const file = { FileName, FilePath, mediaType, size }
  const filed = returnedRow(
    await tx
      .insert(documents)
      .values({ ...place, ...file, DocumentTypesRecId, Description, batchId, CreatedBy: session.email })
      .returning({ id: documents.RecId }),
  )
  await recordActivity(tx, session, texts.activity.filed(FileName, DocumentId))
  return filed.id
}

/** The quarter must match the month (AMB-075). */
function assertDate({ Year, Month, Day, Quarter }: DocumentUploadPayload): void {
  const date = new Date(Date.UTC(Year, Month - 1, Day))
  if (date.getUTCMonth() !== Month - 1 || Quarter !== Math.ceil(Month / 3))
    throw new DocumentRefusedError(texts.dateMismatch)
}

/**
 * A document of tier Program belongs to a program and no company. Other documents belong to a company in one of its
 * programs.
 */
async function assertPlace(
  tx: Transaction,
  scope: Scope,
  { Tier, ClientAllowUpload }: DocumentTypeRow,
  { ClientId, ProgramsRecId }: DocumentUploadPayload,
): Promise<void> {
  if (Tier === 'Program') {
    if (ClientId !== null || ProgramsRecId === null || !(await isProgramInScope(tx, scope, ProgramsRecId)))
      throw new DocumentRefusedError(texts.needsProgram)
    return
  }
  const fits = ClientId !== null && (await isClientInScope(tx, scope, ClientId, ProgramsRecId))
  if (!fits || (ProgramsRecId === null && ClientAllowUpload !== 1)) throw new DocumentRefusedError(texts.needsMember)
}

async function isProgramInScope(tx: Transaction, scope: Scope, programId: number): Promise<boolean> {
  const found = await tx
    .select({ id: programs.RecId })
    .from(programs)
    .where(and(eq(programs.RecId, programId), programInScope(scope, programs.RecId)))
  return found.length > 0
}

/** Whether a company is in scope and, if a program is given, is or was in that program (AMB-073). */
async function isClientInScope(
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
        inScope(scope),
        programId === null
          ? undefined
          : sql`${programId} in (${clients.ProgramsRecId}, ${clientChanges.ProgramsRecId})`,
      ),
    )
  return found.length > 0
}

/** Attaches an unused upload of the caller. */
async function attachUpload(tx: Transaction, userId: number, filePath: string, name: string) {
  const upload = (await attachUploads(tx, userId, [filePath])).get(filePath)
  if (!upload) throw new DocumentRefusedError(texts.fileGone)
  if (upload.state === 'infected') throw new DocumentRefusedError(storageTexts.infected(name, upload.finding ?? ''))
  return upload
}
