import type { PersonalInfo } from '@captive/api-client/contract'
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

import { ofCompaniesInReach, ofOneUser } from '../row-security.ts'
import { ofClient } from './clients.ts'
import { uploads } from './operation.ts'
import { users } from './users.ts'

/** What a report says, as it is shown: labels and values, confidential ones masked. */
export type ReportSections = { title: string; rows: { label: string; value: string }[] }[]

/** Claims as they were reported. Nothing changes a row once it is there. */
export const claimReports = pgTable(
  'claim_reports',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The idempotency key: CN and 15 digits, with _E for a report by e-mail (AMB-144). */
    confirmationNumber: text('confirmation_number').notNull().unique(),
    /** Keyed fingerprint of what was sent, to tell the same submission from another under the same number. */
    contentHash: text('content_hash').notNull(),
    ClientId: ofClient(),
    ReportingClientId: integer('reporting_client_id').notNull(),
    UsersRecId: integer('users_rec_id')
      .notNull()
      .references(() => users.RecId),
    /** As the portal shows it; a report by e-mail has none. */
    claimType: text('claim_type'),
    reporter: jsonb('reporter').$type<Omit<PersonalInfo, 'confirmed'>>().notNull(),
    sections: jsonb('sections').$type<ReportSections>().notNull(),
    /** Why it must be called about at once; empty for most. */
    severeReasons: jsonb('severe_reasons').$type<string[]>().notNull(),
    reportedAt: timestamp('reported_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('claim_reports_client').on(table.ClientId, table.reportedAt), ofCompaniesInReach(table.ClientId)],
)

/** The value list of a report (AMB-111). A confidential value stands only in `sealedValue`. */
export const claimReportValues = pgTable(
  'claim_report_values',
  {
    claimReportId: integer('claim_report_id')
      .notNull()
      .references(() => claimReports.id),
    position: integer('position').notNull(),
    ClientId: ofClient(),
    ControlsRecId: integer('controls_rec_id').notNull(),
    RepeatControlMapping: integer('repeat_control_mapping'),
    dataValue: text('data_value'),
    sealedValue: text('sealed_value'),
  },
  (table) => [primaryKey({ columns: [table.claimReportId, table.position] }), ofCompaniesInReach(table.ClientId)],
)

export const claimReportFiles = pgTable(
  'claim_report_files',
  {
    claimReportId: integer('claim_report_id')
      .notNull()
      .references(() => claimReports.id),
    storageKey: text('storage_key')
      .notNull()
      .references(() => uploads.storageKey),
    ClientId: ofClient(),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.claimReportId, table.storageKey] }), ofCompaniesInReach(table.ClientId)],
)

/** One unfinished report for each user and company, sealed whole. */
export const claimDrafts = pgTable(
  'claim_drafts',
  {
    UsersRecId: integer('users_rec_id')
      .notNull()
      .references(() => users.RecId),
    ClientId: ofClient(),
    sealedDraft: text('sealed_draft').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.UsersRecId, table.ClientId] }), ofOneUser(table.UsersRecId)],
)

/** Files of unfinished reports: they stay for as long as the draft does. */
export const claimDraftFiles = pgTable(
  'claim_draft_files',
  {
    UsersRecId: integer('users_rec_id').notNull(),
    ClientId: integer('client_id').notNull(),
    storageKey: text('storage_key')
      .notNull()
      .references(() => uploads.storageKey, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.UsersRecId, table.ClientId, table.storageKey] }),
    foreignKey({
      columns: [table.UsersRecId, table.ClientId],
      foreignColumns: [claimDrafts.UsersRecId, claimDrafts.ClientId],
    }).onDelete('cascade'),
    ofOneUser(table.UsersRecId),
  ],
)
