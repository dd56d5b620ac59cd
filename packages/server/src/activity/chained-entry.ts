import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'

import { activityLog } from '../database/tables/operation.ts'

/** An entry of the log with all that its hash covers; `at` to the microsecond, in UTC. */
export const entryColumns = {
  entry: activityLog.RecId,
  at: sql<string>`to_char(${activityLog.CreatedDateTime} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  userId: activityLog.UsersRecId,
  companyId: activityLog.ClientId,
  user: activityLog.User,
  action: activityLog.Action,
  networkAddress: activityLog.NetworkAddress,
}

export interface Entry {
  entry: number
  at: string
  userId: number | null
  companyId: number | null
  user: string
  action: string
  networkAddress: string | null
}

/** A place in the chain. Before the first one stands position 0 with the hash ''. */
export interface Link {
  position: number
  hash: string
}

export const beforeAll: Link = { position: 0, hash: '' }

/** The link of an entry behind `previous`: SHA-256 in hex over a JSON array of the previous hash, the position, and all of it. */
export function linkAfter(previous: Link, { entry, at, userId, companyId, user, action, networkAddress }: Entry): Link {
  const position = previous.position + 1
  const covered = [previous.hash, position, entry, at, userId, companyId, user, action, networkAddress]
  return { position, hash: createHash('sha256').update(JSON.stringify(covered)).digest('hex') }
}
