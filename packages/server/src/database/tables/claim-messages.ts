import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { ofCompaniesInScope, ofUsersInScope } from './row-security.ts'
import { claims } from './claims.ts'
import { ofClient } from './clients.ts'
import type { AttachedFile } from './operation.ts'
import { users } from './users.ts'

/** A file that a user added to a claim. */
export interface FileOfClaim extends AttachedFile {
  size: number
}

const ofClaim = (onDelete: 'cascade' | 'no action') =>
  integer('claims_rec_id')
    .notNull()
    .references(() => claims.RecId, { onDelete })

const ofUser = () =>
  integer('users_rec_id')
    .notNull()
    .references(() => users.RecId)

/**
 * Messages to the adjuster of a claim, and files for claims operations. Each one was mailed in the same transaction.
 */
export const claimMessages = pgTable(
  'claim_messages',
  {
    /** The idempotency key, which the browser generates. */
    id: uuid('id').primaryKey(),
    ClaimsRecId: ofClaim('no action'),
    ClientId: ofClient(),
    UsersRecId: ofUser(),
    SentBy: text('sent_by').notNull(),
    SentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
    SentTo: text('sent_to').notNull(),
    Subject: text('subject').notNull(),
    Body: text('body').notNull(),
    files: jsonb('files').$type<FileOfClaim[]>().notNull().default([]),
  },
  (table) => [index('claim_messages_claim').on(table.ClaimsRecId, table.SentAt), ofCompaniesInScope(table.ClientId)],
)

/** Users who watch a claim. */
export const claimWatches = pgTable(
  'claim_watches',
  { UsersRecId: ofUser(), ClaimsRecId: ofClaim('cascade'), ClientId: ofClient() },
  (table) => [
    primaryKey({ columns: [table.UsersRecId, table.ClaimsRecId] }),
    index('claim_watches_claim').on(table.ClaimsRecId),
    ofUsersInScope(table.UsersRecId),
  ],
)
