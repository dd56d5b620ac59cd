import type { Brands } from '@captive/brand/folder'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { policyStatus, valuationsOf } from '@captive/api-client/contract'

import { brandOfCompany } from '../../brand/brand-of-company.ts'
import type { Transaction } from '../../database/database.ts'
import { dayOf } from '../../database/moment.ts'
import { companyInScope, inScope, type Scope } from '../../database/scope.ts'
import { claims, totalIncurred } from '../../database/tables/claims.ts'
import { clients } from '../../database/tables/clients.ts'
import { programs } from '../../database/tables/reference.ts'
import { formatLongDate } from '../../pdf/format.ts'
import { InvalidRequestError } from '../../errors/refusals.ts'
import { listPolicies } from '../policy-library/index.ts'
import type { LossRun } from './loss-run.ts'
import { texts } from './texts.ts'

/**
 * Reads the loss run of some policies of a company; undefined if one of them belongs to another company or is out of
 * scope. Policies that took effect more than six years ago are left out and named: a loss run covers the current term
 * and the five before it (AMB-089).
 * @throws InvalidRequestError when all policies are too old
 */
export async function readLossRun(
  tx: Transaction,
  scope: Scope,
  clientId: number,
  policyIds: readonly number[],
  { today, brands }: { today: Date; brands: Brands },
): Promise<LossRun | undefined> {
  const insured = await findInsured(tx, scope, clientId)
  const policies = await listPolicies(tx, scope, clientId, policyIds)
  if (!insured || policies.length < new Set(policyIds).size) return undefined
  const since = sixYearsBefore(today)
  const included = policies.filter(({ EffectiveDate }) => EffectiveDate >= since)
  if (included.length === 0) throw new InvalidRequestError(texts.lossRun.policiesTooOld(formatLongDate(since)))
  const listed = await listClaims(
    tx,
    scope,
    included.map(({ PolicyId }) => PolicyId),
  )
  const claimsByPolicy = Map.groupBy(listed, ({ PolicyId }) => PolicyId)
  const { name, colors } = await brandOfCompany(tx, brands, clientId)
  return {
    brand: { name, colors },
    insured,
    policies: included.map((policy) => ({
      ...policy,
      CancelDate: policyStatus(policy, '') === 'Cancelled' ? policy.CancelDate : null, // not a placeholder
      claims: claimsByPolicy.get(policy.PolicyId) ?? [],
    })),
    valuations: valuationsOf(listed),
    leftOut: policies.filter((policy) => !included.includes(policy)).map(({ PolicyNumber }) => PolicyNumber),
    since,
    preparedOn: dayOf(today),
  }
}

/** Reads the loss run of all policies that a loss run may cover. Returns undefined for a company without policies. */
export async function readLossRunOfAll(
  tx: Transaction,
  scope: Scope,
  clientId: number,
  given: { today: Date; brands: Brands },
): Promise<LossRun | undefined> {
  const since = sixYearsBefore(given.today)
  const covered = (await listPolicies(tx, scope, clientId)).filter(({ EffectiveDate }) => EffectiveDate >= since)
  const ids = covered.map(({ PolicyId }) => PolicyId)
  return ids.length === 0 ? undefined : readLossRun(tx, scope, clientId, ids, given)
}

/** The name, address and program of a company; undefined if it is not in scope. */
export async function findInsured(
  tx: Transaction,
  scope: Scope,
  clientId: number,
): Promise<LossRun['insured'] | undefined> {
  const { Line1, City, State, ZipCode } = clients
  const [found] = await tx
    .select({ name: clients.ClientName, address: { Line1, City, State, ZipCode }, program: programs.Name })
    .from(clients)
    .leftJoin(programs, eq(programs.RecId, clients.ProgramsRecId))
    .where(and(eq(clients.ClientId, clientId), inScope(scope)))
  return found
}

const listClaims = (tx: Transaction, scope: Scope, policyIds: number[]) =>
  tx
    .select({
      PolicyId: claims.PolicyId,
      ClaimNumber: claims.ClaimNumber,
      LossDate: claims.LossDate,
      ReportedDate: claims.ReportedDate,
      ValuationDate: claims.ValuationDate,
      ClaimantName: claims.ClaimantName,
      LossType: claims.LossType,
      StatusCode: claims.StatusCode,
      StateCode: claims.StateCode,
      LossPaid: claims.LossPaid,
      LossReserve: claims.LossReserve,
      ExpensePaid: claims.ExpensePaid,
      ExpenseReserve: claims.ExpenseReserve,
      Recovery: claims.Recovery,
      TotalIncurred: totalIncurred,
      SourceNm: claims.SourceNm,
    })
    .from(claims)
    .where(and(inArray(claims.PolicyId, policyIds), companyInScope(scope, claims.ClientId)))
    .orderBy(desc(claims.LossDate), desc(claims.RecId))

function sixYearsBefore(today: Date): string {
  const then = new Date(today)
  then.setUTCFullYear(today.getUTCFullYear() - 6)
  return dayOf(then)
}
