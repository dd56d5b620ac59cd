import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ClaimFilter, ClaimOrder, ClaimSums, contract, FoundClaims, QueryOf } from '@captive/api-client/contract'

import type { Transaction } from '../../../database/database.ts'
import { isId, listPage, type ListOrder } from '../../../database/list-page.ts'
import type { Scope } from '../../../database/scope.ts'
import { claims, totalIncurred } from '../../../database/tables/claims.ts'
import { clients, policies } from '../../../database/tables/clients.ts'
import { claimSums } from './claim-sums.ts'
import { adjusterName, claimConditions, driverName, lossBetween, policyYear, vehicleName } from './claim-conditions.ts'
import { findByWords } from './find-by-words.ts'

const pageSize = 50

/** One page of the claims that the caller may see and that match a filter. */
export async function searchClaims(
  tx: Transaction,
  scope: Scope,
  { Sort = '-loss', limit = pageSize, after, ...filter }: QueryOf<typeof contract.searchClaims>,
): Promise<FoundClaims> {
  const { condition, ...matches } = await findByWords(tx, filter)
  // The page is selected from the claims alone. With a join, PostgreSQL would sort all claims first.
  const found = await listPage(
    tx.select({ id: claims.RecId }).from(claims).$dynamic(),
    and(condition, await claimConditions(tx, scope, filter), lossBetween(filter)),
    orderOf(Sort),
    { limit: limit + 1, ...(after !== undefined && { after }) },
  )
  const ids = found.slice(0, limit).map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await selectFound(tx).where(inArray(claims.RecId, ids))
  const places = new Map(ids.map((id, at) => [id, at]))
  const inOrder = rows.toSorted((one, other) => places.get(one.RecId)! - places.get(other.RecId)!)
  return { Claims: inOrder, More: found.length > limit, ...matches }
}

/** The sums of the claims that `searchClaims` finds. This is a separate call because it reads all of them. */
export async function sumFoundClaims(tx: Transaction, scope: Scope, filter: ClaimFilter): Promise<ClaimSums> {
  const { condition } = await findByWords(tx, filter)
  const [sums] = await tx
    .select(claimSums)
    .from(claims)
    .where(and(condition, await claimConditions(tx, scope, filter), lossBetween(filter)))
  return sums!
}

const selectFound = (tx: Transaction) =>
  tx
    .select({
      RecId: claims.RecId,
      ClaimNumber: claims.ClaimNumber,
      PolicyId: claims.PolicyId,
      PolicyNumber: policies.PolicyNumber,
      LOB: policies.LOB,
      eCaptivPremiumYear: policyYear,
      ClientId: claims.ClientId,
      ClientName: clients.ClientName,
      LossDate: claims.LossDate,
      ReportedDate: claims.ReportedDate,
      ClosedDate: claims.ClosedDate,
      ClaimantName: claims.ClaimantName,
      DriverName: claims.DriverName,
      Vehicle: claims.Vehicle,
      LossTime: claims.LossTime,
      LossType: claims.LossType,
      StatusCode: claims.StatusCode,
      LossLocation: claims.LossLocation,
      StateCode: claims.StateCode,
      FactsofLoss: claims.FactsofLoss,
      AdjusterFirstName: claims.AdjusterFirstName,
      AdjusterLastName: claims.AdjusterLastName,
      AdjusterEmail: claims.AdjusterEmail,
      LossPaid: claims.LossPaid,
      LossReserve: claims.LossReserve,
      ExpensePaid: claims.ExpensePaid,
      ExpenseReserve: claims.ExpenseReserve,
      Recovery: claims.Recovery,
      TotalIncurred: totalIncurred,
    })
    .from(claims)
    .innerJoin(policies, eq(policies.PolicyId, claims.PolicyId))
    .innerJoin(clients, eq(clients.ClientId, claims.ClientId))

/** The sort key of each order. No key is null, because a page begins after the last row of the previous page. */
const keys: Record<ClaimOrder, PgColumn | SQL> = {
  loss: claims.LossDate,
  incurred: totalIncurred,
  claim: claims.ClaimNumber,
  claimant: claims.ClaimantName,
  status: claims.StatusCode,
  reported: sql`coalesce(${claims.ReportedDate}, '-infinity')`,
  paid: sql`(${claims.LossPaid} + ${claims.ExpensePaid})`,
  reserved: sql`(${claims.LossReserve} + ${claims.ExpenseReserve})`,
  recovery: claims.Recovery,
  type: claims.LossType,
  where: claims.StateCode,
  driver: driverName,
  vehicle: vehicleName,
  place: claims.LossLocation,
  adjuster: adjusterName,
}

function orderOf(sort: string): ListOrder {
  const isDescending = sort.startsWith('-')
  return {
    direction: isDescending ? 'descending' : 'ascending',
    keys: [keys[sort.replace('-', '') as ClaimOrder], claims.RecId],
    table: claims,
    hasId: (id) => isId(claims.RecId, id),
  }
}
