import type { ClaimUpload } from '@captive/api-client/contract'

import { recordActivity, type Actor } from '../../../activity/record-activity.ts'
import { brandOfCompany } from '../../../brand/brand-of-company.ts'
import type { Transaction } from '../../../database/database.ts'
import { enterSystemScope } from '../../../database/enter-system-scope.ts'
import { enqueueReport } from '../../../webhook/enqueue-report.ts'
import { enqueueMail } from '../../../mail/outbox.ts'
import { outcomeOf } from '../../../http/outcome.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { Call } from '../../../http/implement.ts'
import type { ReceivedFile } from '../../../storage/scanned-storage.ts'
import { findRecipient } from '../follow-up/recipient.ts'
import { attachFiles } from './attach-files.ts'
import { ClaimRefusedError } from '../report/claim-refused-error.ts'
import { offerCopy } from '../follow-up/acknowledgement-copy.ts'
import { discardDraft } from '../drafts/draft-store.ts'
import { receiveInlineFiles, removeFiles } from './inline-files.ts'
import { reportMails } from '../follow-up/report-mail.ts'
import { countReport } from './report-quota.ts'
import {
  storeFiles,
  storeReport,
  storeValues,
  wasReported,
  type ReportContent,
  type ReportedValue,
  type ReportIdentity,
} from '../report/report-store.ts'
import { texts } from '../report/texts.ts'

interface Submission {
  reporter: Actor
  identity: ReportIdentity
  uploads: readonly ClaimUpload[]
  /** The draft to delete together with the submission. */
  draftKey?: string | undefined
  /** @throws ClaimRefusedError */
  validate(tx: Transaction): Promise<{ report: ReportContent; values: ReportedValue[] }>
}

/**
 * Stores a report and returns once it is durable. Idempotent: repeating the submission returns the same answer and
 * stores nothing more.
 * @returns the outcome; a refusal is an outcome too (core §7)
 */
export const submitReport = (
  dependencies: Dependencies,
  inTransaction: Call<never>['inTransaction'],
  submission: Submission,
) =>
  outcomeOf(async () => {
    const hasFiles = submission.uploads.some(({ base64 }) => base64)
    if (hasFiles) await storeWithFiles(dependencies, inTransaction, submission)
    else await inTransaction((tx) => store(tx, dependencies, submission, []))
    await dependencies.database.makeDurable()
  })

/** Validates the report before its files are stored, and removes the files if the report is refused later. */
async function storeWithFiles(
  dependencies: Dependencies,
  inTransaction: Call<never>['inTransaction'],
  submission: Submission,
): Promise<void> {
  const isKnown = await inTransaction(async (tx) => {
    if (await wasReported(tx, dependencies.config.keyring, submission.identity)) return true
    await submission.validate(tx)
    return false
  })
  if (isKnown) return
  const stored = await receiveInlineFiles(dependencies, submission.reporter, submission.uploads)
  try {
    const isStored = await inTransaction((tx) => store(tx, dependencies, submission, stored))
    if (!isStored) await removeFiles(dependencies.storage, stored)
  } catch (error) {
    // After any other failure the report may have been stored. If it was not, the clean-up removes the files.
    if (error instanceof ClaimRefusedError) await removeFiles(dependencies.storage, stored)
    throw error
  }
}

/**
 * Stores the report, its values, files and mails, and deletes its draft, all in one transaction.
 * @returns false when the same submission was stored first
 * @throws ClaimRefusedError
 */
async function store(
  tx: Transaction,
  { config }: Dependencies,
  { reporter, identity, uploads, draftKey, validate }: Submission,
  inline: readonly ReceivedFile[],
): Promise<boolean> {
  const { keyring } = config
  const { UsersRecId: userId, ClientId: clientId } = identity
  if (await wasReported(tx, keyring, identity)) return false
  const { report: content, values } = await validate(tx)
  const report = { ...identity, ...content }
  const id = await storeReport(tx, keyring, report)
  if (id === undefined) return false
  const uploaded = uploads.filter(({ base64 }) => !base64)
  const files = await attachFiles(tx, userId, uploaded, inline)
  const { emailed, reported } = texts.activity
  const action = report.claimType === null ? emailed : reported
  // These are independent of each other, so they run in parallel.
  await Promise.all([
    storeValues(tx, keyring, { ...report, id }, values),
    storeFiles(tx, { ...report, id }, files),
    draftKey === undefined
      ? undefined
      : discardDraft(tx, { clientId, reportingClientId: reporter.companyId }, draftKey, userId),
    recordActivity(tx, reporter, action(report.confirmationNumber)),
  ])

  const system = await enterSystemScope(tx)
  const brand = await brandOfCompany(system, config.brands, clientId)
  const [recipient] = await Promise.all([
    findRecipient(system, report, reporter),
    countReport(system, config, reporter, inline, brand),
  ])
  await enqueueMail(system, keyring, ...reportMails(brand, report, files, recipient, config))
  await enqueueReport(system, id)
  await offerCopy(system, config, brand, { ...report, id }, recipient)
  return true
}
