import { and, gt, notExists, eq, sql, type SQL } from 'drizzle-orm'

import type { Transaction } from '../database/database.ts'
import { activityChain, activityLog, activitySettled } from '../database/tables/operation.ts'

/** How far the log is settled, as the table activity_settled holds it. */
export interface Settled {
  /** Every entry with an id up to this one is chained, and no transaction can add another one below it. */
  upTo: number
  /** The newest entry that was chained when `horizon` was taken. */
  next: number
  /** Whether every transaction from before the horizon has ended, so that `next` is settled after the next search. */
  hasEnded: boolean
}

/**
 * An entry gets its id when it is written and shows when its transaction commits, so that a lower id may show after a
 * higher one. Times cannot tell when that is over, because clocks jump. The ids of transactions can: PostgreSQL names the
 * oldest one that still runs. A horizon above every id there is belongs to the server that a copy of this database was
 * restored from.
 */
export async function readSettled(tx: Transaction): Promise<Settled> {
  const horizon = sql`${activitySettled.horizon}::text::xid8`
  const [settled] = await tx
    .select({
      upTo: activitySettled.upTo,
      next: activitySettled.next,
      hasEnded: sql<boolean>`${horizon} <= pg_snapshot_xmin(pg_current_snapshot())
        or ${horizon} > pg_snapshot_xmax(pg_current_snapshot())`,
    })
    .from(activitySettled)
  if (!settled) throw new TypeError('The table activity_settled has no row.')
  return settled
}

/** Notes that all that shows up to `newest` was chained after `settled` was read. */
export async function settle(tx: Transaction, settled: Settled, newest: number): Promise<void> {
  if (!settled.hasEnded || (settled.upTo === settled.next && settled.next === newest)) return
  await tx.update(activitySettled).set({
    upTo: settled.next,
    next: newest,
    horizon: sql`pg_snapshot_xmax(pg_current_snapshot())::text::bigint`,
  })
}

/** Entries above an id that no link of the chain vouches for yet. */
export const unchainedAbove = (tx: Transaction, id: number): SQL | undefined =>
  and(gt(activityLog.RecId, id), unchained(tx))

/** Entries that no link of the chain vouches for. */
export const unchained = (tx: Transaction): SQL =>
  notExists(
    tx
      .select({ found: sql`1` })
      .from(activityChain)
      .where(eq(activityChain.entry, activityLog.RecId)),
  )
