import { desc, inArray } from 'drizzle-orm'
import type { ActivityEntry } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { inReach, type Scope } from '../../database/scope.ts'
import { clients } from '../../database/tables/clients.ts'
import { activityLog } from '../../database/tables/operation.ts'

const most = 5_000

/** What users of the companies in reach did, newest first. */
export async function listActivity(tx: Transaction, scope: Scope): Promise<ActivityEntry[]> {
  const companies = tx.select({ id: clients.ClientId }).from(clients).where(inReach(scope))
  const rows = await tx
    .select({ User: activityLog.User, at: activityLog.CreatedDateTime, Action: activityLog.Action })
    .from(activityLog)
    // For all companies the newest entries come straight from the index; a join would read and sort the whole log.
    .where(scope.reach === 'all' ? undefined : inArray(activityLog.ClientId, companies))
    .orderBy(desc(activityLog.CreatedDateTime), desc(activityLog.RecId))
    .limit(most)
  return rows.map(({ at, ...entry }) => ({ ...entry, CreatedDateTime: at.toISOString() }))
}
