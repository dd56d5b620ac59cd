import { asc, and, eq, gt, lte } from 'drizzle-orm'

import type { Database, Transaction } from '../database/database.ts'
import { systemScope } from '../database/scope.ts'
import { activityChain, activityLog } from '../database/tables/operation.ts'
import { beforeAll, entryColumns, linkAfter, type Entry, type Link } from './chained-entry.ts'
import { readChainProgress, unchained } from './chain-progress.ts'

export interface Verdict {
  /** The last link. */
  last: Link
  /** Entries that are not chained yet. */
  waiting: number
  /** The breaks of the chain, one sentence each, in order. */
  breaks: string[]
  /**
   * Positions whose entry is more than ten minutes older than the previous entry. Either the clock was set back, or
   * someone wrote an entry with a false time; the log cannot show which.
   */
  stepsBack: number[]
}

/** Milliseconds by which an entry may be older than the previous entry, because its transaction took longer. */
const longestTransaction = 10 * 60_000

const page = 5_000

/** Verifies the whole chain. `noted` is a link that someone recorded elsewhere; the chain must contain it. */
export async function verifyChain(database: Database, noted?: Link): Promise<Verdict> {
  const breaks: string[] = []
  let last = beforeAll
  let isNotedFound = false
  const stepsBack: number[] = []
  let previous = -Infinity
  for (;;) {
    const rows = await database.transaction(systemScope, (tx) => readChain(tx, last.position, page), 'read only')
    for (const { position, chained, hash, entry } of rows) {
      const where = `position ${position}, entry ${chained}`
      if (position !== last.position + 1) breaks.push(`${where}: positions before it were removed from the chain`)
      else if (!entry) breaks.push(`${where}: the entry was removed`)
      else if (linkAfter(last, entry).hash !== hash) breaks.push(`${where}: the entry or its hash was changed`)
      if (position === noted?.position) isNotedFound = hash === noted.hash
      last = { position, hash }
      const at = entry ? Date.parse(entry.at) : previous
      if (at < previous - longestTransaction) stepsBack.push(position)
      previous = at
    }
    if (rows.length < page) break
  }
  if (noted && !isNotedFound) breaks.push(`position ${noted.position}: its hash differs from the one you gave`)

  return database.transaction(
    systemScope,
    async (tx) => {
      const { upTo } = await readChainProgress(tx)
      const late = await tx
        .select({ id: activityLog.RecId })
        .from(activityLog)
        .where(and(unchained(tx), lte(activityLog.RecId, upTo)))
        .orderBy(asc(activityLog.RecId))
      breaks.push(...late.map(({ id }) => `entry ${id}: it was inserted among entries that were already chained`))
      const waiting = (await tx.$count(activityLog, unchained(tx))) - late.length
      return { last, waiting, breaks, stepsBack }
    },
    'read only',
  )
}

/** A link and its entry in the log, or null if the entry is missing. */
export interface ChainedRow extends Link {
  chained: number
  entry: Entry | null
}

/** The links after a position, in order. */
export const readChain = (tx: Transaction<'system'>, after: number, limit: number): Promise<ChainedRow[]> =>
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
