import { uploadLimit, type ClaimUpload } from '@captive/api-client/contract'

import type { Transaction } from '../../../database/database.ts'
import { attachOrRefuse } from '../../../storage/attach-uploads.ts'
import { addUpload, type CheckedFile } from '../../../storage/file-checks.ts'
import type { ReceivedFile } from '../../../storage/scanned-storage.ts'
import { texts as storageTexts } from '../../../storage/texts.ts'
import { ClaimRefusedError } from '../report/claim-refused-error.ts'
import { texts } from '../report/texts.ts'

/**
 * Attaches files to a claim: the caller's own uploads that are not attached yet, and the files from the request's body.
 * @returns the files under the names that the caller gave them
 * @throws ClaimRefusedError when an upload does not exist or is infected, or the total size is too large
 */
export async function attachFiles(
  tx: Transaction,
  userId: number,
  uploads: readonly ClaimUpload[],
  inline: readonly ReceivedFile[],
): Promise<CheckedFile[]> {
  const named = uploads.map(({ name, filePath }) => ({ name, storageKey: filePath ?? '' }))
  const uploaded = await attachOrRefuse(tx, userId, named, { refuse, refuseMissing })
  const all = [...uploaded, ...inline]
  if (all.reduce((sum, { size }) => sum + size, 0) > uploadLimit) refuse(storageTexts.totalTooLarge)
  for (const file of inline) await addUpload(tx, file, { userId, attached: true })
  return all.map(({ name, storageKey, state, activeContent }) => ({ name, storageKey, state, activeContent }))
}

const refuse = (reason: string): never => {
  throw new ClaimRefusedError(reason)
}
const refuseMissing = (name: string): never => refuse(texts.refusals.fileGone(name))
