import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { brandOf, type Brands } from '@captive/brand/folder'

import { recordActivity } from '../../activity/record-activity.ts'
import { FileAnswer } from '../../http/file-answer.ts'
import { NotFoundError } from '../../errors/refusals.ts'
import type { Call } from '../../http/implement.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Session } from '../../session/session.ts'
import { assertReadable } from '../../storage/file-checks.ts'
import type { FileStorage } from '../../storage/file-storage.ts'
import { documentReads } from '../../database/tables/documents.ts'
import { mayDownload } from './categories.ts'
import { findDocument, type FoundDocument } from './queries.ts'
import { texts as storageTexts } from '../../storage/texts.ts'
import { texts } from './texts.ts'

/**
 * The file of a document. Foreign, forbidden and absent documents get the same error.
 * @throws NotFoundError, FileWithheldError
 */
export async function downloadDocument(
  { config, storage }: Pick<Dependencies, 'config' | 'storage'>,
  session: Session,
  inTransaction: Call<never>['inTransaction'],
  filePath: string,
): Promise<FileAnswer> {
  const found = await inTransaction((tx) => findDocument(tx, session, filePath))
  if (!found || !mayDownload(session, found.DocumentId)) throw new NotFoundError(storageTexts.noDocument)
  await inTransaction((tx) => assertReadable(tx, filePath, found.FileName))
  const answer = await open(storage, config.brands, found)
  try {
    await inTransaction(async (tx) => {
      await tx.insert(documentReads).values({ documentId: found.RecId, UsersRecId: session.userId })
      await recordActivity(tx, session, texts.activity.downloaded(found.FileName))
    })
  } catch (error) {
    if (answer.content instanceof Readable) answer.content.destroy()
    throw error
  }
  return answer
}

async function open(storage: FileStorage, brands: Brands, found: FoundDocument): Promise<FileAnswer> {
  const { FileName, FilePath, mediaType, size } = found
  if (found.generated || size === null) {
    const { demoDocumentPdf } = await import('./demo-document.ts')
    return new FileAnswer(
      FileName,
      'application/pdf',
      await buffer(demoDocumentPdf(brandOf(brands, found.ProgramsRecId), found)),
    )
  }
  return new FileAnswer(FileName, mediaType, await storage.read(FilePath), size)
}
