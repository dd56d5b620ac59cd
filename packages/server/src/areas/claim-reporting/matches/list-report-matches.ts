import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import type { ReportMatch } from '@captive/api-client/contract'

import type { Transaction } from '../../../database/database.ts'
import { listPage, type Page } from '../../../database/list-page.ts'
import { momentOf } from '../../../database/moment.ts'
import type { Scope } from '../../../database/scope.ts'
import { claimReportAssignments } from '../../../database/tables/claim-report-assignments.ts'
import { claimReportMatches } from '../../../database/tables/claim-report-matches.ts'
import { claimReports } from '../../../database/tables/claim-reports.ts'
import { claims } from '../../../database/tables/claims.ts'
import { clients } from '../../../database/tables/clients.ts'
import { deliveries } from '../../../database/tables/deliveries.ts'
import { users } from '../../../database/tables/users.ts'
import { newestFirst } from '../report/newest-first.ts'
import { assigneeColumns } from './assignees.ts'
import { reportCondition, type ReportFilter } from './report-condition.ts'
import { readReportedFacts } from './reported-facts.ts'

/** The most rows for a caller that does not request a page. */
const maxRows = 1_000

/** Filed reports with their claims and proposed claims, newest first. */
export async function listReportMatches(
  tx: Transaction,
  scope: Scope,
  filter: ReportFilter,
  page: Page,
): Promise<ReportMatch[]> {
  const query = tx
    .select({
      RecId: claimReports.id,
      ConfirmationNum: claimReports.confirmationNumber,
      ClientId: claimReports.ClientId,
      ClientName: clients.ClientName,
      reportedAt: momentOf(claimReports.reportedAt),
      claimType: claimReports.claimType,
      reporter: claimReports.reporter,
      severeReasons: claimReports.severeReasons,
      AssignedTo: assigneeColumns,
    })
    .from(claimReports)
    .innerJoin(clients, eq(clients.ClientId, claimReports.ClientId))
    .leftJoin(claimReportAssignments, eq(claimReportAssignments.claimReportId, claimReports.id))
    .leftJoin(users, eq(users.RecId, claimReportAssignments.UsersRecId))
    .$dynamic()
  const found = await listPage(query, reportCondition(tx, scope, filter), newestFirst, { limit: maxRows, ...page })
  const ids = found.map(({ RecId }) => RecId)
  const facts = await readReportedFacts(tx, ids)
  const matched = await readMatches(tx, ids)
  return found.map(({ reporter, ...report }) => ({
    ...report,
    policyNumber: reporter.policyNumber,
    lossDate: facts.get(report.RecId)?.lossDate ?? null,
    people: facts.get(report.RecId)?.people ?? [],
    claims: matched.get(report.RecId) ?? [],
  }))
}

/** The claims of reports, without rejected ones. A claim with two match reasons is listed once. */
async function readMatches(tx: Transaction, ids: readonly number[]): Promise<Map<number, ReportMatch['claims']>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({
      reportId: claimReportMatches.claimReportId,
      ClaimsRecId: claims.RecId,
      PolicyId: claims.PolicyId,
      ClaimNumber: claims.ClaimNumber,
      LossDate: claims.LossDate,
      ClaimantName: claims.ClaimantName,
      DriverName: claims.DriverName,
      LossLocation: claims.LossLocation,
      State: claimReportMatches.state,
      Reason: claimReportMatches.reason,
      Source: deliveries.Source,
      By: claimReportMatches.decidedBy,
      At: momentOf(claimReportMatches.decidedAt),
    })
    .from(claimReportMatches)
    .innerJoin(claims, eq(claims.RecId, claimReportMatches.ClaimsRecId))
    .leftJoin(deliveries, eq(deliveries.RecId, claimReportMatches.DeliveryId))
    .where(and(inArray(claimReportMatches.claimReportId, [...ids]), ne(claimReportMatches.state, 'rejected')))
    // Alphabetically, `matched` comes before `proposed`. Only the first row of a claim is shown.
    .orderBy(asc(claimReportMatches.state), asc(claims.ClaimNumber), desc(claimReportMatches.reason))
  const lists = new Map<number, ReportMatch['claims']>()
  for (const { reportId, State, ...row } of rows) {
    const known = lists.get(reportId) ?? []
    lists.set(reportId, known)
    if (State !== 'rejected' && !known.some(({ ClaimsRecId }) => ClaimsRecId === row.ClaimsRecId))
      known.push({ ...row, State })
  }
  return lists
}
