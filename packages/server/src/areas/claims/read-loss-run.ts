import { and, desc, eq, inArray } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { dayOf } from '../../database/moment.ts'
import { companyInReach, inReach, type Scope } from '../../database/scope.ts'
import { claims } from '../../database/tables/claims.ts'
import { clients } from '../../database/tables/clients.ts'
import { programs } from '../../database/tables/reference.ts'
import { formatLongDate } from '../../pdf/format.ts'
import { InvalidRequestError } from '../../http/refusals.ts'
import { listPolicies } from '../policy-library/index.ts'
import { totalIncurred } from './queries.ts'
import type { LossRun } from './loss-run.ts'

/**
 * The loss run of some policies of a company; undefined when one of them is not that company's or not in reach. Those
 * that took effect more than six years ago are left out and named: the current term and five before it (AMB-089).
 * @throws InvalidRequestError when all of them did
 */
export async function readLossRun(
  tx: Transaction,
  scope: Scope,
  clientId: number,
  policyIds: readonly number[],
  today: Date,
): Promise<LossRun | undefined> {
  const insured = await findInsured(tx, scope, clientId)
  const asked = await listPolicies(tx, scope, clientId, policyIds)
  if (!insured || asked.length < new Set(policyIds).size) return undefined
  const since = sixYearsBefore(today)
  const included = asked.filter(({ EffectiveDate }) => EffectiveDate >= since)
  if (included.length === 0)
    throw new InvalidRequestError(`A loss run covers policies that took effect on ${formatLongDate(since)} or later.`)
  const claimsByPolicy = Map.groupBy(
    await listClaims(
      tx,
      scope,
      included.map(({ PolicyId }) => PolicyId),
    ),
    ({ PolicyId }) => PolicyId,
  )
  return {
    insured,
    policies: included.map((policy) => ({ ...policy, claims: claimsByPolicy.get(policy.PolicyId) ?? [] })),
    leftOut: asked.filter((policy) => !included.includes(policy)).map(({ PolicyNumber }) => PolicyNumber),
    since,
    preparedOn: dayOf(today),
  }
}

async function findInsured(tx: Transaction, scope: Scope, clientId: number): Promise<LossRun['insured'] | undefined> {
  const { Line1, City, State, ZipCode } = clients
  const [found] = await tx
    .select({ name: clients.ClientName, address: { Line1, City, State, ZipCode }, program: programs.Name })
    .from(clients)
    .leftJoin(programs, eq(programs.RecId, clients.ProgramsRecId))
    .where(and(eq(clients.ClientId, clientId), inReach(scope)))
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
    })
    .from(claims)
    .where(and(inArray(claims.PolicyId, policyIds), companyInReach(scope, claims.ClientId)))
    .orderBy(desc(claims.LossDate), desc(claims.RecId))

function sixYearsBefore(today: Date): string {
  const then = new Date(today)
  then.setUTCFullYear(today.getUTCFullYear() - 6)
  return dayOf(then)
}
