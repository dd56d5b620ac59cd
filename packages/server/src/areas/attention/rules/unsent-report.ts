import { sql } from 'drizzle-orm'

import { claimDrafts } from '../../../database/tables/claim-reports.ts'
import { users } from '../../../database/tables/users.ts'
import { draftRetentionDays } from '../../claim-reporting/index.ts'
import { itemColumns } from './item-columns.ts'
import type { Rule } from './rule.ts'

/** Hours without a save after which the user has probably abandoned the report. */
const quietHours = 12

/** Reports that the user's company began and did not submit. They are deleted on their due date. */
export const unsentReport: Rule = {
  key: 'unsent-report',
  codes: ['006-001'],
  audience: 'everybody',
  items: ({ reader: { scope }, isInScope }) => sql`select ${itemColumns({
    company: sql`${claimDrafts.ClientId}`,
    subject: sql`${claimDrafts.id}`,
    name: sql`${users.FirstName} || ' ' || ${users.LastName}`,
    since: sql`${claimDrafts.savedAt}`,
    due: sql`${claimDrafts.savedAt} + ${draftRetentionDays} * interval '1 day'`,
    link: sql`'/report-claim/online-claim?report=' || ${claimDrafts.key}`,
  })}
  from ${claimDrafts} left join ${users} on ${users.RecId} = ${claimDrafts.UsersRecId}
  where ${claimDrafts.ReportingClientId} = ${'companyId' in scope ? scope.companyId : 0}
    and ${claimDrafts.withheldBy} is null and ${isInScope(claimDrafts.ClientId)}
    and ${claimDrafts.savedAt} < now() - ${quietHours} * interval '1 hour'`,
}
