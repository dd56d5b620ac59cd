import { sql } from 'drizzle-orm'

import { deliveries } from '../../../database/tables/deliveries.ts'
import { documents } from '../../../database/tables/documents.ts'
import { fileChecks } from '../../../database/tables/file-checks.ts'
import { uploads } from '../../../database/tables/operation.ts'
import { users } from '../../../database/tables/users.ts'
import { itemColumns } from './item-columns.ts'
import type { Rule } from './rule.ts'

/** Minutes after which a waiting file needs a staff user. Restarting the scanner takes less. */
const waitingMinutes = 15

/** Days for which an infected file is listed. */
const shownDays = 30

/** Files with a virus, and files that have waited too long for the virus check. */
export const withheldFile: Rule = {
  key: 'withheld-file',
  codes: ['000-001-005'],
  audience: 'staff',
  readsAsSystem: true,
  items: ({ isInScope }) => sql`select ${itemColumns({
    company: sql`sender.company`,
    subject: sql`${fileChecks.storageKey}`,
    name: sql`coalesce(sender.name,
      (select ${documents.FileName} from ${documents} where ${documents.FilePath} = ${fileChecks.storageKey}),
      (select ${deliveries.FileName} from ${deliveries} where ${deliveries.storageKey} = ${fileChecks.storageKey}))`,
    detail: sql`${fileChecks.finding}`,
    since: sql`case ${fileChecks.state} when 'infected' then ${fileChecks.triedAt} else ${fileChecks.createdAt} end`,
    link: sql`'/settings/activity-log'`,
  })}
  from ${fileChecks} left join lateral (select ${users.ClientId} company, ${uploads.name} "name"
    from ${uploads} join ${users} on ${users.RecId} = ${uploads.UsersRecId}
    where ${uploads.storageKey} = ${fileChecks.storageKey} and ${isInScope(users.ClientId)}) sender on true
  where ${fileChecks.state} in ('waiting', 'infected')
    and case ${fileChecks.state} when 'infected' then ${fileChecks.triedAt} > now() - ${shownDays} * interval '1 day'
      else ${fileChecks.createdAt} < now() - ${waitingMinutes} * interval '1 minute' end`,
}
