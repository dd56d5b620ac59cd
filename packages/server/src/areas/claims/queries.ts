import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Claim, ClaimNote } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { isId, listPage, type ListOrder, type Page } from '../../database/list-page.ts'
import { momentOf } from '../../database/moment.ts'
import { companyInScope, type Scope } from '../../database/scope.ts'
import { claimNotes, claims, totalIncurred } from '../../database/tables/claims.ts'
import { policies } from '../../database/tables/clients.ts'

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
  listPage(
    selectClaims(tx).$dynamic(),
    and(eq(claims.PolicyId, policyId), companyInScope(scope, claims.ClientId)),
    newestLossFirst,
    page,
  )

export const listClaimsOfCompany = async (
  tx: Transaction,
  scope: Scope,
  clientId: number,
  page: Page,
): Promise<Claim[]> =>
  listPage(
    selectClaims(tx).$dynamic(),
    and(eq(claims.ClientId, clientId), companyInScope(scope, claims.ClientId)),
    newestLossFirst,
    page,
  )

export async function findClaim(tx: Transaction, scope: Scope, claimId: number): Promise<Claim | null> {
  const [found] = await selectClaims(tx).where(and(eq(claims.RecId, claimId), companyInScope(scope, claims.ClientId)))
  return found ?? null
}

/** Newest first. */
export const listNotes = (tx: Transaction, scope: Scope, claimNumber: string): Promise<ClaimNote[]> =>
  tx
    .select({ Subject: claimNotes.Subject, NoteEffDate: momentOf(claimNotes.NoteEffDate), Notes: claimNotes.Notes })
    .from(claimNotes)
    .innerJoin(claims, eq(claims.RecId, claimNotes.ClaimsRecId))
    .where(and(eq(claims.ClaimNumber, claimNumber), companyInScope(scope, claimNotes.ClientId)))
    .orderBy(desc(claimNotes.NoteEffDate), desc(claimNotes.RecId))
