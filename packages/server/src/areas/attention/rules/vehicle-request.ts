import { endorsementDays } from '@captive/api-client/contract'
import { sql } from 'drizzle-orm'

import { endorsements } from '../../../database/tables/endorsements.ts'
import { isDone } from '../../endorsements/index.ts'
import { itemColumns } from './item-columns.ts'
import type { Rule } from './rule.ts'

/** Days before the due date on which the item appears, and days after which it disappears. */
const [daysAhead, oldest] = [10, 365]

const field = (name: string) => sql`${endorsements.request} ->> ${name}`
const due = sql`(${endorsements.requestedAt} at time zone 'UTC')::date + ${endorsementDays}::integer`

/** Requested vehicle changes that are due soon or overdue and that the vehicle schedule does not show yet. */
export const vehicleRequest: Rule = {
  key: 'vehicle-request',
  codes: ['002', '002-003', '002-003-002'],
  audience: 'everybody',
  items: ({ reader: { scope }, isInScope }) => sql`select ${itemColumns({
    company: sql`${endorsements.ClientId}`,
    subject: sql`${endorsements.RecId}`,
    name: sql`concat_ws(' ', ${field('YEAR')}, ${field('MAKE')}, ${field('MODEL')}, ${field('VIN')})`,
    detail: field('change'),
    since: sql`${endorsements.requestedAt}`,
    due,
    link: sql`'/insurance/member-kiosk/endorsements'`,
  })}
  from ${endorsements}
  where ${endorsements.requestedAt} between now() - ${oldest} * interval '1 day'
      and now() - ${endorsementDays - daysAhead} * interval '1 day'
    and ${isInScope(endorsements.ClientId)} and not ${isDone(scope)}`,
}
