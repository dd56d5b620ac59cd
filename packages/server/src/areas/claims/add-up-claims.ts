import { and, eq, inArray, sql } from 'drizzle-orm'
import { newestValuations, type ClaimTotals } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { companyInScope, type Scope } from '../../database/scope.ts'
import { claims } from '../../database/tables/claims.ts'
import { policies } from '../../database/tables/clients.ts'
import { claimSums, daysToReport, openIncurred } from './register/claim-sums.ts'

/** The claims to add up: of a company, or of policies. */
type Which = { clientId: number } | { policyIds: readonly number[] }

const conditionOf = (scope: Scope, which: Which) =>
  and(
    'clientId' in which ? eq(claims.ClientId, which.clientId) : inArray(claims.PolicyId, [...which.policyIds]),
    companyInScope(scope, claims.ClientId),
  )

/** Totals of claims per policy and report lag, plus a total per policy. */
export async function addUpClaims(tx: Transaction, scope: Scope, which: Which): Promise<ClaimTotals[]> {
  const byDays = tx
    .select({
      policyId: claims.PolicyId,
      effective: policies.EffectiveDate,
      days: daysToReport.as('days'),
      ...claimSums,
      OpenIncurred: openIncurred.as('open_incurred'),
    })
    .from(claims)
    .innerJoin(policies, eq(policies.PolicyId, claims.PolicyId))
    .where(conditionOf(scope, which))
    .groupBy(claims.PolicyId, policies.EffectiveDate, daysToReport)
    .as('by_days')
  const sum = (part: unknown) => sql`sum(${part})`.mapWith(Number)
  const totals = await tx
    .select({
      PolicyId: byDays.policyId,
      eCaptivPremiumYear: sql<number>`extract(year from ${byDays.effective})::integer`,
      Claims: sum(byDays.Claims),
      Open: sum(byDays.Open),
      LossPaid: sum(byDays.LossPaid),
      LossReserve: sum(byDays.LossReserve),
      ExpensePaid: sum(byDays.ExpensePaid),
      ExpenseReserve: sum(byDays.ExpenseReserve),
      Recovery: sum(byDays.Recovery),
      TotalIncurred: sum(byDays.TotalIncurred),
      OpenIncurred: sum(byDays.OpenIncurred),
      DaysToReport: sql<ClaimTotals['DaysToReport']>`coalesce(json_agg(
        json_build_object('Days', ${byDays.days}, 'Claims', ${byDays.Claims}) order by ${byDays.days})
        filter (where ${byDays.days} is not null), '[]')`,
    })
    .from(byDays)
    .groupBy(byDays.policyId, byDays.effective)
    .orderBy(byDays.policyId)
  const byPolicy = Map.groupBy(await listValuations(tx, scope, which), ({ PolicyId }) => PolicyId)
  return totals.map((policy) => ({
    ...policy,
    Valuations: newestValuations([{ Valuations: byPolicy.get(policy.PolicyId) ?? [] }]),
  }))
}

/** The newest valuation of each policy's claims, by source. */
const listValuations = (tx: Transaction, scope: Scope, which: Which) =>
  tx
    .select({
      PolicyId: claims.PolicyId,
      Source: claims.SourceNm,
      ValuationDate: sql<string>`max(${claims.ValuationDate})::text`,
    })
    .from(claims)
    .where(conditionOf(scope, which))
    .groupBy(claims.PolicyId, claims.SourceNm)
