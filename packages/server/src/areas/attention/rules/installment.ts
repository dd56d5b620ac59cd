import { sql } from 'drizzle-orm'

import { policies } from '../../../database/tables/clients.ts'
import { premiumFinanceAccounts as accounts } from '../../../database/tables/funds.ts'
import { itemColumns } from './item-columns.ts'
import type { Rule } from './rule.ts'

/** Days before the due date of an installment on which the item appears. */
const daysAhead = 7

/** An upper limit for the number of months. No loan runs longer, and PostgreSQL can represent the date. */
const maxMonths = 1200

/**
 * The due date of an account's next installment. The finance company does not send dates. Installments are monthly, and
 * the first one is due a month after the newest term began.
 */
const due = sql`(term.began + least(${accounts.installmentsMadeField}::bigint + 1, ${maxMonths}) * interval '1 month')::date`

/**
 * The next installment of each account. An account number may have signs that item keys do not allow, so the subject is
 * its hash.
 */
export const installment: Rule = {
  key: 'installment',
  codes: ['002', '002-005', '002-005-002'],
  audience: 'everybody',
  items: ({ isInScope }) => sql`select ${itemColumns({
    company: sql`${accounts.ClientId}`,
    subject: sql`md5(${accounts.accountNumberField}) || '.' || (${accounts.installmentsMadeField}::bigint + 1)`,
    name: sql`${accounts.accountNumberField}`,
    amount: sql`round(${accounts.accountBalanceField} / ${accounts.installMentsRemainingField}, 2)`,
    count: sql`(${accounts.installmentsMadeField}::bigint + 1)`,
    due,
    link: sql`'/insurance/premium-payment-&-collateral'`,
  })}
  from ${accounts} cross join lateral (select max(${policies.EffectiveDate}) began from ${policies}
    where ${policies.ClientId} = ${accounts.ClientId} and ${policies.EffectiveDate} <= current_date
      and ${policies.ExpirationDate} > current_date) term
  where ${accounts.installMentsRemainingField} > 0 and ${isInScope(accounts.ClientId)}
    and ${due} <= current_date + ${daysAhead}::integer`,
}
