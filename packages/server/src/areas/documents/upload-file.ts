import { uploadLimit, type contract } from '@captive/api-client/contract'

import { recordActivity } from '../../activity/record-activity.ts'
import type { Config } from '../../config/config.ts'
import type { Transaction } from '../../database/database.ts'
import { enterSystemScope } from '../../database/enter-system-scope.ts'
import { systemScope } from '../../database/scope.ts'
import type { Dependencies } from '../../dependencies.ts'
import { InvalidRequestError, QuotaPassedError, TooLargeError } from '../../errors/refusals.ts'
import { withFirstFile } from '../../http/first-file.ts'
import type { Call } from '../../http/implement.ts'
import { isWithinQuota } from '../../session/daily-quota.ts'
import { addUpload } from '../../storage/file-checks.ts'
import { texts as httpTexts } from '../../http/texts.ts'
import { texts as storageTexts } from '../../storage/texts.ts'
import { receiveUpload } from '../../virus-check/receive-upload.ts'
import { texts } from './texts.ts'

/** Upper bound of the bytes that the multipart encoding adds to a file. */
const multipartOverhead = 65_536

/**
 * Stores the file of a multipart body and adds a row for it. Does both or neither.
 * @returns the storage key
 * @throws InvalidRequestError, TooLargeError, UnsupportedFileError, InfectedFileError, QuotaPassedError
 */
export async function uploadFile(
  { config, database, storage }: Pick<Dependencies, 'config' | 'database' | 'storage'>,
  {
    session,
    request,
    inTransaction,
  }: Pick<Call<typeof contract.documentUpload>, 'session' | 'request' | 'inTransaction'>,
): Promise<string> {
  if (!request.isMultipart()) throw new InvalidRequestError(httpTexts.notMultipart)
  if (Number(request.headers['content-length'] ?? 0) > uploadLimit + multipartOverhead)
    throw new TooLargeError(storageTexts.tooLarge)
  const { userId, companyId } = session
  await database.transaction(systemScope, (tx) => countSize(tx, config, companyId, 0))
  const file = await withFirstFile(request, ({ content, name }) =>
    receiveUpload({ database, storage }, session, name, content),
  )
  try {
    await inTransaction(async (tx) => {
      await addUpload(tx, file, { userId })
      await recordActivity(tx, session, texts.activity.uploaded(file.name))
      await countSize(await enterSystemScope(tx), config, companyId, file.size)
    })
  } catch (error) {
    await storage.remove(file.storageKey)
    throw error
  }
  return file.storageKey
}

async function countSize(tx: Transaction<'system'>, config: Config, companyId: number, size: number): Promise<void> {
  if (await isWithinQuota(tx, config, 'fileKilobytesOfCompany', companyId, Math.ceil(size / 1024))) return
  throw new QuotaPassedError(texts.quotaUsedUp(config.mailboxes.memberPortal))
}
