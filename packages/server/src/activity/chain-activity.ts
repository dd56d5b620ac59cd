import { asc, desc, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../database/database.ts'
import { systemScope } from '../database/scope.ts'
import { activityChain, activityLog } from '../database/tables/operation.ts'
import { beforeAll, entryColumns, linkAfter, type Link } from './chained-entry.ts'
import { readChainProgress, saveChainProgress, unchainedAbove } from './chain-progress.ts'

/** Id of the advisory lock that the chaining copy of the server holds during its transaction. */
const chainLock = 7_261_005

const batch = 1_000

/**
 * Adds unchained entries to the hash chain in the order of their ids, one batch per transaction. Writers do not chain
 * their own entries, because each would have to wait for the commit of the one before.
 */
export async function chainActivity(database: Database, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await database.transaction(systemScope, chainBatch)) === batch);
}

async function chainBatch(tx: Transaction<'system'>): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${chainLock})`)
  let link = await lastLink(tx)
  // read before the search, so that every transaction that has ended is visible to it
  const progress = await readChainProgress(tx)
  const entries = await tx
    .select(entryColumns)
    .from(activityLog)
    .where(unchainedAbove(tx, progress.upTo))
    .orderBy(asc(activityLog.RecId))
    .limit(batch)
  const links = entries.map((entry) => {
    link = linkAfter(link, entry)
    return { ...link, entry: entry.entry }
  })
  if (links.length > 0) await tx.insert(activityChain).values(links)
  if (links.length < batch) await saveChainProgress(tx, progress, Math.max(progress.next, links.at(-1)?.entry ?? 0))
  return links.length
}

async function lastLink(tx: Transaction<'system'>): Promise<Link> {
  const { position, hash } = activityChain
  const [last] = await tx.select({ position, hash }).from(activityChain).orderBy(desc(position)).limit(1)
  return last ?? beforeAll
}
