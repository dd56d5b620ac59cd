import { sql } from 'drizzle-orm'

import { warranties } from '../../../database/tables/loss-prevention.ts'
import { itemColumns } from './item-columns.ts'
import type { Rule } from './rule.ts'

/** Days for which a warranty or recommendation may stay open. */
const days = 90

/** Warranties and recommendations that have been open too long. A status that begins with C is closed (AMB-182). */
export const recommendation: Rule = {
  key: 'recommendation',
  codes: ['003', '003-001', '003-001-003'],
  audience: 'everybody',
  items: ({ isInScope }) => sql`select ${itemColumns({
    company: sql`${warranties.ClientId}`,
    subject: sql`${warranties.RecId}`,
    name: sql`${warranties.WarrantyNm2}`,
    detail: sql`${warranties.GroupTypeTxt}`,
    since: sql`${warranties.DateInitiated}`,
    link: sql`'/risk-management/loss-prevention-&-safety'`,
  })}
  from ${warranties}
  where trim(${warranties.WarrantyStatusCd}) !~* '^c' and ${isInScope(warranties.ClientId)}
    and ${warranties.DateInitiated} <= current_date - ${days}::integer`,
}
