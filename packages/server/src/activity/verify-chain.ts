import { asc, and, eq, gt, lte } from 'drizzle-orm'

import type { Database, Transaction } from '../database/database.ts'
import { systemScope } from '../database/scope.ts'
import { activityChain, activityLog } from '../database/tables/operation.ts'
import { beforeAll, entryColumns, linkAfter, type Entry, type Link } from './chained-entry.ts'
import { readSettled, unchained } from './settled.ts'

export interface Verdict {
  /** The end of the chain. */
  last: Link
  /** Entries that are not chained yet. */
  waiting: number
  /** What is wrong, and where: a sentence each, in the order of the chain. */
  breaks: string[]
  /**
   * Positions whose entry is more than ten minutes older than the one before it. The clock was set back there, or
   * somebody wrote an entry with a time of their choice: the log alone cannot tell which.
   */
  stepsBack: number[]
}

/** How much older an entry may be than the one before it because its transaction took longer; milliseconds. */
const longestTransaction = 10 * 60_000

const page = 5_000

/** Checks the whole chain. `noted` is a link that somebody kept elsewhere; the chain must still have it. */
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
      if (position !== last.position + 1) breaks.push(`${where}: positions before it were taken out of the chain`)
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
  if (noted && !isNotedFound) breaks.push(`position ${noted.position}: its hash is not the hash that you gave`)

  return database.transaction(
    systemScope,
    async (tx) => {
      const { upTo } = await readSettled(tx)
      const late = await tx
        .select({ id: activityLog.RecId })
        .from(activityLog)
        .where(and(unchained(tx), lte(activityLog.RecId, upTo)))
        .orderBy(asc(activityLog.RecId))
      breaks.push(...late.map(({ id }) => `entry ${id}: it was inserted among entries that were chained already`))
      const waiting = (await tx.$count(activityLog, unchained(tx))) - late.length
      return { last, waiting, breaks, stepsBack }
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
