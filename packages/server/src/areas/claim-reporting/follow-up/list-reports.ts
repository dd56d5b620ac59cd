import type { FiledReport } from '@captive/api-client/contract'
import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import { listPage, type Page } from '../../../database/list-page.ts'
import { momentOf } from '../../../database/moment.ts'
import { companyInScope, type Scope } from '../../../database/scope.ts'
import { claimReports } from '../../../database/tables/claim-reports.ts'
import { users } from '../../../database/tables/users.ts'
import { claimsOfReports } from '../matches/claims-of-reports.ts'
import { newestFirst } from '../report/newest-first.ts'
import { reporterName } from '../report/reporter-name.ts'

/** The reports of a company with the claims they became, newest first. */
export async function listReports(tx: Transaction, scope: Scope, clientId: number, page: Page): Promise<FiledReport[]> {
  const query = tx
    .select({
      RecId: claimReports.id,
      ConfirmationNum: claimReports.confirmationNumber,
      reportedAt: momentOf(claimReports.reportedAt),
      claimType: claimReports.claimType,
      reporter: claimReports.reporter,
      severeReasons: claimReports.severeReasons,
      FirstName: users.FirstName,
      LastName: users.LastName,
    })
    .from(claimReports)
    .leftJoin(users, eq(users.RecId, claimReports.UsersRecId))
    .$dynamic()
  const ofCompany = and(eq(claimReports.ClientId, clientId), companyInScope(scope, claimReports.ClientId))
  const found = await listPage(query, ofCompany, newestFirst, page)
  const claims = await claimsOfReports(
    tx,
    scope,
    found.map(({ RecId }) => RecId),
  )
  return found.map(({ reporter, FirstName, LastName, ...report }) => ({
    ...report,
    policyNumber: reporter.policyNumber,
    reportedBy: reporterName({ reporter, FirstName, LastName }),
    claims: claims.get(report.RecId) ?? [],
  }))
}
