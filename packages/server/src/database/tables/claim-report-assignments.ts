import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { claimReports } from './claim-reports.ts'
import { ofStaff } from './row-security.ts'
import { users } from './users.ts'

/** The staff user who works on a filed report. A report without a row is unassigned. */
export const claimReportAssignments = pgTable(
  'claim_report_assignments',
  {
    claimReportId: integer('claim_report_id')
      .primaryKey()
      .references(() => claimReports.id),
    UsersRecId: integer('users_rec_id')
      .notNull()
      .references(() => users.RecId),
    /** The email address of the user who assigned it. */
    assignedBy: text('assigned_by').notNull(),
    assignedAt: timestamp('assigned_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('claim_report_assignments_user').on(table.UsersRecId), ofStaff()],
)
