import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

import { claimReports } from './claim-reports.ts'
import { claims } from './claims.ts'
import { ofClient } from './clients.ts'
import { deliveries } from './deliveries.ts'
import { ofCompaniesWrittenByStaff } from './row-security.ts'

const matchStates = ['proposed', 'matched', 'rejected'] as const
/** Matched by the confirmation number in the delivery, or by company, line, date and person. */
const matchReasons = ['number', 'likeness'] as const

/** Which claim a filed report became. A report may become several claims, and a claim may come from several reports. */
export const claimReportMatches = pgTable(
  'claim_report_matches',
  {
    claimReportId: integer('claim_report_id')
      .notNull()
      .references(() => claimReports.id),
    ClaimsRecId: integer('claims_rec_id')
      .notNull()
      .references(() => claims.RecId, { onDelete: 'cascade' }),
    reason: text('reason', { enum: matchReasons }).notNull(),
    ClientId: ofClient(),
    state: text('state', { enum: matchStates }).notNull(),
    /** The delivery with the claim or its confirmation number. Taking it back deletes this row. */
    DeliveryId: integer('delivery_id')
      .notNull()
      .references(() => deliveries.RecId),
    /** The user who decided last; null before a decision. */
    decidedBy: text('decided_by'),
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.claimReportId, table.ClaimsRecId, table.reason] }),
    index('claim_report_matches_claim').on(table.ClaimsRecId),
    index('claim_report_matches_delivery').on(table.DeliveryId),
    ...ofCompaniesWrittenByStaff(table.ClientId),
  ],
)
