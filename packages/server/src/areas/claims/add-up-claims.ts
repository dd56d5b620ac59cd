import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { ClaimTotals } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { companyInReach, type Scope } from '../../database/scope.ts'
import { claims } from '../../database/tables/claims.ts'
import { policies } from '../../database/tables/clients.ts'
import { totalIncurred } from './queries.ts'

const count = (condition: SQL) => sql`(count(*) filter (where ${condition}))::integer`
const total = (amount: unknown) => sql`sum(${amount})`

/** The claims of a company, added up by policy and by the days they took to be reported, then by policy. */
export async function addUpClaims(tx: Transaction, scope: Scope, clientId: number): Promise<ClaimTotals[]> {
  const isOpen = sql`${claims.StatusCode} <> 'Closed'`
  const days = sql`${claims.ReportedDate} - ${claims.LossDate}`
  const byDays = tx
    .select({
      policyId: claims.PolicyId,
      effective: policies.EffectiveDate,
      days: sql<number>`${days}`.as('days'),
      claims: count(sql`true`).as('claims'),
      open: count(isOpen).as('open'),
      lossPaid: total(claims.LossPaid).as('loss_paid'),
      lossReserve: total(claims.LossReserve).as('loss_reserve'),
      expensePaid: total(claims.ExpensePaid).as('expense_paid'),
      expenseReserve: total(claims.ExpenseReserve).as('expense_reserve'),
      recovery: total(claims.Recovery).as('recovery'),
      incurred: total(totalIncurred).as('incurred'),
      openIncurred: total(sql`case when ${isOpen} then ${totalIncurred} else 0 end`).as('open_incurred'),
      valued: sql<string>`max(${claims.ValuationDate})`.as('valued'),
    })
    .from(claims)
    .innerJoin(policies, eq(policies.PolicyId, claims.PolicyId))
    .where(and(eq(claims.ClientId, clientId), companyInReach(scope, claims.ClientId)))
    .groupBy(claims.PolicyId, policies.EffectiveDate, days)
    .as('by_days')
  const sum = (part: unknown) => total(part).mapWith(Number)
  return tx
    .select({
      PolicyId: byDays.policyId,
      eCaptivPremiumYear: sql<number>`extract(year from ${byDays.effective})::integer`,
      Claims: sum(byDays.claims),
      Open: sum(byDays.open),
      LossPaid: sum(byDays.lossPaid),
      LossReserve: sum(byDays.lossReserve),
      ExpensePaid: sum(byDays.expensePaid),
      ExpenseReserve: sum(byDays.expenseReserve),
      Recovery: sum(byDays.recovery),
      TotalIncurred: sum(byDays.incurred),
      OpenIncurred: sum(byDays.openIncurred),
      ValuationDate: sql<string>`max(${byDays.valued})::text`,
      DaysToReport: sql<ClaimTotals['DaysToReport']>`json_agg(
        json_build_object('Days', ${byDays.days}, 'Claims', ${byDays.claims}) order by ${byDays.days})`,
    })
    .from(byDays)
    .groupBy(byDays.policyId, byDays.effective)
    .orderBy(byDays.policyId)
}
