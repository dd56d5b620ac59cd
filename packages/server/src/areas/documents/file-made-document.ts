import { Readable } from 'node:stream'
import type { Document } from '@captive/api-client/contract'
import { eq } from 'drizzle-orm'

import { recordActivity } from '../../activity/record-activity.ts'
import { documents } from '../../database/tables/documents.ts'
import { uploads } from '../../database/tables/operation.ts'
import { documentTypes } from '../../database/tables/reference.ts'
import type { FileStorage } from '../../storage/file-storage.ts'
import type { Caller, MadeDocument } from './packs/made-document.ts'
import { findListed } from './queries.ts'
import { texts } from './texts.ts'

/** Stores a PDF that the server made and files it on behalf of the user who ordered it. Does both or neither. */
export async function fileMadeDocument(
  storage: FileStorage,
  { session, inTransaction }: Caller,
  made: MadeDocument,
): Promise<Document | undefined> {
  const file = await storage.store(Readable.from([made.bytes]))
  const { storageKey, mediaType, size } = file
  const [Year = 0, Month = 0, Day = 0] = made.day.split('-').map(Number)
  try {
    return await inTransaction(async (tx) => {
      const [type] = await tx.select().from(documentTypes).where(eq(documentTypes.Code, made.code))
      if (!type) throw new TypeError(`There is no document type ${made.code}.`)
      await tx.insert(uploads).values({ ...file, name: made.fileName, UsersRecId: session.userId, attached: true })
      await tx.insert(documents).values({
        ...{ DocumentTypesRecId: type.RecId, ClientId: made.clientId, ProgramsRecId: made.programId, Year, Month, Day },
        ...{ FileName: made.fileName, FilePath: storageKey, mediaType, size },
        ...{ Description: made.description, CreatedBy: session.email, requires: made.requires },
      })
      await recordActivity(tx, session, texts.activity.filed(made.fileName, made.code))
      return findListed(tx, session, storageKey)
    })
  } catch (error) {
    await storage.remove(storageKey)
    throw error
  }
}
