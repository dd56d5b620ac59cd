import {
  addClaimSums,
  nextRenewal,
  policyStatus,
  type BookCompany,
  type ClaimTotals,
} from '@captive/api-client/contract'
import { and, asc, eq, gt, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { dayOf, momentOf } from '../../database/moment.ts'
import { companyInScope, inScope } from '../../database/scope.ts'
import { chosenCompanies } from '../../database/tables/attention.ts'
import { clients, policies } from '../../database/tables/clients.ts'
import { activityLog, isSignIn } from '../../database/tables/operation.ts'
import { addUpClaims } from '../claims/index.ts'
import { countItems } from './read-items.ts'
import { readMissingPapers } from './missing-papers.ts'
import type { Reader } from './rules/rule.ts'

/**
 * The companies in scope, by name. Each figure comes from the function that the other pages use. The transaction may be
 * in the system scope afterward.
 */
export async function listBook(tx: Transaction, reader: Reader): Promise<BookCompany[]> {
  const today = dayOf(new Date())
  const companies = await listCompanies(tx, reader)
  const current = (await listCurrentPolicies(tx, reader)).filter((policy) => policyStatus(policy, today) === 'Active')
  const seesClaims = reader.permissions.has('004-001-002') || reader.permissions.has('001-007')
  const byPolicy = seesClaims ? await totalsByPolicy(tx, reader, current) : undefined
  const missing = await readMissingPapers(tx, reader)
  const policiesOf = Map.groupBy(current, ({ ClientId }) => ClientId)
  const items = await countItems(tx, reader)
  return companies.map((company) => {
    const own = policiesOf.get(company.ClientId) ?? []
    const renewal = nextRenewal(own, today)
    const sums = byPolicy && addClaimSums(own.flatMap(({ PolicyId }) => byPolicy.get(PolicyId) ?? []))
    return {
      ...company,
      Renewal: renewal?.date ?? null,
      DaysToRenewal: renewal?.days ?? null,
      MissingPapers: missing.get(company.ClientId) ?? null,
      OpenClaims: sums?.Open ?? null,
      TotalIncurred: sums?.TotalIncurred ?? null,
      Items: items.get(company.ClientId) ?? 0,
    }
  })
}

const newestSignIn = sql<string | null>`(select ${activityLog.CreatedDateTime} from ${activityLog}
  where ${activityLog.ClientId} = ${clients}.client_id and ${isSignIn(activityLog.Action)}
  order by ${activityLog.CreatedDateTime} desc limit 1)`.mapWith({
  mapFromDriverValue: (value: unknown) =>
    (activityLog.CreatedDateTime.mapFromDriverValue(value as string) as Date).toISOString(),
})

const listCompanies = (tx: Transaction, { scope, userId }: Reader) =>
  tx
    .select({
      ClientId: clients.ClientId,
      LastSignIn: newestSignIn,
      OpenedAt: momentOf(chosenCompanies.openedAt),
      IsStarred: sql<boolean>`coalesce(${chosenCompanies.isStarred}, false)`,
    })
    .from(clients)
    .leftJoin(
      chosenCompanies,
      and(eq(chosenCompanies.ClientId, clients.ClientId), eq(chosenCompanies.UsersRecId, userId)),
    )
    .where(inScope(scope))
    .orderBy(asc(clients.ClientName), asc(clients.ClientId))

/** The policies of all companies in scope that have not expired. */
const listCurrentPolicies = (tx: Transaction, { scope }: Reader) =>
  tx
    .select({
      PolicyId: policies.PolicyId,
      ClientId: policies.ClientId,
      ExpirationDate: policies.ExpirationDate,
      CancelDate: policies.CancelDate,
    })
    .from(policies)
    .where(and(gt(policies.ExpirationDate, sql`current_date`), companyInScope(scope, policies.ClientId)))

async function totalsByPolicy(tx: Transaction, { scope }: Reader, current: readonly { PolicyId: number }[]) {
  const totals: ClaimTotals[] =
    current.length === 0 ? [] : await addUpClaims(tx, scope, { policyIds: current.map(({ PolicyId }) => PolicyId) })
  return new Map(totals.map((one) => [one.PolicyId, one]))
}
