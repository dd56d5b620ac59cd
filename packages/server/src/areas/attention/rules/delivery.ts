import { sql, type SQL } from 'drizzle-orm'

import { deliveries } from '../../../database/tables/deliveries.ts'
import { itemColumns } from './item-columns.ts'
import type { Rule } from './rule.ts'

const waiting = (condition: SQL) => sql`select ${itemColumns({
  company: sql`null`,
  subject: sql`${deliveries.RecId}`,
  name: sql`${deliveries.FileName}`,
  detail: sql`${deliveries.Source}`,
  count: sql`${deliveries.Doubtful} + ${deliveries.Refused}`,
  since: sql`${deliveries.BroughtAt}`,
  link: sql`'/settings/data/' || ${deliveries.RecId}`,
})}
from ${deliveries} where ${deliveries.State} = 'waiting' and ${condition}`

const ofStaff = { codes: ['000-001-006'], audience: 'staff' } as const

/** Uploaded deliveries that wait for a staff user. */
export const delivery: Rule = {
  key: 'delivery',
  ...ofStaff,
  items: () => waiting(sql`${deliveries.Kind} <> 'documents'`),
}

/** Deliveries with documents that have not been filed yet. */
export const documentsToFile: Rule = {
  key: 'documents-to-file',
  ...ofStaff,
  items: () => waiting(sql`${deliveries.Kind} = 'documents'`),
}
