import type { Readable } from 'node:stream'

import { recordActivity, type Actor } from '../activity/record-activity.ts'
import { systemScope } from '../database/scope.ts'
import type { Dependencies } from '../dependencies.ts'
import { InfectedFileError } from '../errors/refusals.ts'
import { addUpload, withholding } from '../storage/file-checks.ts'
import type { ReceivedFile } from '../storage/scanned-storage.ts'
import { texts } from './texts.ts'

/**
 * Receives a file from a user. An infected file is quarantined: it stays an upload that nobody can attach or open, so
 * that staff can see it, and is deleted after a month.
 * @throws InfectedFileError, TooLargeError, UnsupportedFileError
 */
export async function receiveUpload(
  { database, storage }: Pick<Dependencies, 'database' | 'storage'>,
  user: Actor,
  givenName: string,
  content: Readable,
): Promise<ReceivedFile> {
  const file = await storage.receive(givenName, content)
  const refusal = file.state === 'infected' ? withholding(file.name, file) : undefined
  if (refusal === undefined) return file
  await database.transaction(systemScope, async (tx) => {
    await addUpload(tx, file, user)
    await recordActivity(tx, user, texts.activity.infected(file.name, file.finding))
  })
  throw new InfectedFileError(refusal)
}
