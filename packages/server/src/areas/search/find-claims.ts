import type { SearchHit } from '@captive/api-client/contract'
import { desc, eq, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { readIds } from '../../database/read-ids.ts'
import { claims } from '../../database/tables/claims.ts'
import { clients } from '../../database/tables/clients.ts'
import type { Session } from '../../session/session.ts'
import { maxCandidates, type SearchQuery } from './search-query.ts'

/** Claims by words, newest losses first. */
export async function findClaims(tx: Transaction, _: Session, { text }: SearchQuery): Promise<SearchHit[]> {
  const ids = await readIds(tx, sql`find_claims(${text}, null::integer, false, ${maxCandidates})`)
  if (ids.length === 0) return []
  const found = await tx
    .select({
      RecId: claims.RecId,
      Label: claims.ClaimNumber,
      Detail: claims.ClaimantName,
      Date: claims.LossDate,
      ClientId: claims.ClientId,
      ClientName: clients.ClientName,
      PolicyId: claims.PolicyId,
    })
    .from(claims)
    .innerJoin(clients, eq(clients.ClientId, claims.ClientId))
    .where(sql`${claims.RecId} = any(${sql.param(ids)}::integer[])`)
    .orderBy(desc(claims.LossDate), desc(claims.RecId))
  return found.map(({ PolicyId, ...claim }) => ({
    ...claim,
    Kind: 'claim',
    Link: `/Claims/${PolicyId}/${claim.RecId}`,
  }))
}
