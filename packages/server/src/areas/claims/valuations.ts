import { and, asc, eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { ClaimValuation } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { companyInScope, type Scope } from '../../database/scope.ts'
import { claims } from '../../database/tables/claims.ts'
import { claimValuations } from '../../database/tables/deliveries.ts'

/** The valuations of a claim, oldest first. A claim that came from no delivery has only its current valuation. */
export async function listValuations(tx: Transaction, scope: Scope, claimId: number): Promise<ClaimValuation[]> {
  const stored = tx
    .select(columnsOf(claimValuations))
    .from(claimValuations)
    .where(and(eq(claimValuations.ClaimsRecId, claimId), companyInScope(scope, claimValuations.ClientId)))
  const current = tx
    .select(columnsOf(claims))
    .from(claims)
    .where(
      and(
        eq(claims.RecId, claimId),
        companyInScope(scope, claims.ClientId),
        sql`not exists (select from ${claimValuations} where ${claimValuations.ClaimsRecId} = ${claims.RecId})`,
      ),
    )
  return unionAll(stored, current).orderBy(asc(sql`valuation_date`))
}

const columnsOf = (table: typeof claims | typeof claimValuations) => ({
  ValuationDate: table.ValuationDate,
  StatusCode: table.StatusCode,
  TotalIncurred:
    sql<number>`${table.LossPaid} + ${table.LossReserve} + ${table.ExpensePaid} + ${table.ExpenseReserve} - ${table.Recovery}`.mapWith(
      Number,
    ),
  Recovery: table.Recovery,
  LossReserve: table.LossReserve,
  LossPaid: table.LossPaid,
  ExpenseReserve: table.ExpenseReserve,
  ExpensePaid: table.ExpensePaid,
})
