import { asc, and, eq, gt, lte } from 'drizzle-orm'

import type { Database, Transaction } from '../database/database.ts'
import { systemScope } from '../database/scope.ts'
import { activityChain, activityLog } from '../database/tables/operation.ts'
import { chainedUntil, unchained } from './chain-activity.ts'
import { beforeAll, entryColumns, linkAfter, type Entry, type Link } from './chained-entry.ts'

export interface Verdict {
  /** The end of the chain. */
  last: Link
  /** Entries that are not chained yet. */
  waiting: number
  /** What is wrong, and where: a sentence each, in the order of the chain. */
  breaks: string[]
}

const page = 5_000

/** Goes through the whole chain; `noted` is a link that somebody kept elsewhere, which it has to hold still. */
export async function verifyChain(database: Database, noted?: Link): Promise<Verdict> {
  const breaks: string[] = []
  let last = beforeAll
  let isNotedFound = false
  for (;;) {
    const rows = await database.transaction(systemScope, (tx) => readChain(tx, last.position, page), 'read only')
    for (const { position, chained, hash, entry } of rows) {
      const where = `position ${position}, entry ${chained}`
      if (position !== last.position + 1) breaks.push(`${where}: positions before it were taken out of the chain`)
      else if (!entry) breaks.push(`${where}: the entry was removed`)
      else if (linkAfter(last, entry).hash !== hash) breaks.push(`${where}: the entry or its hash was changed`)
      if (position === noted?.position) isNotedFound = hash === noted.hash
      last = { position, hash }
    }
    if (rows.length < page) break
  }
  if (noted && !isNotedFound) breaks.push(`position ${noted.position}: it has not the hash that was noted`)

  return database.transaction(
    systemScope,
    async (tx) => {
      const late = await tx
        .select({ id: activityLog.RecId })
        .from(activityLog)
        .where(and(unchained(tx), lte(activityLog.CreatedDateTime, chainedUntil)))
        .orderBy(asc(activityLog.RecId))
      breaks.push(...late.map(({ id }) => `entry ${id}: it was inserted among entries that were chained already`))
      return { last, waiting: (await tx.$count(activityLog, unchained(tx))) - late.length, breaks }
    },
    'read only',
  )
}

/** A link with what is in the log under its entry, null where that is gone. */
export interface ChainedRow extends Link {
  chained: number
  entry: Entry | null
}

/** The links after a position, in their order. */
export const readChain = (tx: Transaction, after: number, limit: number): Promise<ChainedRow[]> =>
  tx
    .select({
      position: activityChain.position,
      chained: activityChain.entry,
      hash: activityChain.hash,
      entry: entryColumns,
    })
    .from(activityChain)
    .leftJoin(activityLog, eq(activityLog.RecId, activityChain.entry))
    .where(gt(activityChain.position, after))
    .orderBy(asc(activityChain.position))
    .limit(limit)
