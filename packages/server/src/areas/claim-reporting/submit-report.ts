import type { ClaimUpload } from '@captive/api-client/contract'

import { recordActivity, type Actor } from '../../activity.ts'
import type { Transaction } from '../../database/database.ts'
import { uploads as uploadsTable } from '../../database/tables/operation.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { failed, succeeded } from '../../outcome.ts'
import type { Parts } from '../../parts.ts'
import { TooLargeError } from '../../refusals.ts'
import type { Call } from '../../route.ts'
import { attachFiles, storeInlineFiles } from './claim-files.ts'
import { ClaimRefusedError } from './claim-refused-error.ts'
import { discardDraft } from './drafts.ts'
import { reportMails } from './report-mail.ts'
import { storeFiles, storeReport, storeValues, wasReported } from './report-store.ts'
import type { ReportContent, ReportedValue, ReportIdentity } from './report-store.ts'

interface Submission {
  reporter: Actor
  identity: ReportIdentity
  uploads: readonly ClaimUpload[]
  /** @throws ClaimRefusedError */
  judge(tx: Transaction): Promise<{ report: ReportContent; values: ReportedValue[] }>
}

/**
 * Takes a report: in one transaction the report, its values, its files, its mails and the end of its draft; answered
 * once it is durable. The same submission again is answered the same and stores nothing more.
 * @returns the outcome; a refusal is an outcome too (core §7)
 */
export async function submitReport(
  { config, database, storage }: Parts,
  inTransaction: Call<never>['inTransaction'],
  { reporter, identity, uploads, judge }: Submission,
): Promise<typeof succeeded | ReturnType<typeof failed>> {
  const { UsersRecId: userId, ClientId: clientId } = identity
  const record = (row: typeof uploadsTable.$inferInsert) => inTransaction((tx) => tx.insert(uploadsTable).values(row))
  try {
    const given = await storeInlineFiles(uploads, storage, record, userId)
    await inTransaction(async (tx) => {
      if (await wasReported(tx, config.keyring, identity)) return
      const { report: content, values } = await judge(tx)
      const report = { ...identity, ...content }
      const id = await storeReport(tx, config.keyring, report)
      if (id === undefined) return
      const files = await attachFiles(tx, userId, given)
      await storeValues(tx, config.keyring, { ...report, id }, values)
      await storeFiles(tx, { ...report, id }, files)
      await enqueueMail(tx, config.keyring, ...reportMails(report, files, config))
      await discardDraft(tx, { userId, clientId })
      const verb = report.claimType === null ? 'E-mailed' : 'Submitted'
      await recordActivity(tx, reporter, `${verb} claim report ${report.confirmationNumber}`)
    })
  } catch (error) {
    if (error instanceof ClaimRefusedError || error instanceof TooLargeError) return failed(error.message)
    throw error
  }
  await database.makeDurable()
  return succeeded
}
