import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ClaimOfReport, ReportOfClaim } from '@captive/api-client/contract'

import type { Transaction } from '../../../database/database.ts'
import { momentOf } from '../../../database/moment.ts'
import { companyInScope, type Scope } from '../../../database/scope.ts'
import { claimReportMatches } from '../../../database/tables/claim-report-matches.ts'
import { claimReports } from '../../../database/tables/claim-reports.ts'
import { claims } from '../../../database/tables/claims.ts'
import { users } from '../../../database/tables/users.ts'
import { reporterName } from '../report/reporter-name.ts'

/** The claims that reports became, with their adjusters, grouped by report id. */
export async function claimsOfReports(
  tx: Transaction,
  scope: Scope,
  reportIds: readonly number[],
): Promise<Map<number, ClaimOfReport[]>> {
  if (reportIds.length === 0) return new Map()
  const rows = await tx
    .selectDistinct({
      reportId: claimReportMatches.claimReportId,
      ClaimsRecId: claims.RecId,
      PolicyId: claims.PolicyId,
      ClaimNumber: claims.ClaimNumber,
      AdjusterFirstName: claims.AdjusterFirstName,
      AdjusterLastName: claims.AdjusterLastName,
      AdjusterEmail: claims.AdjusterEmail,
    })
    .from(claimReportMatches)
    .innerJoin(claims, eq(claims.RecId, claimReportMatches.ClaimsRecId))
    .where(
      and(
        inArray(claimReportMatches.claimReportId, [...reportIds]),
        eq(claimReportMatches.state, 'matched'),
        companyInScope(scope, claimReportMatches.ClientId),
      ),
    )
    .orderBy(claims.ClaimNumber)
  const grouped = Map.groupBy(rows, ({ reportId }) => reportId)
  return new Map([...grouped].map(([id, found]) => [id, found.map(({ reportId: _, ...claim }) => claim)]))
}

/** The reports that became the claim, oldest first. */
export async function reportsOfClaim(tx: Transaction, scope: Scope, claimId: number): Promise<ReportOfClaim[]> {
  const matched = tx
    .select({ id: claimReportMatches.claimReportId })
    .from(claimReportMatches)
    .where(and(eq(claimReportMatches.ClaimsRecId, claimId), eq(claimReportMatches.state, 'matched')))
  const rows = await tx
    .select({
      ConfirmationNum: claimReports.confirmationNumber,
      reportedAt: momentOf(claimReports.reportedAt),
      reporter: claimReports.reporter,
      FirstName: users.FirstName,
      LastName: users.LastName,
    })
    .from(claimReports)
    .leftJoin(users, eq(users.RecId, claimReports.UsersRecId))
    .where(and(inArray(claimReports.id, matched), companyInScope(scope, claimReports.ClientId)))
    .orderBy(asc(claimReports.reportedAt), asc(claimReports.id))
  return rows.map(({ ConfirmationNum, reportedAt, ...row }) => ({
    ConfirmationNum,
    reportedAt,
    reportedBy: reporterName(row),
  }))
}
