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

import { addedByAnybody, addedByOneUser, ofOneUser, systemOnly } from '../row-security.ts'
import { clients } from './clients.ts'
import { users } from './users.ts'

/** How often something was tried within a window of time; `key` names the limit and hashes whom it counts. */
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

/** Mail to be sent, written in the transaction it belongs to. The body is sealed, and removed once it is sent. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Who gets what is answered; the sender is the portal itself. */
    replyTo: text('reply_to'),
    sealedHtml: text('sealed_html'),
    attachments: jsonb('attachments').$type<AttachedFile[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull().defaultNow(),
    /** The copy of the server that is sending it. The lease is good while that copy has a row in `copies`. */
    leasedBy: uuid('leased_by'),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Set when it was tried in vain for too long, or refused for good: a person has to look. */
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
 * The copies of the server that run. Each one changes its own row every few seconds, so that the others see it live; a
 * count and not a time, because clocks jump.
 */
export const copies = pgTable(
  'copies',
  {
    id: uuid('id').primaryKey(),
    beats: bigint('beats', { mode: 'number' }).notNull(),
  },
  () => [systemOnly()],
)

/** A stored file. One that nothing is attached to within a day is removed. */
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

/** Messages written in the portal (specification, core §3 "Contact entry"). */
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

/** What the activity log says of a sign-in. */
export const signedIn = 'Signed in'

/** Whether an entry is one; written out, since an index of these alone serves no query that brings the word along. */
export const isSignIn = (action: AnyPgColumn) => sql`${action} = ${sql.raw(`'${signedIn}'`)}`

/** Who did what, and when; the database lets nobody change or remove an entry. Of an unknown account only the name. */
export const activityLog = pgTable(
  'activity_log',
  {
    RecId: bigint('rec_id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    UsersRecId: integer('users_rec_id').references(() => users.RecId),
    ClientId: integer('client_id').references(() => clients.ClientId),
    /** The e-mail address at that time, or the one that somebody tried. */
    User: text('user_email').notNull(),
    Action: text('action').notNull(),
    /** Of who signed in or tried to: the staff's to see. */
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
 * The hash chain over the activity log (src/activity): each entry of it once, in the order in which they were
 * chained. It only grows, too; and names no foreign key, so that an entry that was removed is missed and not forgotten.
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
 * How far the activity log is settled: one row. Every entry up to `upTo` is chained, and none can be added below it any
 * more. The same will hold of `next` once every transaction before `horizon` has ended (src/activity/settled.ts).
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

/** One row for each thing that is done once in the life of a database, such as loading the demo data. */
export const milestones = pgTable(
  'milestones',
  {
    name: text('name').primaryKey(),
    value: text('value').notNull(),
    reachedAt: timestamp('reached_at', { withTimezone: true }).notNull().defaultNow(),
  },
  () => [systemOnly()],
)
