import { boolean, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

import { ofClient } from './clients.ts'
import { ofOneUser } from './row-security.ts'
import { users } from './users.ts'

const ofUser = () =>
  integer('users_rec_id')
    .notNull()
    .references(() => users.RecId)

/** Attention items that a user marked as done or snoozed. An item without a row is open. */
export const attentionMarks = pgTable(
  'attention_marks',
  {
    UsersRecId: ofUser(),
    /** The item key of the contract: rule, company and subject. */
    itemKey: text('item_key').notNull(),
    /** Null if the item is done. */
    snoozedUntil: date('snoozed_until', { mode: 'string' }),
    markedAt: timestamp('marked_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.UsersRecId, table.itemKey] }), ofOneUser(table.UsersRecId)],
)

/** The companies that a user chose or starred. */
export const chosenCompanies = pgTable(
  'chosen_companies',
  {
    UsersRecId: ofUser(),
    ClientId: ofClient(),
    openedAt: timestamp('opened_at', { withTimezone: true }),
    isStarred: boolean('is_starred').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.UsersRecId, table.ClientId] }), ofOneUser(table.UsersRecId)],
)

/** Users who asked for the weekly mail. */
export const digestSubscribers = pgTable(
  'digest_subscribers',
  {
    UsersRecId: integer('users_rec_id')
      .primaryKey()
      .references(() => users.RecId),
    /** When the mail of the week was last prepared, so that a repeated job does not send it twice. */
    preparedAt: timestamp('prepared_at', { withTimezone: true }),
  },
  (table) => [ofOneUser(table.UsersRecId)],
)
