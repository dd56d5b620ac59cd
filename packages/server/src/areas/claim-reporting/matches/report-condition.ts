import { and, eq, exists, isNull, not, sql, type SQL } from 'drizzle-orm'
import { claimTypeRules, type ClaimType } from '@captive/api-client/contract'

import type { Transaction } from '../../../database/database.ts'
import { companyInScope, type Scope } from '../../../database/scope.ts'
import { claimReportAssignments } from '../../../database/tables/claim-report-assignments.ts'
import { claimReportMatches } from '../../../database/tables/claim-report-matches.ts'
import { claimReports, isSevere } from '../../../database/tables/claim-reports.ts'

/** The filter for filed reports in the contract. */
export interface ReportFilter {
  ClientId?: number | undefined
  Type?: ClaimType | 'Email' | undefined
  Claim?: 'with' | 'without' | undefined
  Severity?: 'severe' | undefined
  Assigned?: 'me' | 'nobody' | undefined
}

/** The condition for reports in scope that match a filter. */
export function reportCondition(
  tx: Transaction,
  scope: Scope,
  { ClientId, Type, Claim, Severity, Assigned }: ReportFilter,
): SQL | undefined {
  const becameClaim = exists(
    tx
      .select({ one: sql`1` })
      .from(claimReportMatches)
      .where(and(eq(claimReportMatches.claimReportId, claimReports.id), eq(claimReportMatches.state, 'matched'))),
  )
  return and(
    companyInScope(scope, claimReports.ClientId),
    ClientId === undefined ? undefined : eq(claimReports.ClientId, ClientId),
    Type === undefined ? undefined : ofType(Type),
    Claim === undefined ? undefined : Claim === 'with' ? becameClaim : not(becameClaim),
    Severity === undefined ? undefined : isSevere(claimReports.severeReasons),
    Assigned === undefined ? undefined : assigned(tx, scope)[Assigned],
  )
}

function assigned(tx: Transaction, scope: Scope): Record<NonNullable<ReportFilter['Assigned']>, SQL> {
  const isAssigned = (user?: SQL) =>
    exists(
      tx
        .select({ one: sql`1` })
        .from(claimReportAssignments)
        .where(and(eq(claimReportAssignments.claimReportId, claimReports.id), user)),
    )
  const me = 'userId' in scope ? eq(claimReportAssignments.UsersRecId, scope.userId) : sql`false`
  return { me: isAssigned(me), nobody: not(isAssigned()) }
}

const ofType = (type: ClaimType | 'Email'): SQL =>
  type === 'Email' ? isNull(claimReports.claimType) : eq(claimReports.claimType, claimTypeRules[type].label)
