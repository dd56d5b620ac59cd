import { and, asc, desc, eq, gt, lte, notExists, sql, type SQL } from 'drizzle-orm'

import type { Database, Transaction } from '../database/database.ts'
import { systemScope } from '../database/scope.ts'
import { activityChain, activityLog } from '../database/tables/operation.ts'
import { beforeAll, entryColumns, linkAfter, type Link } from './chained-entry.ts'

/** Any number; whichever copy of the server chains holds it until its transaction ends. */
const chainLock = 7_261_005

const batch = 1_000

/**
 * Chains what was noted since the last time, oldest first, a batch in a transaction. Not where an entry is written: each
 * would wait for the commit of the one before.
 */
export async function chainActivity(database: Database, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await database.transaction(systemScope, chainBatch)) === batch);
}

async function chainBatch(tx: Transaction): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${chainLock})`)
  let link = await lastLink(tx)
  const entries = await tx
    .select(entryColumns)
    .from(activityLog)
    // One with a time to come would stand in the way of all before it.
    .where(
      and(unchained(tx), gt(activityLog.CreatedDateTime, chainedUntil), lte(activityLog.CreatedDateTime, sql`now()`)),
    )
    .orderBy(asc(activityLog.CreatedDateTime), asc(activityLog.RecId))
    .limit(batch)
  const links = entries.map((entry) => {
    link = linkAfter(link, entry)
    return { ...link, entry: entry.entry }
  })
  if (links.length > 0) await tx.insert(activityChain).values(links)
  return links.length
}

async function lastLink(tx: Transaction): Promise<Link> {
  const { position, hash } = activityChain
  const [last] = await tx.select({ position, hash }).from(activityChain).orderBy(desc(position)).limit(1)
  return last ?? beforeAll
}

/** Entries that no link of the chain vouches for yet. */
export const unchained = (tx: Transaction): SQL =>
  notExists(
    tx
      .select({ found: sql`1` })
      .from(activityChain)
      .where(eq(activityChain.entry, activityLog.RecId)),
  )

/**
 * All that was noted until then is chained: ten minutes before the last entry that is, since an entry has the time at
 * which its transaction began, and none takes that long.
 */
export const chainedUntil = sql`coalesce((select created_date_time from activity_log where rec_id =
  (select entry from activity_chain order by position desc limit 1)) - interval '10 minutes', '-infinity')`
