import { sql } from 'drizzle-orm'

import { claims } from '../../../database/tables/claims.ts'
import { claimFacts, claimCodes } from './claim-facts.ts'
import { itemColumns } from './item-columns.ts'
import type { Rule } from './rule.ts'

/**
 * The first valuation in the latest run of valuations with the status reopened; the current valuation if none is
 * stored.
 */
const since = sql`coalesce((select min(valued.valuation_date) from claim_valuations valued
  where valued.claims_rec_id = ${claims.RecId} and valued.status_code = 'Reopened'
    and not exists (select from claim_valuations later where later.claims_rec_id = ${claims.RecId}
      and later.valuation_date > valued.valuation_date and later.status_code <> 'Reopened')), ${claims.ValuationDate})`

/** Closed claims that were reopened. */
export const claimReopened: Rule = {
  key: 'claim-reopened',
  codes: claimCodes,
  audience: 'everybody',
  items: ({ isInScope }) => sql`select ${itemColumns({ ...claimFacts(), since })}
  from ${claims} where ${claims.StatusCode} = 'Reopened' and ${isInScope(claims.ClientId)}`,
}
