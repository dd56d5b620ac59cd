import { contract } from '@captive/api-client/contract'

import { recordActivity } from '../../../activity/record-activity.ts'
import { systemScope } from '../../../database/scope.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { NotFoundError } from '../../../errors/refusals.ts'
import { FileAnswer } from '../../../http/file-answer.ts'
import { implement, implementRead, type Implementation } from '../../../http/implement.ts'
import { workerModule } from '../../../threads/worker-module.ts'
import { mayReveal, revealed } from '../report/confidential-answers.ts'
import { withMailedToken } from '../report/mailed-token.ts'
import { findReport } from '../report/report-store.ts'
import { brandOfCompany } from '../../../brand/brand-of-company.ts'
import { claimsOfReports } from '../matches/claims-of-reports.ts'
import { copyAddress, sendCopy } from './acknowledgement-copy.ts'
import { listReports } from './list-reports.ts'
import type { drawReceipt, Receipt } from './receipt.ts'
import { recipientOf } from './recipient.ts'
import { texts } from '../report/texts.ts'

export function followUpRoutes({
  config,
  database,
  threads,
}: Pick<Dependencies, 'config' | 'database' | 'threads'>): Implementation[] {
  return [
    implement(contract.getFNOLConfirmation, async ({ query, inTransaction }) => {
      const report = await inTransaction((tx, scope) => findReport(tx, scope, query.ClientId, query.ConfirmationNum))
      if (!report) return { Payload: null }
      const { confirmationNumber, reportedAt, claimType, severeReasons } = report
      const claims = await inTransaction((tx, scope) => claimsOfReports(tx, scope, [report.id]))
      const recipient = await database.transaction(systemScope, (tx) => recipientOf(tx, report))
      const copyTo = copyAddress(report, recipient)
      return {
        Payload: {
          ConfirmationNum: confirmationNumber,
          reportedAt: reportedAt.toISOString(),
          claimType,
          email: recipient.email,
          ...(copyTo !== undefined && { copyTo }),
          severeReasons: [...severeReasons],
          claims: claims.get(report.id) ?? [],
        },
      }
    }),

    implement(contract.confirmCopy, ({ query, request }) =>
      withMailedToken(database, request.ip, (tx) => sendCopy(tx, config, query.Token)),
    ),

    implementRead(contract.getFNOLReports, async ({ query: { ClientId, ...page }, tx, scope }) => ({
      Payload: await listReports(tx, scope, ClientId, page),
    })),

    implementRead(contract.getFNOLAnswers, async ({ query, session, tx, scope }) => {
      const report = await findReport(tx, scope, query.ClientId, query.ConfirmationNum)
      if (!report) return { Payload: null }
      return { Payload: { sections: report.sections, mayReveal: mayReveal(report, session) } }
    }),

    implement(contract.revealFNOLAnswers, async ({ query, session, inTransaction }) => ({
      Payload: await inTransaction(async (tx, scope) => {
        const { ClientId, ConfirmationNum } = query
        const report = await findReport(tx, scope, ClientId, ConfirmationNum)
        if (!report || !mayReveal(report, session)) return null
        await recordActivity(tx, session, texts.activity.confidentialAnswersViewed(ConfirmationNum))
        return revealed(config.keyring, report)
      }),
    })),

    implement(contract.getFNOLReceipt, async ({ query, session, inTransaction }) => {
      const { ClientId, ConfirmationNum } = query
      const report = await inTransaction(async (tx, scope) => {
        const found = await findReport(tx, scope, ClientId, ConfirmationNum)
        if (found) await recordActivity(tx, session, texts.activity.receiptDownloaded(ConfirmationNum))
        return found && { found, brand: await brandOfCompany(tx, config.brands, ClientId) }
      })
      if (!report) throw new NotFoundError(texts.receipt.absent)
      const contacts = { email: config.mailboxes.claimsOperations, brand: report.brand }
      const module = workerModule('receipt', import.meta.url)
      const task = { receipt: receiptOf(report.found), contacts, timeZone: query.TimeZone }
      const content = Buffer.from(await threads.run<typeof drawReceipt>(module, 'drawReceipt', task))
      return new FileAnswer(texts.receipt.fileName(ConfirmationNum), 'application/pdf', content)
    }),
  ]
}

/** Only the fields that the receipt shows, because they are copied to the worker thread. */
const receiptOf = ({
  confirmationNumber,
  claimType,
  reporter,
  sections,
  severeReasons,
  reportedAt,
  files,
}: Receipt): Receipt => ({ confirmationNumber, claimType, reporter, sections, severeReasons, reportedAt, files })
