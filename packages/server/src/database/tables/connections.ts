import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { claimReports } from './claim-reports.ts'
import { deliveries } from './deliveries.ts'
import { ofStaff } from './row-security.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Other systems that may send deliveries and read their own reports. Only the hash of a token is stored. */
export const serviceAccounts = pgTable(
  'service_accounts',
  {
    RecId: integer('rec_id').primaryKey().generatedByDefaultAsIdentity(),
    Name: text('name').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    CreatedBy: text('created_by').notNull(),
    CreatedAt: moment('created_at').notNull().defaultNow(),
    ExpiresAt: moment('expires_at').notNull(),
    LastUsedAt: moment('last_used_at'),
    RevokedBy: text('revoked_by'),
    RevokedAt: moment('revoked_at'),
  },
  () => [ofStaff()],
)

/** The deliveries that service accounts sent. */
export const serviceDeliveries = pgTable(
  'service_deliveries',
  {
    DeliveryId: integer('delivery_id')
      .primaryKey()
      .references(() => deliveries.RecId),
    ServiceAccountsRecId: integer('service_accounts_rec_id')
      .notNull()
      .references(() => serviceAccounts.RecId),
  },
  () => [ofStaff()],
)

/** When each watched place was last looked at, and the error if there was one. */
export const watchedPlaces = pgTable(
  'watched_places',
  {
    /** The setting that configures the place. */
    Setting: text('setting').primaryKey(),
    LookedAt: moment('looked_at').notNull(),
    LastError: text('last_error'),
  },
  () => [ofStaff()],
)

/** The files in a watched place at the last look. A file that is unchanged at the next look is complete. */
export const watchedSightings = pgTable(
  'watched_sightings',
  {
    Setting: text('setting').notNull(),
    Path: text('path').notNull(),
    Size: bigint('size', { mode: 'number' }).notNull(),
    /** Milliseconds since 1970, by the clock of the place. */
    Modified: bigint('modified', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.Setting, table.Path] }), ofStaff()],
)

/** Files that became deliveries. Each content is taken once per place, unless its delivery was undone. */
export const watchedFiles = pgTable(
  'watched_files',
  {
    Setting: text('setting').notNull(),
    FileHash: text('file_hash').notNull(),
    /** Null for a file that cannot be a delivery. */
    DeliveryId: integer('delivery_id').references(() => deliveries.RecId),
    /** Why the file cannot be a delivery. */
    Refusal: text('refusal'),
    /** Whether staff got a mail that the file needs attention. */
    isMailed: boolean('is_mailed').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.Setting, table.FileHash] }), ofStaff()],
)

/** The URL to which filed reports are sent; at most one row. */
export const webhooks = pgTable(
  'webhooks',
  {
    RecId: integer('rec_id').primaryKey(),
    Url: text('url').notNull(),
    sealedSecret: text('sealed_secret').notNull(),
    /** The previous secret, with which messages are also signed for a while. */
    sealedOldSecret: text('sealed_old_secret'),
    OldSecretUntil: moment('old_secret_until'),
    ChangedBy: text('changed_by').notNull(),
    ChangedAt: moment('changed_at').notNull().defaultNow(),
  },
  () => [ofStaff()],
)

const messageStates = ['waiting', 'sent', 'dead', 'discarded'] as const

/** Filed reports waiting to be sent to the webhook. The content is created when a message is sent. */
export const webhookMessages = pgTable(
  'webhook_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    claimReportId: integer('claim_report_id')
      .notNull()
      .references(() => claimReports.id),
    State: text('state', { enum: messageStates }).notNull().default('waiting'),
    Tries: integer('tries').notNull().default(0),
    LastError: text('last_error'),
    CreatedAt: moment('created_at').notNull().defaultNow(),
    SentAt: moment('sent_at'),
  },
  (table) => [
    index('webhook_messages_newest').on(table.CreatedAt),
    index('webhook_messages_dead')
      .on(table.CreatedAt)
      .where(sql`${table.State} = 'dead'`),
    ofStaff(),
  ],
)
