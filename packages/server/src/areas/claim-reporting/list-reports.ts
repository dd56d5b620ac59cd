import type { FiledReport } from '@captive/api-client/contract'
import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { isId, listPage, type ListOrder, type Page } from '../../database/list-page.ts'
import { momentOf } from '../../database/moment.ts'
import { companyInReach, type Scope } from '../../database/scope.ts'
import { claimReports } from '../../database/tables/claim-reports.ts'
import { users } from '../../database/tables/users.ts'

const newestFirst: ListOrder = {
  direction: 'descending',
  keys: [claimReports.reportedAt, claimReports.id],
  table: claimReports,
  hasId: (id) => isId(claimReports.id, id),
  time: claimReports.reportedAt,
}

/** The reports of a company, newest first. A user out of the caller's reach is known by the address in the report. */
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
  const ofCompany = and(eq(claimReports.ClientId, clientId), companyInReach(scope, claimReports.ClientId))
  const found = await listPage(query, ofCompany, newestFirst, page)
  return found.map(({ reporter, FirstName, LastName, ...report }) => ({
    ...report,
    policyNumber: reporter.policyNumber,
    reportedBy: FirstName === null ? reporter.email : `${FirstName} ${LastName}`,
  }))
}
