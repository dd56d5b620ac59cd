import { sql } from 'drizzle-orm'

import { outbox } from '../../../database/tables/operation.ts'
import { users } from '../../../database/tables/users.ts'
import { accountPage, joinGroup } from './account-page.ts'
import { itemColumns } from './item-columns.ts'
import type { Rule } from './rule.ts'

/** Mails that could not be delivered to portal users or other recipients. */
export const deadMail: Rule = {
  key: 'dead-mail',
  codes: ['000-001-002'],
  audience: 'staff',
  readsAsSystem: true,
  items: ({ isInScope }) => sql`select ${itemColumns({
    company: sql`person.company`,
    subject: sql`${outbox.id}`,
    name: sql`${outbox.recipient}`,
    detail: sql`${outbox.subject}`,
    since: sql`${outbox.deadAt}`,
    link: sql`coalesce(person.page, '/user-settings')`,
  })}
  from ${outbox} left join lateral (select ${users.ClientId} company, ${accountPage} page from ${users} ${joinGroup}
    where ${users.Email} = lower(${outbox.recipient}) and ${users.deletedAt} is null and ${isInScope(users.ClientId)}) person on true
  where ${outbox.deadAt} is not null`,
}
