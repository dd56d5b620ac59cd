import { asc, desc, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../database/database.ts'
import { systemScope } from '../database/scope.ts'
import { activityChain, activityLog } from '../database/tables/operation.ts'
import { beforeAll, entryColumns, linkAfter, type Link } from './chained-entry.ts'
import { readSettled, settle, unchainedAbove } from './settled.ts'

/** Any number; the copy of the server that is chaining holds it until its transaction ends. */
const chainLock = 7_261_005

const batch = 1_000

/**
 * Chains the entries that no link vouches for yet, in the order of their ids, a batch in a transaction. This is not done
 * where an entry is written, since each one would then wait for the commit of the one before.
 */
export async function chainActivity(database: Database, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await database.transaction(systemScope, chainBatch)) === batch);
}

async function chainBatch(tx: Transaction): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${chainLock})`)
  let link = await lastLink(tx)
  const settled = await readSettled(tx) // before the search: what has ended by now shows in it
  const entries = await tx
    .select(entryColumns)
    .from(activityLog)
    .where(unchainedAbove(tx, settled.upTo))
    .orderBy(asc(activityLog.RecId))
    .limit(batch)
  const links = entries.map((entry) => {
    link = linkAfter(link, entry)
    return { ...link, entry: entry.entry }
  })
  if (links.length > 0) await tx.insert(activityChain).values(links)
  if (links.length < batch) await settle(tx, settled, Math.max(settled.next, links.at(-1)?.entry ?? 0))
  return links.length
}

async function lastLink(tx: Transaction): Promise<Link> {
  const { position, hash } = activityChain
  const [last] = await tx.select({ position, hash }).from(activityChain).orderBy(desc(position)).limit(1)
  return last ?? beforeAll
}
