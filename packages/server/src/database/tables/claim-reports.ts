import type { PersonalInfo } from '@captive/api-client/contract'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

import { ofCompaniesInReach, ofOneUser, ofOneUserUnless, systemOnly } from '../row-security.ts'
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

/** Mailed links that ask whoever reads an address to agree to something, good once; only the token's hash is kept. */
export const confirmations = pgTable(
  'confirmations',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** A report whose acknowledgement is then copied to the address in it. */
    claimReportId: integer('claim_report_id').references(() => claimReports.id),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  () => [systemOnly()],
)

/**
 * One unfinished report for each user and company, sealed whole; and such as nobody reaches until whoever reads the
 * former address of the account says that they are its own.
 */
export const claimDrafts = pgTable(
  'claim_drafts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    UsersRecId: integer('users_rec_id')
      .notNull()
      .references(() => users.RecId),
    ClientId: ofClient(),
    sealedDraft: text('sealed_draft').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
    /** The link that gives it back; with it the draft goes. */
    withheldBy: text('withheld_by').references(() => confirmations.tokenHash, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('claim_drafts_user')
      .on(table.UsersRecId, table.ClientId)
      .where(sql`${table.withheldBy} is null`),
    index('claim_drafts_withheld').on(table.withheldBy),
    ofOneUserUnless(table.withheldBy, table.UsersRecId),
  ],
)

/** Files of unfinished reports: they stay for as long as the draft does. */
export const claimDraftFiles = pgTable(
  'claim_draft_files',
  {
    draftId: integer('draft_id')
      .notNull()
      .references(() => claimDrafts.id, { onDelete: 'cascade' }),
    UsersRecId: integer('users_rec_id').notNull(),
    storageKey: text('storage_key')
      .notNull()
      .references(() => uploads.storageKey, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.storageKey] }), ofOneUser(table.UsersRecId)],
)
