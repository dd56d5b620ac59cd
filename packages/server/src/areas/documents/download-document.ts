import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { recordActivity } from '../../activity/record-activity.ts'
import { FileAnswer } from '../../http/file-answer.ts'
import { NotFoundError } from '../../http/refusals.ts'
import type { Call } from '../../http/route.ts'
import type { Session } from '../../session/session.ts'
import type { FileStorage } from '../../storage/file-storage.ts'
import { mayDownload } from './categories.ts'
import { findDocument, type FoundDocument } from './queries.ts'

/**
 * A document's file, as its content; what is foreign, forbidden or absent looks alike.
 * @throws NotFoundError
 */
export async function downloadDocument(
  storage: FileStorage,
  session: Session,
  inTransaction: Call<never>['inTransaction'],
  filePath: string,
): Promise<FileAnswer> {
  const found = await inTransaction((tx) => findDocument(tx, session, filePath))
  if (!found || !mayDownload(session, found.DocumentId)) throw new NotFoundError('No Document Found')
  const answer = await open(storage, found)
  try {
    await inTransaction((tx) => recordActivity(tx, session, `Downloaded the document ${found.FileName}`))
  } catch (error) {
    if (answer.content instanceof Readable) answer.content.destroy()
    throw error
  }
  return answer
}

async function open(storage: FileStorage, found: FoundDocument): Promise<FileAnswer> {
  const { FileName, FilePath, mediaType, size } = found
  if (found.generated || size === null) {
    const { demoDocumentPdf } = await import('../../demo/demo-document.ts')
    return new FileAnswer(FileName, 'application/pdf', await buffer(demoDocumentPdf(found)))
  }
  return new FileAnswer(FileName, mediaType, await storage.read(FilePath), size)
}
