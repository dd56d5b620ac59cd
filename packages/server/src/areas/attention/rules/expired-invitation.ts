import { sql } from 'drizzle-orm'

import { hasCredential } from '../../../credentials/has-credential.ts'
import { passwordTokens, users } from '../../../database/tables/users.ts'
import { accountPage, joinGroup } from './account-page.ts'
import { itemColumns } from './item-columns.ts'
import type { Rule } from './rule.ts'

/** Users who cannot sign in yet and whose set-up link has expired. */
export const expiredInvitation: Rule = {
  key: 'expired-invitation',
  codes: ['000-001-002'],
  audience: 'staff',
  readsAsSystem: true,
  items: ({ isInScope }) => sql`select ${itemColumns({
    company: sql`${users.ClientId}`,
    subject: sql`${users.RecId}`,
    name: sql`${users.FirstName} || ' ' || ${users.LastName}`,
    detail: sql`${users.Email}`,
    link: accountPage,
  })}
  from ${users} ${joinGroup}
  where ${users.IsActive} = 1 and ${users.deletedAt} is null and ${isInScope(users.ClientId)}
    and not ${hasCredential}
    and not exists (select from ${passwordTokens}
      where ${passwordTokens.UsersRecId} = ${users.RecId} and ${passwordTokens.expiresAt} > now())`,
}
