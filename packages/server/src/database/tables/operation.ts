import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'

import { addedByAnybody, addedByOneUser, ofOneUser, systemOnly } from './row-security.ts'
import { clients } from './clients.ts'
import { users } from './users.ts'

/** Attempts within a time window. `key` is the name of the limit and a hash of the limited account, address or user. */
export const tries = pgTable(
  'tries',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
  },
  () => [systemOnly()],
)

/** A stored file named in a mail. */
export interface AttachedFile {
  name: string
  storageKey: string
}

/**
 * The mail queue. Mails are added in the transaction that they report on. The body is sealed, and deleted once the mail
 * is sent.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** The recipient of replies, if it is not the sender. */
    replyTo: text('reply_to'),
    /** The program whose brand provides the sender's name; null for the default brand. */
    program: integer('program'),
    sealedHtml: text('sealed_html'),
    attachments: jsonb('attachments').$type<AttachedFile[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull().defaultNow(),
    /**
     * The copy of the server that is sending the mail. The lease is valid while that copy has a row in `server_copies`.
     */
    leasedBy: uuid('leased_by'),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Set when all attempts failed, or the mail server refused the mail permanently. Staff must decide. */
    deadAt: timestamp('dead_at', { withTimezone: true }),
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_due')
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null and ${table.deadAt} is null`),
    index('outbox_sent')
      .on(table.sentAt)
      .where(sql`${table.sentAt} is not null`),
    index('outbox_dead')
      .on(table.deadAt)
      .where(sql`${table.deadAt} is not null`),
    ...addedByAnybody(),
  ],
)

/**
 * The running copies of the server. Each copy changes its own row every few seconds, so that the others see that it is
 * alive. The heartbeat is a count and not a time, because clocks jump.
 */
export const serverCopies = pgTable(
  'server_copies',
  {
    id: uuid('id').primaryKey(),
    beats: bigint('beats', { mode: 'number' }).notNull(),
  },
  () => [systemOnly()],
)

/** A stored file. It is deleted unless it is attached to something in time. */
export const uploads = pgTable(
  'uploads',
  {
    storageKey: text('storage_key').primaryKey(),
    UsersRecId: integer('users_rec_id')
      .notNull()
      .references(() => users.RecId),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    mediaType: text('media_type').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    attached: boolean('attached').notNull().default(false),
  },
  (table) => [index('uploads_user').on(table.UsersRecId), ofOneUser(table.UsersRecId)],
)

/** Messages that users wrote in the portal (specification, core §3 "Contact entry"). */
export const contactEntries = pgTable(
  'contact_entries',
  {
    RecId: integer('rec_id').primaryKey().generatedByDefaultAsIdentity(),
    UsersRecId: integer('users_rec_id')
      .notNull()
      .references(() => users.RecId),
    Origin: text('origin').notNull(),
    User: text('user_email').notNull(),
    Content: text('content').notNull(),
    CreatedDateTime: timestamp('created_date_time', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [ofOneUser(table.UsersRecId)],
)

/** The action name of a sign-in in the activity log. */
export const signedIn = 'Signed in'

/**
 * Whether an entry is a sign-in. A literal and not a parameter, so that PostgreSQL can use the partial index of
 * sign-ins.
 */
export const isSignIn = (action: AnyPgColumn) => sql`${action} = ${sql.raw(`'${signedIn}'`)}`

/**
 * The activity log. The database refuses to change or delete an entry. An unknown account has only an email address.
 */
export const activityLog = pgTable(
  'activity_log',
  {
    RecId: bigint('rec_id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    UsersRecId: integer('users_rec_id').references(() => users.RecId),
    ClientId: integer('client_id').references(() => clients.ClientId),
    /** The email address at that time, or the one that was attempted. */
    User: text('user_email').notNull(),
    Action: text('action').notNull(),
    /** Set for a sign-in and a failed sign-in. Only staff see it. */
    NetworkAddress: text('network_address'),
    CreatedDateTime: timestamp('created_date_time', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('activity_log_newest').on(table.CreatedDateTime, table.RecId),
    index('activity_log_client').on(table.ClientId, table.CreatedDateTime, table.RecId),
    index('activity_log_sign_ins').on(table.UsersRecId, table.CreatedDateTime).where(isSignIn(table.Action)),
    ...addedByOneUser(table.UsersRecId, table.ClientId),
  ],
)

/**
 * The hash chain over the activity log (src/activity), with each log entry once, in chaining order. The table is
 * append-only. It has no foreign key, so that a deleted entry is detected as missing.
 */
export const activityChain = pgTable(
  'activity_chain',
  {
    position: bigint('position', { mode: 'number' }).primaryKey(),
    entry: bigint('entry', { mode: 'number' }).notNull().unique(),
    hash: text('hash').notNull(),
  },
  () => [systemOnly()],
)

/**
 * One row: how far the activity log is settled. Every entry up to `upTo` is chained, and no entry can be added below
 * it. `next` will be settled once every transaction before `horizon` has ended (src/activity/chain-progress.ts).
 */
export const activitySettled = pgTable(
  'activity_settled',
  {
    upTo: bigint('up_to', { mode: 'number' }).primaryKey(),
    next: bigint('next', { mode: 'number' }).notNull(),
    horizon: bigint('horizon', { mode: 'number' }).notNull(),
  },
  () => [systemOnly()],
)

/** One row per task that runs only once in a database, such as loading the demo data. */
export const milestones = pgTable(
  'milestones',
  {
    name: text('name').primaryKey(),
    value: text('value').notNull(),
    reachedAt: timestamp('reached_at', { withTimezone: true }).notNull().defaultNow(),
  },
  () => [systemOnly()],
)
