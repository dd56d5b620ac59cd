import { and, eq, sql } from 'drizzle-orm'

import { systemScope } from '../../../database/scope.ts'
import { webhookMessages, webhooks } from '../../../database/tables/connections.ts'
import { handleJob, type HandledJob } from '../../../jobs/job.ts'
import { sendReport } from '../../../webhook/send-report.ts'
import { claimFormReader, describeReports } from '../../claim-reporting/index.ts'
import { NotDeliveredError, post } from './post.ts'
import { signedHeaders } from './secrets.ts'

/** The job that sends filed reports to the webhook. It skips a message that is no longer waiting. */
export function sendReportJob(): HandledJob {
  const readClaimForm = claimFormReader()
  return handleJob(
    sendReport,
    async ({ message: id }, { dependencies: { config, database }, signal }) => {
      const { keyring, production } = config
      const isWaiting = and(eq(webhookMessages.id, id), eq(webhookMessages.State, 'waiting'))
      const found = await database.transaction(systemScope, async (tx) => {
        const [message] = await tx
          .update(webhookMessages)
          .set({ Tries: sql`${webhookMessages.Tries} + 1` })
          .where(isWaiting)
          .returning({ claimReportId: webhookMessages.claimReportId })
        const [webhook] = message ? await tx.select().from(webhooks) : []
        if (!message || !webhook) return undefined
        const [report] = await describeReports(tx, { keyring, readClaimForm }, [message.claimReportId])
        return report && { webhook, report }
      })
      if (!found) return
      const at = new Date()
      const body = JSON.stringify({ type: 'report.filed', timestamp: at.toISOString(), data: found.report })
      try {
        const headers = signedHeaders(keyring, found.webhook, { id, body, at })
        await post({ url: found.webhook.Url, headers, body, production, signal })
      } catch (error) {
        const LastError = error instanceof NotDeliveredError ? error.message : String(error)
        await database.transaction(systemScope, (tx) => tx.update(webhookMessages).set({ LastError }).where(isWaiting))
        throw error
      }
      await database.transaction(systemScope, (tx) =>
        tx
          .update(webhookMessages)
          .set({ State: 'sent', SentAt: sql`now()`, LastError: null })
          .where(isWaiting),
      )
    },
    async ({ message: id }, { dependencies: { database } }) =>
      void (await database.transaction(systemScope, (tx) =>
        tx
          .update(webhookMessages)
          .set({ State: 'dead' })
          .where(and(eq(webhookMessages.id, id), eq(webhookMessages.State, 'waiting'))),
      )),
  )
}
