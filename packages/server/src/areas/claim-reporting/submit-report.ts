import type { ClaimUpload } from '@captive/api-client/contract'

import { recordActivity, type Actor } from '../../activity/record-activity.ts'
import type { Transaction } from '../../database/database.ts'
import { enterScope, systemScope } from '../../database/scope.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { outcomeOf } from '../../http/outcome.ts'
import type { Parts } from '../../parts.ts'
import type { Call } from '../../http/route.ts'
import { addressee } from './addressee.ts'
import { attachFiles, type ClaimFile } from './claim-files.ts'
import { ClaimRefusedError } from './claim-refused-error.ts'
import { offerCopy } from './copies.ts'
import { discardDraft } from './drafts.ts'
import { readInlineFiles, removeFiles, storeInlineFiles, type InlineFile } from './inline-files.ts'
import { reportMails } from './report-mail.ts'
import { countReport } from './report-quota.ts'
import { storeFiles, storeReport, storeValues, wasReported } from './report-store.ts'
import type { ReportContent, ReportedValue, ReportIdentity } from './report-store.ts'

interface Submission {
  reporter: Actor
  identity: ReportIdentity
  uploads: readonly ClaimUpload[]
  /** The unfinished report that it was, which ends with it. */
  draftKey?: string | undefined
  /** @throws ClaimRefusedError */
  judge(tx: Transaction): Promise<{ report: ReportContent; values: ReportedValue[] }>
}

/**
 * Takes a report; answered once it is durable. The same submission again is answered the same and stores nothing more.
 * @returns the outcome; a refusal is an outcome too (core §7)
 */
export const submitReport = (parts: Parts, inTransaction: Call<never>['inTransaction'], submission: Submission) =>
  outcomeOf(async () => {
    const hasFiles = submission.uploads.some(({ base64 }) => base64)
    if (hasFiles) await takeWithFiles(parts, inTransaction, submission)
    else await inTransaction((tx) => take(tx, parts, submission, []))
    await parts.database.makeDurable()
  })

/** Files of a report are read, and stored, only once it was judged; what is refused after that takes them along. */
async function takeWithFiles(
  parts: Parts,
  inTransaction: Call<never>['inTransaction'],
  submission: Submission,
): Promise<void> {
  const isKnown = await inTransaction(async (tx) => {
    if (await wasReported(tx, parts.config.keyring, submission.identity)) return true
    await submission.judge(tx)
    return false
  })
  if (isKnown) return
  const stored = await storeInlineFiles(parts.storage, await readInlineFiles(submission.uploads))
  try {
    const isTaken = await inTransaction((tx) => take(tx, parts, submission, stored))
    if (!isTaken) await removeFiles(parts.storage, stored)
  } catch (error) {
    // After another failure the report may be there: its files are left to the clean-up, which looks.
    if (error instanceof ClaimRefusedError) await removeFiles(parts.storage, stored)
    throw error
  }
}

/**
 * In one transaction the report, its values, its files, its mails and the end of its draft.
 * @returns false where the same submission was quicker
 * @throws ClaimRefusedError
 */
async function take(
  tx: Transaction,
  { config }: Parts,
  { reporter, identity, uploads, draftKey, judge }: Submission,
  inline: readonly (InlineFile & ClaimFile)[],
): Promise<boolean> {
  const { keyring } = config
  const { UsersRecId: userId, ClientId: clientId } = identity
  if (await wasReported(tx, keyring, identity)) return false
  const { report: content, values } = await judge(tx)
  const report = { ...identity, ...content }
  const id = await storeReport(tx, keyring, report)
  if (id === undefined) return false
  const uploaded = uploads.filter(({ base64 }) => !base64)
  const files = await attachFiles(tx, userId, uploaded, inline)
  const verb = report.claimType === null ? 'E-mailed' : 'Submitted'
  // None of these waits for another one's answer: they are asked at once.
  await Promise.all([
    storeValues(tx, keyring, { ...report, id }, values),
    storeFiles(tx, { ...report, id }, files),
    draftKey === undefined
      ? undefined
      : discardDraft(tx, { clientId, reportingClientId: reporter.companyId }, draftKey, userId),
    recordActivity(tx, reporter, `${verb} claim report ${report.confirmationNumber}`),
  ])

  await tx.execute(enterScope(systemScope)) // counts, and users beyond the caller's reach
  const [told] = await Promise.all([addressee(tx, report, reporter), countReport(tx, config, reporter, inline)])
  await enqueueMail(tx, keyring, ...reportMails(report, files, told, config))
  await offerCopy(tx, config, { ...report, id }, told)
  return true
}
