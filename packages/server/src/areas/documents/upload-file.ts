import type { contract } from '@captive/api-client/contract'

import { recordActivity } from '../../activity/record-activity.ts'
import type { Config } from '../../config/config.ts'
import type { Transaction } from '../../database/database.ts'
import { enterScope, systemScope } from '../../database/scope.ts'
import { uploads } from '../../database/tables/operation.ts'
import type { Parts } from '../../parts.ts'
import { InvalidRequestError, QuotaPassedError, TooLargeError } from '../../http/refusals.ts'
import type { Call } from '../../http/route.ts'
import { isWithinQuota } from '../../session/daily-quota.ts'
import { countTry } from '../../session/limits.ts'
import { fileNameOf, judgeOf } from '../../storage/file-names.ts'
import { uploadLimit } from '../../storage/file-storage.ts'

/** What multipart adds around one file, generously. */
const multipartOverhead = 65_536

/**
 * Stores the file of a multipart body, and a row that it is the caller's; both or neither.
 * @returns its key
 * @throws InvalidRequestError, TooLargeError, TooManyTriesError, UnsupportedFileError, QuotaPassedError
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
  await database.transaction(systemScope, async (tx) => {
    await countTry(tx, 'upload', userId)
    await countSize(tx, config, companyId, 0)
  })
  const part = await request.file().catch(refuseBroken)
  if (part?.fieldname !== 'file') throw new InvalidRequestError('The body field file is missing.')
  const file = await storage.store(part.file, judgeOf(part.filename)).catch(refuseBroken)
  try {
    const name = fileNameOf(part.filename, file.mediaType)
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
