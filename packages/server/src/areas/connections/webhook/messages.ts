import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { WebhookMessage } from '@captive/api-client/contract'

import { recordActivity } from '../../../activity/record-activity.ts'
import { enterSystemScope } from '../../../database/enter-system-scope.ts'
import type { Transaction } from '../../../database/database.ts'
import { momentOf } from '../../../database/moment.ts'
import { claimReports } from '../../../database/tables/claim-reports.ts'
import { webhookMessages } from '../../../database/tables/connections.ts'
import { enqueueJob } from '../../../jobs/enqueue-job.ts'
import type { Session } from '../../../session/session.ts'
import { sendReport } from '../../../webhook/send-report.ts'
import { ConnectionRefusedError } from '../rules/connection-refused-error.ts'
import { texts } from '../rules/texts.ts'

/** The most messages in the list. */
const maxRows = 100

/** Messages that need a decision come first, then the newest. */
export const listMessages = (tx: Transaction): Promise<WebhookMessage[]> =>
  tx
    .select({
      MessageId: webhookMessages.id,
      ConfirmationNum: claimReports.confirmationNumber,
      State: webhookMessages.State,
      Tries: webhookMessages.Tries,
      LastError: webhookMessages.LastError,
      CreatedAt: momentOf(webhookMessages.CreatedAt),
      SentAt: momentOf(webhookMessages.SentAt),
    })
    .from(webhookMessages)
    .innerJoin(claimReports, eq(claimReports.id, webhookMessages.claimReportId))
    .orderBy(desc(sql`${webhookMessages.State} = 'dead'`), desc(webhookMessages.CreatedAt))
    .limit(maxRows)

/**
 * Deletes messages that were sent or discarded more than `retentionDays` ago. Dead letters stay until a staff user
 * decides.
 */
export const removeOldMessages = async (tx: Transaction<'system'>, retentionDays: number): Promise<void> => {
  const isOld = lt(webhookMessages.CreatedAt, sql`now() - (${retentionDays} + 1) * interval '1 day'`)
  await tx.delete(webhookMessages).where(and(inArray(webhookMessages.State, ['sent', 'discarded']), isOld))
}

/** @throws ConnectionRefusedError unless the message is a dead letter */
export async function sendAgain(tx: Transaction, session: Session, id: string): Promise<void> {
  await settle(tx, session, id, 'waiting')
  await enqueueJob(await enterSystemScope(tx), sendReport, { message: id })
}

/** @throws ConnectionRefusedError unless the message is a dead letter */
export const discardMessage = (tx: Transaction, session: Session, id: string): Promise<void> =>
  settle(tx, session, id, 'discarded')

async function settle(tx: Transaction, session: Session, id: string, State: 'waiting' | 'discarded'): Promise<void> {
  const [found] = await tx
    .update(webhookMessages)
    .set({ State, ...(State === 'waiting' && { Tries: 0 }) })
    .from(claimReports)
    .where(
      and(
        eq(webhookMessages.id, id),
        eq(webhookMessages.State, 'dead'),
        eq(claimReports.id, webhookMessages.claimReportId),
      ),
    )
    .returning({ number: claimReports.confirmationNumber })
  if (!found) throw new ConnectionRefusedError(texts.noSuchMessage)
  const { messageSent, messageDiscarded } = texts.activity
  await recordActivity(tx, session, (State === 'waiting' ? messageSent : messageDiscarded)(found.number))
}
