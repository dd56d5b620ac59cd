import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'

import { activityLog } from '../database/tables/operation.ts'

/** The columns that the hash covers. `at` is in microseconds, UTC. */
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

/** A position in the chain and its hash. The chain begins after position 0 with the hash ''. */
export interface Link {
  position: number
  hash: string
}

export const beforeAll: Link = { position: 0, hash: '' }

/**
 * The link of the entry after `previous`: SHA-256 in hex of a JSON array with the previous hash, the position and the
 * entry.
 */
export function linkAfter(previous: Link, { entry, at, userId, companyId, user, action, networkAddress }: Entry): Link {
  const position = previous.position + 1
  const covered = [previous.hash, position, entry, at, userId, companyId, user, action, networkAddress]
  return { position, hash: createHash('sha256').update(JSON.stringify(covered)).digest('hex') }
}
