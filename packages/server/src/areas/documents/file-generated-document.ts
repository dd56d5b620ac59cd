import { Readable } from 'node:stream'
import type { Document } from '@captive/api-client/contract'
import { eq } from 'drizzle-orm'

import { recordActivity } from '../../activity/record-activity.ts'
import { documents } from '../../database/tables/documents.ts'
import { uploads } from '../../database/tables/operation.ts'
import { documentTypes } from '../../database/tables/reference.ts'
import type { FileStorage } from '../../storage/file-storage.ts'
import type { Caller, GeneratedDocument } from './packs/generated-document.ts'
import { findListed } from './queries.ts'
import { texts } from './texts.ts'

/** Stores a PDF that the server generated, and files it on behalf of the user who ordered it. Does both or neither. */
export async function fileGeneratedDocument(
  storage: FileStorage,
  { session, inTransaction }: Caller,
  generated: GeneratedDocument,
): Promise<Document | undefined> {
  const file = await storage.store(Readable.from([generated.bytes]))
  const { storageKey, mediaType, size } = file
  const [Year = 0, Month = 0, Day = 0] = generated.day.split('-').map(Number)
  try {
    return await inTransaction(async (tx) => {
      const [type] = await tx.select().from(documentTypes).where(eq(documentTypes.Code, generated.code))
      if (!type) throw new TypeError(`There is no document type ${generated.code}.`)
      await tx.insert(uploads).values({ ...file, name: generated.fileName, UsersRecId: session.userId, attached: true })
      await tx.insert(documents).values({
        ...{
          DocumentTypesRecId: type.RecId,
          ClientId: generated.clientId,
          ProgramsRecId: generated.programId,
          Year,
          Month,
          Day,
        },
        ...{ FileName: generated.fileName, FilePath: storageKey, mediaType, size },
        ...{ Description: generated.description, CreatedBy: session.email, requires: generated.requires },
      })
      await recordActivity(tx, session, texts.activity.filed(generated.fileName, generated.code))
      return findListed(tx, session, storageKey)
    })
  } catch (error) {
    await storage.remove(storageKey)
    throw error
  }
}
