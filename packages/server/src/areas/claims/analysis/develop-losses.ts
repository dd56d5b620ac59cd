import { sql } from 'drizzle-orm'
import type { DevelopmentYear } from '@captive/api-client/contract'

import type { Transaction } from '../../../database/database.ts'
import type { Scope } from '../../../database/scope.ts'
import { selectRows } from '../../../database/select-rows.ts'
import { claims, totalIncurred } from '../../../database/tables/claims.ts'
import { claimValuations } from '../../../database/tables/deliveries.ts'
import { claimConditions } from '../register/claim-conditions.ts'
import { termOf } from './term-of.ts'

/** The most policy years, and the greatest age in years. */
const maxYears = 10

/**
 * The claims of each policy year, valued at each age of their policies. An age counts only if a valuation dates from
 * the three months before it and each claim reported by then has a valuation. Otherwise the sum would leave out some
 * claims.
 */
export async function developLosses(
  tx: Transaction,
  scope: Scope,
  which: { ClientId?: number; ProgramsRecId?: number },
): Promise<DevelopmentYear[]> {
  const term = termOf(tx, claims.PolicyId)
  const existing = tx
    .select({
      id: claims.RecId,
      year: term.year,
      effective: term.effective,
      known: sql`coalesce(${claims.ReportedDate}, ${claims.LossDate})`.as('known'),
      valued: claims.ValuationDate,
      incurred: totalIncurred.as('incurred'),
    })
    .from(claims)
    .innerJoinLateral(term, sql`true`)
    .where(await claimConditions(tx, scope, which))
  return selectRows<DevelopmentYear>(
    tx,
    sql`
      with existing as materialized (${existing}),
      newest as (select max(valuation_date) on_day, max(year) as year from existing),
      recent as materialized (
        select existing.* from existing, newest where existing.year > newest.year - ${maxYears}::integer
      ),
      aged as (${claimsByAge}),
      ages as (${completeAges})
      select years.*, coalesce(json_agg(json_build_object('Months', months, 'AsOf', as_of, 'Claims', ages.claims,
        'TotalIncurred', ages.incurred) order by months) filter (where months is not null), '[]') "Ages"
      from (
        select year "Year", count(*)::integer "Claims", sum(incurred)::float8 "TotalIncurred" from recent group by year
      ) years left join ages on ages.year = "Year"
      group by "Year", "Claims", "TotalIncurred" order by "Year"`,
  )
}

const { LossPaid, LossReserve, ExpensePaid, ExpenseReserve, Recovery, ValuationDate, ClaimsRecId } = claimValuations

/** Each recent claim at each age of its policy, with its last valuation before that age, if there is one. */
const claimsByAge = sql`
  select recent.year, recent.known, months, anchor, coalesce(past.on_day, current.on_day) on_day,
    coalesce(past.incurred, current.incurred) incurred,
    max(coalesce(past.on_day, current.on_day)) over (partition by recent.year, months) as_of
  from recent cross join newest
  cross join generate_series(12, ${maxYears}::integer * 12, 12) months
  cross join lateral (select (recent.effective_date + months * interval '1 month')::date anchor) age
  left join lateral (
    select ${ValuationDate} on_day,
      ${LossPaid} + ${LossReserve} + ${ExpensePaid} + ${ExpenseReserve} - ${Recovery} incurred
    from ${claimValuations} where ${ClaimsRecId} = recent.rec_id and ${ValuationDate} <= anchor
    order by ${ValuationDate} desc limit 1
  ) past on true
  left join lateral (
    select recent.valuation_date on_day, recent.incurred where recent.valuation_date <= anchor
  ) current on true
  where anchor <= newest.on_day`

/** The sums of each policy year at the ages that count. */
const completeAges = sql`
  select year, months, max(as_of)::text as_of, count(on_day)::integer claims, sum(incurred) incurred from aged
  group by year, months
  having count(*) filter (where on_day is null and known <= as_of) = 0 and max(as_of) > max(anchor) - interval '3 months'
    and count(*) = (select count(*) from recent where recent.year = aged.year)`
