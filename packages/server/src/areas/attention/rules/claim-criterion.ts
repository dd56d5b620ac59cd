import { sql } from 'drizzle-orm'

import { claimNotifications, claims, notificationSelections } from '../../../database/tables/claims.ts'
import { notificationCriteria } from '../../../database/tables/reference.ts'
import { claimFacts, claimCodes } from './claim-facts.ts'
import { itemColumns } from './item-columns.ts'
import type { Rule } from './rule.ts'

/** Days for which a claim is an item after it met a criterion. */
const days = 30

const { CriteriaName: criterion, CriteriaValue: threshold } = notificationCriteria

/** Criteria that need a decision. A new or a closed claim is only news. */
const isUrgent = sql`${criterion} in ('Total incurred at least', 'Litigation manager assigned')`

/**
 * Claims that met a criterion about which the user chose to be notified. Each claim is listed once, with its highest
 * amount.
 */
export const claimCriterion: Rule = {
  key: 'claim-criterion',
  codes: [...claimCodes, '004-001-004'],
  audience: 'everybody',
  items: ({ reader, isInScope }) => sql`select distinct on (${claims.RecId}) ${itemColumns({
    ...claimFacts(),
    detail: sql`case when ${threshold} ~ '^[0-9]+$'
      then ${criterion} || ' $' || to_char(${threshold}::numeric, 'FM999,999,999,999') else ${criterion} end`,
    since: sql`${claimNotifications.DateCriteriaMet}`,
  })}
  from ${notificationSelections}
  join ${claimNotifications} on ${claimNotifications.ClientId} = ${notificationSelections.ForClientId}
    and ${claimNotifications.NotificationCriteriaRecId} = ${notificationSelections.ClaimNotificationCriteriaRecId}
  join ${notificationCriteria} on ${notificationCriteria.RecId} = ${claimNotifications.NotificationCriteriaRecId}
  join ${claims} on ${claims.RecId} = ${claimNotifications.ClaimsRecId}
  where ${notificationSelections.UsersRecId} = ${reader.userId} and ${notificationSelections.IsSelected} and ${isUrgent}
    and ${claimNotifications.IsActive} = 1 and ${isInScope(claimNotifications.ClientId)}
    and ${claimNotifications.DateCriteriaMet} > now() - ${days} * interval '1 day'
  order by ${claims.RecId}, case when ${threshold} ~ '^[0-9]+$' then ${threshold}::numeric end desc nulls last`,
}
