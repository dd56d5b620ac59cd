import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Claim, ClaimNote } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
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

const newestLossFirst = [desc(claims.LossDate), desc(claims.RecId)]

export const listClaimsOfPolicy = (tx: Transaction, scope: Scope, policyId: number): Promise<Claim[]> =>
  selectClaims(tx)
    .where(and(eq(claims.PolicyId, policyId), inReach(scope)))
    .orderBy(...newestLossFirst)

export const listClaimsOfCompany = (tx: Transaction, scope: Scope, clientId: number): Promise<Claim[]> =>
  selectClaims(tx)
    .where(and(eq(claims.ClientId, clientId), inReach(scope)))
    .orderBy(...newestLossFirst)

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
