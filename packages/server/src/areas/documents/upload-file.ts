import type { contract } from '@captive/api-client/contract'
import type { FastifyRequest } from 'fastify'

import { recordActivity } from '../../activity/record-activity.ts'
import type { Config } from '../../config/config.ts'
import type { Transaction } from '../../database/database.ts'
import { enterScope, systemScope } from '../../database/scope.ts'
import { uploads } from '../../database/tables/operation.ts'
import type { Parts } from '../../parts.ts'
import { InvalidRequestError, QuotaPassedError, TooLargeError } from '../../http/refusals.ts'
import type { Call } from '../../http/route.ts'
import { isWithinQuota } from '../../session/daily-quota.ts'
import { fileNameOf, judgeOf } from '../../storage/file-names.ts'
import { uploadLimit, type FileStorage } from '../../storage/file-storage.ts'

/** What multipart adds around one file, generously. */
const multipartOverhead = 65_536

/**
 * Stores the file of a multipart body, and a row that it is the caller's; both or neither.
 * @returns its key
 * @throws InvalidRequestError, TooLargeError, UnsupportedFileError, QuotaPassedError
 */
export async function uploadFile(
  { config, database, storage }: Pick<Parts, 'config' | 'database' | 'storage'>,
  {
    session,
    request,
    inTransaction,
  }: Pick<Call<typeof contract.documentUpload>, 'session' | 'request' | 'inTransaction'>,
): Promise<string> {
  if (!request.isMultipart()) throw new InvalidRequestError('The body must be multipart/form-data with a field file.')
  if (Number(request.headers['content-length'] ?? 0) > uploadLimit + multipartOverhead)
    throw new TooLargeError('Document size can not go over 20MB')
  const { userId, companyId } = session
  await database.transaction(systemScope, (tx) => countSize(tx, config, companyId, 0))
  const { file, filename } = await storeFirstFile(storage, request)
  try {
    const name = fileNameOf(filename, file.mediaType)
    await inTransaction(async (tx) => {
      await tx.insert(uploads).values({ ...file, name, UsersRecId: userId })
      await recordActivity(tx, session, `Uploaded the file ${name}`)
      await tx.execute(enterScope(systemScope))
      await countSize(tx, config, companyId, file.size)
    })
  } catch (error) {
    await storage.remove(file.storageKey)
    throw error
  }
  return file.storageKey
}

/** What follows the file, or comes in its place, is passed over unread: to parse thousands of parts takes long. */
async function storeFirstFile(storage: FileStorage, request: FastifyRequest) {
  try {
    const part = await request.file().catch(refuseBroken)
    if (part?.fieldname !== 'file') throw new InvalidRequestError('The body field file is missing.')
    const file = await storage.store(part.file, judgeOf(part.filename)).catch(refuseBroken)
    return { file, filename: part.filename }
  } finally {
    request.raw.unpipe()
    request.raw.resume()
  }
}

async function countSize(tx: Transaction, config: Config, companyId: number, size: number): Promise<void> {
  if (await isWithinQuota(tx, config, 'fileKilobytesOfCompany', companyId, Math.ceil(size / 1024))) return
  throw new QuotaPassedError(
    `Your company has sent as many files as it may in a day. Send this one tomorrow, or write to ${config.mailboxes.memberPortal}.`,
  )
}

/** A body that breaks off, or is none: the parser tells it by a plain Error. */
function refuseBroken(error: unknown): never {
  const isBroken = error instanceof Error && /unexpected end of multipart data/i.test(error.message)
  throw isBroken ? new InvalidRequestError('The request could not be read.') : error
}
