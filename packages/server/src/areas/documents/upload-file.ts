import type { contract } from '@captive/api-client/contract'

import { recordActivity } from '../../activity.ts'
import { systemScope } from '../../database/scope.ts'
import { uploads } from '../../database/tables/operation.ts'
import type { Parts } from '../../parts.ts'
import { InvalidRequestError, TooLargeError } from '../../refusals.ts'
import type { Call } from '../../route.ts'
import { countTry } from '../../session/limits.ts'
import { uploadLimit } from '../../storage/file-storage.ts'
import { fileNameOf } from './file-name.ts'

/** What multipart adds around one file, generously. */
const multipartOverhead = 65_536

/**
 * Stores the file of a multipart body, and a row that it is the caller's; both or neither.
 * @returns its key
 * @throws InvalidRequestError, TooLargeError, TooManyTriesError
 */
export async function uploadFile(
  { database, storage }: Pick<Parts, 'database' | 'storage'>,
  {
    session,
    request,
    inTransaction,
  }: Pick<Call<typeof contract.documentUpload>, 'session' | 'request' | 'inTransaction'>,
): Promise<string> {
  if (!request.isMultipart()) throw new InvalidRequestError('The body must be multipart/form-data with a field file.')
  if (Number(request.headers['content-length'] ?? 0) > uploadLimit + multipartOverhead)
    throw new TooLargeError('Document size can not go over 20MB')
  await database.transaction(systemScope, (tx) => countTry(tx, 'upload', session.userId))
  const part = await request.file().catch(refuseBroken)
  if (part?.fieldname !== 'file') throw new InvalidRequestError('The body field file is missing.')
  const file = await storage.store(part.file).catch(refuseBroken)
  try {
    const name = fileNameOf(part.filename)
    await inTransaction(async (tx) => {
      await tx.insert(uploads).values({ ...file, name, UsersRecId: session.userId })
      await recordActivity(tx, session, `Uploaded the file ${name}`)
    })
  } catch (error) {
    await storage.remove(file.storageKey)
    throw error
  }
  return file.storageKey
}

/** A body that breaks off, or is none: the parser tells it by a plain Error. */
function refuseBroken(error: unknown): never {
  const isBroken = error instanceof Error && /unexpected end of multipart data/i.test(error.message)
  throw isBroken ? new InvalidRequestError('The request could not be read.') : error
}
