import type { Transaction } from '../database/database.ts'
import { webhookMessages, webhooks } from '../database/tables/connections.ts'
import { enqueueJob } from '../jobs/enqueue-job.ts'
import { sendReport } from './send-report.ts'

/** Enqueues a report for the webhook, in the transaction that files it. Does nothing if there is no webhook. */
export async function enqueueReport(tx: Transaction<'system'>, claimReportId: number): Promise<void> {
  if ((await tx.$count(webhooks)) === 0) return
  const [message] = await tx.insert(webhookMessages).values({ claimReportId }).returning({ id: webhookMessages.id })
  if (message) await enqueueJob(tx, sendReport, { message: message.id })
}
