import { and, gt, notExists, eq, sql, type SQL } from 'drizzle-orm'

import type { Transaction } from '../database/database.ts'
import { activityChain, activityLog, activitySettled } from '../database/tables/operation.ts'

/** How far the log is settled. This is the row of the table activity_settled. */
export interface ChainProgress {
  /** Every entry with an id up to this one is chained, and no transaction can add another one below it. */
  upTo: number
  /** The newest chained entry when `horizon` was read. */
  next: number
  /** Whether every transaction before the horizon has ended. If so, `next` is settled after the next search. */
  hasEnded: boolean
}

/**
 * An entry gets its id when it is written but becomes visible when its transaction commits, so a lower id may appear
 * after a higher one. Timestamps cannot rule that out, because clocks jump. Transaction ids can, because PostgreSQL
 * reports the oldest running transaction. A horizon above all current ids comes from a backup of another server.
 */
export async function readChainProgress(tx: Transaction<'system'>): Promise<ChainProgress> {
  const horizon = sql`${activitySettled.horizon}::text::xid8`
  const [progress] = await tx
    .select({
      upTo: activitySettled.upTo,
      next: activitySettled.next,
      hasEnded: sql<boolean>`${horizon} <= pg_snapshot_xmin(pg_current_snapshot())
        or ${horizon} > pg_snapshot_xmax(pg_current_snapshot())`,
    })
    .from(activitySettled)
  if (!progress) throw new TypeError('The table activity_settled has no row.')
  return progress
}

/** Records that everything visible up to `newest` was chained after `settled` was read. */
export async function saveChainProgress(
  tx: Transaction<'system'>,
  progress: ChainProgress,
  newest: number,
): Promise<void> {
  if (!progress.hasEnded || (progress.upTo === progress.next && progress.next === newest)) return
  await tx.update(activitySettled).set({
    upTo: progress.next,
    next: newest,
    horizon: sql`pg_snapshot_xmax(pg_current_snapshot())::text::bigint`,
  })
}

/** Entries above an id that are not in the chain yet. */
export const unchainedAbove = (tx: Transaction<'system'>, id: number): SQL | undefined =>
  and(gt(activityLog.RecId, id), unchained(tx))

/** The condition for entries that are not in the chain. */
export const unchained = (tx: Transaction<'system'>): SQL =>
  notExists(
    tx
      .select({ found: sql`1` })
      .from(activityChain)
      .where(eq(activityChain.entry, activityLog.RecId)),
  )
