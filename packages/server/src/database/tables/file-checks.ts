import type { ActiveContent, FileState } from '@captive/api-client/contract'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { addedByAnybody, readByEverybody } from './row-security.ts'

/**
 * The result of the virus check for each uploaded file, by storage key. It does not say who uploaded the file, because
 * everyone who may see a file must see its state.
 */
export const fileChecks = pgTable(
  'file_checks',
  {
    storageKey: text('storage_key').primaryKey(),
    state: text('state').$type<FileState>().notNull(),
    /** The name of the virus in an infected file. */
    finding: text('finding'),
    activeContent: text('active_content').$type<ActiveContent>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The last attempt to scan a waiting file. */
    triedAt: timestamp('tried_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('file_checks_withheld')
      .on(table.triedAt)
      .where(sql`${table.state} in ('waiting', 'infected')`),
    ...readByEverybody(),
    ...addedByAnybody().slice(0, 1), // `readByEverybody` already has the rule for the server
  ],
)
