import { fundCourse, type Changes, type ChangeKind } from '@captive/api-client/contract'
import { and, count, desc, eq, gt, ne, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { enterSystemScope } from '../../database/enter-system-scope.ts'
import { dayOf } from '../../database/moment.ts'
import { companyInScope } from '../../database/scope.ts'
import { claimNotifications, claims, totalIncurred } from '../../database/tables/claims.ts'
import { claimReports } from '../../database/tables/claim-reports.ts'
import { endorsements } from '../../database/tables/endorsements.ts'
import { memberFundAnalysis } from '../../database/tables/funds.ts'
import { activityLog, isSignIn } from '../../database/tables/operation.ts'
import { notificationCriteria } from '../../database/tables/reference.ts'
import type { Session } from '../../session/session.ts'
import { wasDeliveredSince } from '../deliveries/index.ts'
import { countDocumentsSince } from '../documents/index.ts'
import { listFunds } from '../financial/index.ts'

type Visitor = Pick<Session, 'userId' | 'email' | 'permissions' | 'scope'>
type Change = Changes['Changes'][number]

/** Days for which changes are listed, even if the last visit was earlier. */
const days = 30

/** What changed for a company since the previous sign-in, limited to what the user may see. */
export async function readChanges(tx: Transaction, visitor: Visitor, clientId: number): Promise<Changes> {
  const since = await findLastVisit(tx, visitor)
  if (!since) return { Since: null, Changes: [] }
  const hasAll = (...codes: string[]) => codes.every((code) => visitor.permissions.has(code))
  const found = [
    ...(hasAll('004', '004-001', '004-001-002') ? await changedClaims(tx, visitor, clientId, since) : []),
    ...(hasAll('004', '004-001', '004-001-002') ? [await filedReports(tx, visitor, clientId, since)] : []),
    change('documents', await countDocumentsSince(tx, visitor, clientId, since), '/insurance'),
    ...(hasAll('002', '002-003', '002-003-002') ? [await requests(tx, visitor, clientId, since)] : []),
    // the last one, because it enters the system scope
    ...(hasAll('002', '002-004', '002-004-001') ? await newQuarter(tx, visitor, clientId, since) : []),
  ]
  return { Since: since.toISOString(), Changes: found.filter(({ Count }) => Count > 0) }
}

const change = (Kind: ChangeKind, Count: number, Link: string, more: Partial<Change> = {}): Change => ({
  Kind,
  Count,
  Amount: null,
  AsOf: null,
  Link,
  ...more,
})

/** The sign-in before the newest one; undefined for a user who signed in only once. */
async function findLastVisit(tx: Transaction, { userId }: Visitor): Promise<Date | undefined> {
  const [before] = await tx
    .select({ at: activityLog.CreatedDateTime })
    .from(activityLog)
    .where(and(eq(activityLog.UsersRecId, userId), isSignIn(activityLog.Action)))
    .orderBy(desc(activityLog.CreatedDateTime))
    .offset(1)
    .limit(1)
  return before && new Date(Math.max(before.at.getTime(), Date.now() - days * 86_400_000))
}

const kindOf: Readonly<Record<string, ChangeKind>> = {
  'New claim': 'new-claims',
  'Claim closed': 'closed-claims',
  'Claim reopened': 'reopened-claims',
}

/** The number of claims that met a criterion, and their total. */
async function changedClaims(tx: Transaction, { scope }: Visitor, clientId: number, since: Date): Promise<Change[]> {
  const rows = await tx
    .select({
      name: notificationCriteria.CriteriaName,
      count: count(),
      incurred: sql`sum(${totalIncurred})`.mapWith(Number),
    })
    .from(claimNotifications)
    .innerJoin(notificationCriteria, eq(notificationCriteria.RecId, claimNotifications.NotificationCriteriaRecId))
    .innerJoin(claims, eq(claims.RecId, claimNotifications.ClaimsRecId))
    .where(
      and(
        eq(claimNotifications.ClientId, clientId),
        gt(claimNotifications.DateCriteriaMet, since),
        companyInScope(scope, claimNotifications.ClientId),
      ),
    )
    .groupBy(notificationCriteria.CriteriaName)
  return Object.entries(kindOf).flatMap(([name, kind]) => {
    const row = rows.find((one) => one.name === name)
    return row ? [change(kind, row.count, '/Claims', { Amount: row.incurred })] : []
  })
}

async function filedReports(
  tx: Transaction,
  { scope, userId }: Visitor,
  clientId: number,
  since: Date,
): Promise<Change> {
  const [found] = await tx
    .select({ count: count() })
    .from(claimReports)
    .where(
      and(
        eq(claimReports.ClientId, clientId),
        gt(claimReports.reportedAt, since),
        ne(claimReports.UsersRecId, userId),
        companyInScope(scope, claimReports.ClientId),
      ),
    )
  return change('claim-reports', found?.count ?? 0, '/Claims')
}

/**
 * The newest quarter of the funds, if it was delivered since the last visit. Enters the system scope, because only staff
 * may read deliveries.
 */
async function newQuarter(tx: Transaction, { scope }: Visitor, clientId: number, since: Date): Promise<Change[]> {
  const newest = fundCourse(await listFunds(tx, scope, clientId)).at(-1)
  if (!newest) return []
  const { yearQuarter, total } = newest
  const { ClientId, YearQuarter } = memberFundAnalysis
  const ofQuarter = and(eq(ClientId, clientId), eq(YearQuarter, yearQuarter))
  if (!(await wasDeliveredSince(await enterSystemScope(tx), memberFundAnalysis, ofQuarter, since))) return []
  const end = new Date(Date.UTC(Number(yearQuarter.slice(0, 4)), Number(yearQuarter.slice(4)) * 3, 0))
  return [change('fund-balance', 1, '/insurance/financial-&-profitability', { Amount: total, AsOf: dayOf(end) })]
}

async function requests(tx: Transaction, { scope, userId }: Visitor, clientId: number, since: Date): Promise<Change> {
  const [found] = await tx
    .select({ count: count() })
    .from(endorsements)
    .where(
      and(
        eq(endorsements.ClientId, clientId),
        gt(endorsements.requestedAt, since),
        ne(endorsements.UsersRecId, userId),
        companyInScope(scope, endorsements.ClientId),
      ),
    )
  return change('vehicle-requests', found?.count ?? 0, '/insurance/member-kiosk/endorsements')
}
