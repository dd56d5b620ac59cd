import { and, eq, sql } from 'drizzle-orm'
import type { BodyOf, contract } from '@captive/api-client/contract'

import { recordActivity } from '../../../activity/record-activity.ts'
import type { Transaction } from '../../../database/database.ts'
import { isId } from '../../../database/list-page.ts'
import { companyInScope } from '../../../database/scope.ts'
import { claimReportAssignments } from '../../../database/tables/claim-report-assignments.ts'
import { claimReports } from '../../../database/tables/claim-reports.ts'
import { ChangeRefusedError } from '../../../http/outcome.ts'
import type { Session } from '../../../session/session.ts'
import { findAssignee } from './assignees.ts'
import { texts } from './texts.ts'

/** A report could not be assigned. The message says why. */
class AssignmentRefusedError extends ChangeRefusedError {
  override readonly name = 'AssignmentRefusedError'
}

/**
 * Assigns a report to a staff user, or removes the assignment, and logs it.
 * @throws AssignmentRefusedError for a caller who is not staff, and for an unknown report or user
 */
export async function assignReport(
  tx: Transaction,
  session: Session,
  { ReportRecId, UsersRecId }: BodyOf<typeof contract.assignReport>,
): Promise<void> {
  const [report] = await tx
    .select({ id: claimReports.id, number: claimReports.confirmationNumber })
    .from(claimReports)
    .where(and(isId(claimReports.id, ReportRecId), companyInScope(session.scope, claimReports.ClientId)))
  if (session.scope.kind !== 'all' || !report) throw new AssignmentRefusedError(texts.noSuchReport)
  if (UsersRecId === null) {
    await tx.delete(claimReportAssignments).where(eq(claimReportAssignments.claimReportId, report.id))
    await recordActivity(tx, session, texts.activity.unassign(report.number))
    return
  }
  const person = await findAssignee(tx, UsersRecId)
  if (!person) throw new AssignmentRefusedError(texts.noSuchAssignee)
  const assignment = { UsersRecId: person.RecId, assignedBy: session.email, assignedAt: sql`now()` }
  await tx
    .insert(claimReportAssignments)
    .values({ claimReportId: report.id, ...assignment })
    .onConflictDoUpdate({ target: claimReportAssignments.claimReportId, set: assignment })
  await recordActivity(tx, session, texts.activity.assign(report.number, `${person.FirstName} ${person.LastName}`))
}
