import type { PersonalInfo } from '@captive/api-client/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'

import { ofColleaguesUnless, ofCompaniesInScope, ofDraftsInScope, systemOnly } from './row-security.ts'
import { ofClient } from './clients.ts'
import { uploads } from './operation.ts'
import { users } from './users.ts'

/** The displayed content of a report: labels and values, with confidential values masked. */
export type ReportSections = { title: string; rows: { label: string; value: string }[] }[]

/** Whether a report describes a severe loss, in the wording of the partial index for such reports. */
export const isSevere = (severeReasons: AnyPgColumn) => sql`jsonb_array_length(${severeReasons}) > 0`

/** Claim reports as they were submitted. Rows never change. */
export const claimReports = pgTable(
  'claim_reports',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The idempotency key: CN and 15 digits, with _E for a report by email (AMB-144). */
    confirmationNumber: text('confirmation_number').notNull().unique(),
    /** Keyed hash of the submission, to distinguish a retry from another submission under the same number. */
    contentHash: text('content_hash').notNull(),
    ClientId: ofClient(),
    ReportingClientId: integer('reporting_client_id').notNull(),
    UsersRecId: integer('users_rec_id')
      .notNull()
      .references(() => users.RecId),
    /** The identity version of the reporting account `UsersRecId` at that time. */
    identityVersion: integer('identity_version').notNull().default(1),
    /** In the portal's words; null for a report by email. */
    claimType: text('claim_type'),
    reporter: jsonb('reporter').$type<Omit<PersonalInfo, 'confirmed'>>().notNull(),
    sections: jsonb('sections').$type<ReportSections>().notNull(),
    /** Reasons why the loss is severe and the reporter must call at once; usually empty. */
    severeReasons: jsonb('severe_reasons').$type<string[]>().notNull(),
    reportedAt: timestamp('reported_at', { withTimezone: true }).notNull().defaultNow(),
    /** The confidential values that are masked in `sections`; null if the report has no confidential value. */
    sealedAnswers: text('sealed_answers'),
    /**
     * The version of the three tables that the report was made with; null for a report by email and for older reports.
     */
    tablesVersion: bigint('tables_version', { mode: 'number' }),
  },
  (table) => [
    index('claim_reports_client').on(table.ClientId, table.reportedAt),
    index('claim_reports_severe').on(table.ClientId, table.reportedAt).where(isSevere(table.severeReasons)),
    ofCompaniesInScope(table.ClientId),
  ],
)

/** The value list of a report (AMB-111). A confidential value is only in `sealedValue`. */
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
  (table) => [primaryKey({ columns: [table.claimReportId, table.position] }), ofCompaniesInScope(table.ClientId)],
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
  (table) => [primaryKey({ columns: [table.claimReportId, table.storageKey] }), ofCompaniesInScope(table.ClientId)],
)

/**
 * Mailed links with which the owner of an email address confirms something. They can be used once; only the token's
 * hash is stored.
 */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** The report whose acknowledgment the link requests. */
    claimReportId: integer('claim_report_id').references(() => claimReports.id),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  () => [systemOnly()],
)

/**
 * Unfinished reports, each sealed as a whole. All users of the company that began a report may continue it. The user
 * who saved it last is its holder. A draft with `withheldBy` is hidden until the owner of the account's former email
 * address claims it.
 */
export const claimDrafts = pgTable(
  'claim_drafts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The idempotency key of the first save, which the client generates. It is also the context of the seal. */
    key: text('draft_key').notNull(),
    /** The holder: the user who saved it last. */
    UsersRecId: integer('users_rec_id')
      .notNull()
      .references(() => users.RecId),
    ClientId: ofClient(),
    /** The company whose users share the draft. */
    ReportingClientId: integer('reporting_client_id').notNull(),
    sealedDraft: text('sealed_draft').notNull(),
    /** The sealed summary for the list of drafts; null in rows of an earlier version until their next save. */
    sealedOutline: text('sealed_outline'),
    /** Changes with each save. A save names the version it is based on. */
    version: text('version').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
    /** The link that releases it. The draft is deleted together with the link. */
    withheldBy: text('withheld_by').references(() => mailedTokens.tokenHash, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('claim_drafts_key').on(table.ReportingClientId, table.key),
    index('claim_drafts_user').on(table.UsersRecId),
    index('claim_drafts_withheld').on(table.withheldBy),
    ofColleaguesUnless(table.withheldBy, table.ReportingClientId, table.ClientId),
  ],
)

/** Files of unfinished reports. They are kept as long as the draft. */
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
  (table) => [primaryKey({ columns: [table.draftId, table.storageKey] }), ofDraftsInScope(table.draftId)],
)
