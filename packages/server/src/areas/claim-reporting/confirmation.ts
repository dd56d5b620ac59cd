import { and, eq, gt, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { confirmations } from '../../database/tables/claim-reports.ts'
import { hashToken, newToken } from '../../sealing/token.ts'

/** How long a link is good that asks whoever reads an address to agree. */
export const confirmationDays = 7

/** What such a link is about: the copy of a report's acknowledgement, or unfinished reports that name the link. */
type Subject = { claimReportId: number | null }

/** Makes a link's token; runs in the system's scope. */
export async function addConfirmation(tx: Transaction, { claimReportId }: Subject): Promise<string> {
  const token = newToken()
  const expiresAt = sql`now() + ${confirmationDays} * interval '1 day'`
  await tx.insert(confirmations).values({ tokenHash: hashToken(token), claimReportId, expiresAt })
  return token
}

/**
 * What a token is about, while it is good; whoever else has the same one waits until the transaction ends. Runs in the
 * system's scope.
 */
export async function findConfirmation(tx: Transaction, token: string): Promise<Subject | undefined> {
  const [found] = await tx
    .select({ claimReportId: confirmations.claimReportId })
    .from(confirmations)
    .where(and(eq(confirmations.tokenHash, hashToken(token)), gt(confirmations.expiresAt, sql`now()`)))
    .for('update')
  return found
}

/** It is good once. What still names it goes with it. */
export async function endConfirmation(tx: Transaction, token: string): Promise<void> {
  await tx.delete(confirmations).where(eq(confirmations.tokenHash, hashToken(token)))
}
