import { sql } from 'drizzle-orm'

import { claims } from '../../../database/tables/claims.ts'
import { claimFacts, claimCodes, totalReserves } from './claim-facts.ts'
import { itemColumns } from './item-columns.ts'
import type { Rule } from './rule.ts'

/** The smallest increase, as a share and in dollars, and the largest age of the valuation, in days. */
const [share, dollars, days] = [0.25, 5_000, 100]

const now = totalReserves(sql`${claims}`)
const before = totalReserves(sql`earlier`)

/** Open claims whose reserves grew by at least a quarter from one valuation to the next. */
export const reserveRaised: Rule = {
  key: 'reserve-raised',
  codes: claimCodes,
  audience: 'everybody',
  items: ({ isInScope }) => sql`select ${itemColumns({
    ...claimFacts(),
    amount: sql`${now} - ${before}`,
    since: sql`${claims.ValuationDate}`,
  })}
  from ${claims} cross join lateral (select * from claim_valuations earlier
    where earlier.claims_rec_id = ${claims.RecId} and earlier.valuation_date < ${claims.ValuationDate}
    order by earlier.valuation_date desc limit 1) earlier
  where ${claims.StatusCode} <> 'Closed' and ${isInScope(claims.ClientId)}
    and ${claims.ValuationDate} > current_date - ${days}::integer
    and ${before} > 0 and ${now} >= ${before} * ${1 + share} and ${now} - ${before} >= ${dollars}`,
}
