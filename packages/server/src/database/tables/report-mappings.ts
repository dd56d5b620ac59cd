import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { ReportMapping } from '@captive/api-client/contract'

import { ofStaff } from './row-security.ts'

/**
 * Versions of the mapping from filed reports to rows of a flat file. The newest one is in effect; without any, the
 * default mapping is.
 */
export const reportMappings = pgTable(
  'report_mappings',
  {
    Version: integer('version').primaryKey().generatedByDefaultAsIdentity(),
    Columns: jsonb('columns').$type<ReportMapping['columns']>().notNull(),
    CreatedBy: text('created_by').notNull(),
    CreatedAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  () => [ofStaff()],
)
