import type { PersonalInfo } from '@captive/api-client/contract'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

import { ofColleaguesUnless, ofCompaniesInReach, ofDraftsInReach, systemOnly } from '../row-security.ts'
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
    /** The identity version that the account of `UsersRecId` had when it reported. */
    identityVersion: integer('identity_version').notNull().default(1),
    /** As the portal shows it; a report by e-mail has none. */
    claimType: text('claim_type'),
    reporter: jsonb('reporter').$type<Omit<PersonalInfo, 'confirmed'>>().notNull(),
    sections: jsonb('sections').$type<ReportSections>().notNull(),
    /** Why it must be called about at once; empty for most. */
    severeReasons: jsonb('severe_reasons').$type<string[]>().notNull(),
    reportedAt: timestamp('reported_at', { withTimezone: true }).notNull().defaultNow(),
    /** What the dots in `sections` stand for; null where there are none. */
    sealedAnswers: text('sealed_answers'),
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
 * Unfinished reports, each sealed whole. Whoever of the company that began one may go on with it, and who saved it last
 * holds it; nobody reaches those that are kept until whoever reads the former address of an account says that they are
 * its own.
 */
export const claimDrafts = pgTable(
  'claim_drafts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Made by whoever begins the report, so that a first save that is made twice keeps it once; it is sealed to it. */
    key: text('draft_key').notNull(),
    /** Who saved it last. */
    UsersRecId: integer('users_rec_id')
      .notNull()
      .references(() => users.RecId),
    ClientId: ofClient(),
    /** The company of the people who report. */
    ReportingClientId: integer('reporting_client_id').notNull(),
    sealedDraft: text('sealed_draft').notNull(),
    /** What the list of drafts shows of it; null in a row of an earlier version, until its next save. */
    sealedOutline: text('sealed_outline'),
    /** Another one with each save: who saves names the one it knows. */
    version: text('version').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
    /** The link that gives it back; with it the draft goes. */
    withheldBy: text('withheld_by').references(() => confirmations.tokenHash, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('claim_drafts_key').on(table.ReportingClientId, table.key),
    index('claim_drafts_user').on(table.UsersRecId),
    index('claim_drafts_withheld').on(table.withheldBy),
    ofColleaguesUnless(table.withheldBy, table.ReportingClientId, table.ClientId),
  ],
)

/** Files of unfinished reports: they stay for as long as the draft does. */
export const claimDraftFiles = pgTable(
  'claim_draft_files',
  {
    draftId: integer('draft_id')
      .notNull()
      .references(() => claimDrafts.id, { onDelete: 'cascade' }),
    storageKey: text('storage_key')
      .notNull()
      .references(() => uploads.storageKey, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.storageKey] }), ofDraftsInReach(table.draftId)],
)
