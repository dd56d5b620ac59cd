import { sql, type SQL } from 'drizzle-orm'
import type { FoundClaims } from '@captive/api-client/contract'

import type { Transaction } from '../../../database/database.ts'
import { readIds } from '../../../database/read-ids.ts'
import { claims } from '../../../database/tables/claims.ts'

/** The most claims that a search by words considers, so that a common word is not slower than a rare one. */
const maxClaims = 2_000

interface Matches extends Pick<FoundClaims, 'Matching' | 'TooMany'> {
  /** Undefined for a search without words. */
  condition: SQL | undefined
}

/** The claims that contain all words as typed or, if none does, in a similar spelling. */
export async function findByWords(
  tx: Transaction,
  { Text, ClientId }: { Text?: string; ClientId?: number },
): Promise<Matches> {
  if (Text === undefined) return { condition: undefined, Matching: 'typed', TooMany: false }
  const find = (similar: boolean) =>
    readIds(tx, sql`find_claims(${Text}, ${ClientId ?? null}::integer, ${similar}, ${maxClaims + 1})`)
  const typed = await find(false)
  const ids = typed.length > 0 ? typed : await find(true)
  return {
    condition: sql`${claims.RecId} = any(${sql.param(ids.slice(0, maxClaims))}::integer[])`,
    Matching: typed.length > 0 || ids.length === 0 ? 'typed' : 'similar',
    TooMany: ids.length > maxClaims,
  }
}
