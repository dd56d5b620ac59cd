import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { ofCompaniesInScope, readByEverybody } from './row-security.ts'
import { ofClient } from './clients.ts'

/** Employees of a company on the e-learning platform. Most of them are not portal users. */
export const learners = pgTable(
  'learners',
  {
    RecId: integer('rec_id').primaryKey(),
    ClientId: ofClient(),
    name: text('name').notNull(),
    hasLogin: boolean('has_login').notNull(),
  },
  (table) => [index('learners_client').on(table.ClientId), ofCompaniesInScope(table.ClientId)],
)

export const courses = pgTable(
  'courses',
  {
    RecId: integer('rec_id').primaryKey().generatedByDefaultAsIdentity(),
    ClientId: ofClient(),
    LearnersRecId: integer('learners_rec_id')
      .notNull()
      .references(() => learners.RecId),
    title: text('title').notNull(),
    status: text('status').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('courses_client').on(table.ClientId, table.changedAt), ofCompaniesInScope(table.ClientId)],
)

/** One row per title and time that a user of a company opened it. */
export const contentViews = pgTable(
  'content_views',
  {
    RecId: integer('rec_id').primaryKey().generatedByDefaultAsIdentity(),
    ClientId: ofClient(),
    title: text('title').notNull(),
    /** video, training, podcast, webinar or tailgate */
    type: text('type').notNull(),
    viewedAt: timestamp('viewed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('content_views_client').on(table.ClientId, table.viewedAt), ofCompaniesInScope(table.ClientId)],
)

export const announcements = pgTable(
  'announcements',
  {
    RecId: integer('rec_id').primaryKey().generatedByDefaultAsIdentity(),
    AnnouncementTxt: text('text').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  readByEverybody,
)
