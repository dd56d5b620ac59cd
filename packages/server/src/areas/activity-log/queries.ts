import { and, desc, gte, inArray, lt, sql } from 'drizzle-orm'
import type { ActivityEntry, contract, QueryOf } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { inReach, type Scope } from '../../database/scope.ts'
import { clients } from '../../database/tables/clients.ts'
import { activityLog } from '../../database/tables/operation.ts'

const most = 5_000

/** What users of the companies in reach did, newest first; by page, where it is asked for so. */
export async function listActivity(
  tx: Transaction,
  scope: Scope,
  page: QueryOf<typeof contract.getAuditLog>,
): Promise<ActivityEntry[]> {
  const { limit = most, after, from, to } = page
  const companies = tx.select({ id: clients.ClientId }).from(clients).where(inReach(scope))
  const { RecId, ClientId, CreatedDateTime, User, Action, NetworkAddress } = activityLog
  const older =
    after !== undefined &&
    sql`(${CreatedDateTime}, ${RecId}) < (select created_date_time, rec_id from activity_log where rec_id = ${after})`
  const rows = await tx
    .select({ RecId, User, at: CreatedDateTime, Action, NetworkAddress })
    .from(activityLog)
    .where(
      and(
        // For all companies the newest entries come straight from the index; a join would read and sort the whole log.
        scope.reach === 'all' ? undefined : inArray(ClientId, companies),
        older || undefined,
        from === undefined ? undefined : gte(CreatedDateTime, new Date(from)),
        to === undefined ? undefined : lt(CreatedDateTime, new Date(to)),
      ),
    )
    .orderBy(desc(CreatedDateTime), desc(RecId))
    .limit(limit)
  const byPage = Object.keys(page).length > 0
  return rows.map(({ at, RecId: id, NetworkAddress: address, ...entry }) => ({
    ...entry,
    CreatedDateTime: at.toISOString(),
    ...(byPage && { RecId: id }),
    ...(byPage && scope.reach === 'all' && address !== null && { NetworkAddress: address }),
  }))
}
