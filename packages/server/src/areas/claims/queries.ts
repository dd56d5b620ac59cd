import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Claim, ClaimNote } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { isId, listPage, type ListOrder, type Page } from '../../database/list-page.ts'
import { inReach, type Scope } from '../../database/scope.ts'
import { claimNotes, claims } from '../../database/tables/claims.ts'
import { clients, policies } from '../../database/tables/clients.ts'

/** Paid and reserved, loss and expense, less recovery. */
export const totalIncurred =
  sql`${claims.LossPaid} + ${claims.LossReserve} + ${claims.ExpensePaid} + ${claims.ExpenseReserve} - ${claims.Recovery}`.mapWith(
    claims.LossPaid,
  )

const { ClientId: _, PolicyId: __, ...ownColumns } = getTableColumns(claims)

const selectClaims = (tx: Transaction) =>
  tx
    .select({
      ...ownColumns,
      PolicyNumber: policies.PolicyNumber,
      TotalIncurred: totalIncurred,
      eCaptivPremiumYear: sql<number>`extract(year from ${policies.EffectiveDate})::integer`,
    })
    .from(claims)
    .innerJoin(policies, eq(policies.PolicyId, claims.PolicyId))
    .innerJoin(clients, eq(clients.ClientId, claims.ClientId))

const newestLossFirst: ListOrder = {
  direction: 'descending',
  keys: [claims.LossDate, claims.RecId],
  table: claims,
  hasId: (id) => isId(claims.RecId, id),
  time: claims.LossDate,
}

export const listClaimsOfPolicy = async (
  tx: Transaction,
  scope: Scope,
  policyId: number,
  page: Page,
): Promise<Claim[]> =>
  listPage(selectClaims(tx).$dynamic(), and(eq(claims.PolicyId, policyId), inReach(scope)), newestLossFirst, page)

export const listClaimsOfCompany = async (
  tx: Transaction,
  scope: Scope,
  clientId: number,
  page: Page,
): Promise<Claim[]> =>
  listPage(selectClaims(tx).$dynamic(), and(eq(claims.ClientId, clientId), inReach(scope)), newestLossFirst, page)

export async function findClaim(tx: Transaction, scope: Scope, claimId: number): Promise<Claim | null> {
  const [found] = await selectClaims(tx).where(and(eq(claims.RecId, claimId), inReach(scope)))
  return found ?? null
}

/** Newest first. */
export async function listNotes(tx: Transaction, scope: Scope, claimNumber: string): Promise<ClaimNote[]> {
  const found = await tx
    .select({ Subject: claimNotes.Subject, NoteEffDate: claimNotes.NoteEffDate, Notes: claimNotes.Notes })
    .from(claimNotes)
    .innerJoin(claims, eq(claims.RecId, claimNotes.ClaimsRecId))
    .innerJoin(clients, eq(clients.ClientId, claimNotes.ClientId))
    .where(and(eq(claims.ClaimNumber, claimNumber), inReach(scope)))
    .orderBy(desc(claimNotes.NoteEffDate), desc(claimNotes.RecId))
  return found.map((note) => ({ ...note, NoteEffDate: note.NoteEffDate.toISOString() }))
}
