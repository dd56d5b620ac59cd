import { claimTypeRules } from '@captive/api-client/contract'
import { sql } from 'drizzle-orm'

import { policies } from '../../../database/tables/clients.ts'
import { dayOfDocument, documents } from '../../../database/tables/documents.ts'
import { documentTypes } from '../../../database/tables/reference.ts'
import { itemColumns } from './item-columns.ts'
import type { Rule } from './rule.ts'

/** Days before the renewal on which the item appears. */
const daysAhead = 120

/** The document folder in which members file renewal documents (REN-017). */
const prefix = 'Member Kiosk_Renewal Documentation'

/**
 * Categories of renewal documents without a document for the term, one item per company. The term is the latest
 * expiration of a Commercial Auto policy, the same as on the page that the item links to (AMB-164).
 */
export const renewalPapers: Rule = {
  key: 'renewal-papers',
  codes: ['002', '002-003', '002-003-005'],
  audience: 'everybody',
  items: ({ isInScope }) => sql`select ${itemColumns({
    company: sql`term.company`,
    subject: sql`term.term`,
    count: sql`missing.count`,
    since: sql`term.term - ${daysAhead}::integer`,
    due: sql`term.term`,
    link: sql`'/insurance/member-kiosk/renewal-Documentation'`,
  })}
  from (select ${policies.ClientId} company, max(${policies.ExpirationDate}) term from ${policies}
    where lower(${policies.LOB}) = lower(${claimTypeRules.Auto.lineOfBusiness}) and ${isInScope(policies.ClientId)}
    group by ${policies.ClientId}
    having max(${policies.ExpirationDate}) between current_date and current_date + ${daysAhead}::integer) term
  cross join lateral (select count(*) from ${documentTypes}
    where ${documentTypes.IsActive} = 1 and ${documentTypes.ClientAllowUpload} = 1
      and starts_with(${documentTypes.Code}, ${prefix}) and not exists (select from ${documents}
        where ${documents.ClientId} = term.company and ${documents.DocumentTypesRecId} = ${documentTypes.RecId}
          and ${dayOfDocument} = term.term)) missing
  where missing.count > 0`,
}
