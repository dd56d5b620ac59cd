import { sql } from 'drizzle-orm'

import { claimReportMatches } from '../../../database/tables/claim-report-matches.ts'
import { claimReports, isSevere } from '../../../database/tables/claim-reports.ts'
import { itemColumns } from './item-columns.ts'
import type { Rule } from './rule.ts'

/** Days after which a report is no longer news. */
const oldest = 365

/** Reports of severe losses that have no claim yet. */
export const severeReport: Rule = {
  key: 'severe-report',
  codes: ['006-001'],
  audience: 'everybody',
  items: ({ isInScope }) => sql`select ${itemColumns({
    company: sql`${claimReports.ClientId}`,
    subject: sql`${claimReports.confirmationNumber}`,
    name: sql`${claimReports.confirmationNumber}`,
    detail: sql`${claimReports.severeReasons} ->> 0`,
    since: sql`${claimReports.reportedAt}`,
    link: sql`'/report-claim/confirmation/' || ${claimReports.confirmationNumber}`,
  })}
  from ${claimReports}
  where ${isSevere(claimReports.severeReasons)} and ${isInScope(claimReports.ClientId)}
    and ${claimReports.reportedAt} > now() - ${oldest} * interval '1 day'
    and not exists (select from ${claimReportMatches}
      where ${claimReportMatches.claimReportId} = ${claimReports.id} and ${claimReportMatches.state} = 'matched')`,
}
