import { sql, type SQL } from 'drizzle-orm'
import { addClaimSums, lineOf, linesOfBusiness, type LossGroup } from '@captive/api-client/contract'

import type { Transaction } from '../../../database/database.ts'
import { claims } from '../../../database/tables/claims.ts'
import { lossSums } from './loss-sums.ts'
import { termOf } from './term-of.ts'

/**
 * Counts and adds up claims by line and by policy year: in the database by policy, then in memory by the terms of the
 * policies.
 */
export async function sumTerms(
  tx: Transaction,
  condition: SQL | undefined,
): Promise<{ Lines: LossGroup[]; Years: LossGroup[] }> {
  const byPolicy = tx
    .select({ policyId: claims.PolicyId, ...lossSums })
    .from(claims)
    .where(condition)
    .groupBy(claims.PolicyId)
    .as('by_policy')
  const term = termOf(tx, byPolicy.policyId)
  const sum = (part: unknown) => sql`sum(${part})`.mapWith(Number)
  const terms = await tx
    .select({
      LOB: term.LOB,
      Year: term.year,
      Claims: sum(byPolicy.Claims),
      Open: sum(byPolicy.Open),
      LossPaid: sum(byPolicy.LossPaid),
      LossReserve: sum(byPolicy.LossReserve),
      ExpensePaid: sum(byPolicy.ExpensePaid),
      ExpenseReserve: sum(byPolicy.ExpenseReserve),
      Recovery: sum(byPolicy.Recovery),
      TotalIncurred: sum(byPolicy.TotalIncurred),
      Reported: sum(byPolicy.Reported),
      DaysToReport: sum(byPolicy.DaysToReport),
    })
    .from(byPolicy)
    .innerJoinLateral(term, sql`true`)
    .groupBy(term.LOB, term.year)
  const order: readonly string[] = [...linesOfBusiness, '']
  return {
    Lines: merge(terms, (one) => lineOf(one) ?? '').toSorted(
      (one, other) => order.indexOf(one.Value) - order.indexOf(other.Value),
    ),
    Years: merge(terms, ({ Year }) => String(Year)).toSorted((one, other) => Number(one.Value) - Number(other.Value)),
  }
}

interface Term extends Omit<LossGroup, 'Value'> {
  LOB: string
  Year: number
}

const merge = (terms: readonly Term[], valueOf: (term: Term) => string): LossGroup[] =>
  [...Map.groupBy(terms, valueOf)].map(([Value, parts]) => ({
    Value,
    ...addClaimSums(parts),
    Reported: parts.reduce((sum, { Reported }) => sum + Reported, 0),
    DaysToReport: parts.reduce((sum, { DaysToReport }) => sum + DaysToReport, 0),
  }))
