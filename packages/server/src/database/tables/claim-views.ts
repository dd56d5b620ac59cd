import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { ofOneUser } from './row-security.ts'
import { users } from './users.ts'

/** Filters of the claim register that a user saved under a name. */
export const claimViews = pgTable(
  'claim_views',
  {
    UsersRecId: integer('users_rec_id')
      .notNull()
      .references(() => users.RecId),
    Name: text('name').notNull(),
    /** The search params of the register's URL. */
    Search: text('search').notNull(),
  },
  (table) => [primaryKey({ columns: [table.UsersRecId, table.Name] }), ofOneUser(table.UsersRecId)],
)
