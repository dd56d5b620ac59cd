import { and, count, eq, sql } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import { claimReportMatches } from '../../../database/tables/claim-report-matches.ts'
import { proposeMatches } from './propose-matches.ts'

/**
 * Proposes matches for the claims of a delivery, and counts the results.
 * @returns the numbers of reports with a claim and with a proposed claim
 */
export async function completeMatches(
  tx: Transaction,
  deliveryId: number,
): Promise<{ matched: number; proposed: number }> {
  await proposeMatches(tx, deliveryId)
  const countWithState = (state: 'matched' | 'proposed') =>
    tx
      .select({ reports: count(sql`distinct ${claimReportMatches.claimReportId}`) })
      .from(claimReportMatches)
      .where(and(eq(claimReportMatches.DeliveryId, deliveryId), eq(claimReportMatches.state, state)))
  const [matched] = await countWithState('matched')
  const [proposed] = await countWithState('proposed')
  return { matched: matched?.reports ?? 0, proposed: proposed?.reports ?? 0 }
}

/** Deletes the matches that came from a delivery, when the delivery is taken back. */
export async function deleteMatches(tx: Transaction, deliveryId: number): Promise<void> {
  await tx.delete(claimReportMatches).where(eq(claimReportMatches.DeliveryId, deliveryId))
}
