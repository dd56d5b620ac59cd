import type { Endorsement, EndorsementRequest } from '@captive/api-client/contract'
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { ofCompaniesInScope } from './row-security.ts'
import { ofClient } from './clients.ts'
import { users } from './users.ts'

/** Vehicle change requests as they were submitted. Rows never change. */
export const endorsements = pgTable(
  'endorsements',
  {
    RecId: integer('rec_id').primaryKey().generatedByDefaultAsIdentity(),
    /** The idempotency key, which the client generates. */
    requestId: uuid('request_id').notNull().unique(),
    ClientId: ofClient(),
    UsersRecId: integer('users_rec_id')
      .notNull()
      .references(() => users.RecId),
    requestedBy: text('requested_by').notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull().defaultNow(),
    request: jsonb('request').$type<EndorsementRequest>().notNull(),
    /** The answers to additional questions, in the wording of the form that the user filled in. */
    further: jsonb('further').$type<Endorsement['further']>().notNull().default([]),
    /** The VIN of the request, normalized for comparison. */
    vin: text('vin').notNull(),
    /**
     * Whether the vehicle was on the schedule when the request was submitted. The request is done when this becomes the
     * opposite.
     */
    wasOnSchedule: boolean('was_on_schedule').notNull(),
  },
  (table) => [
    index('endorsements_client').on(table.ClientId, table.requestedAt),
    index('endorsements_requested').on(table.requestedAt),
    ofCompaniesInScope(table.ClientId),
  ],
)
