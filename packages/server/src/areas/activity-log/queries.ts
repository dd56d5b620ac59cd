import type { ActivityEntry, contract, QueryOf } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { isId, listPage, type ListOrder } from '../../database/list-page.ts'
import { momentOf } from '../../database/moment.ts'
import { companyInReach, type Scope } from '../../database/scope.ts'
import { activityLog } from '../../database/tables/operation.ts'

/** As many as a caller gets who asks for no page: the log is the one list that grows with every call. */
const most = 5_000

const newestFirst: ListOrder = {
  direction: 'descending',
  keys: [activityLog.CreatedDateTime, activityLog.RecId],
  table: activityLog,
  hasId: (id) => isId(activityLog.RecId, id),
  time: activityLog.CreatedDateTime,
}

/** What users of the companies in reach did, newest first; by page, where it is asked for so. */
export async function listActivity(
  tx: Transaction,
  scope: Scope,
  page: QueryOf<typeof contract.getAuditLog>,
): Promise<ActivityEntry[]> {
  const { RecId, ClientId, CreatedDateTime, User, Action, NetworkAddress } = activityLog
  const all = tx
    .select({ RecId, User, CreatedDateTime: momentOf(CreatedDateTime), Action, NetworkAddress })
    .from(activityLog)
    .$dynamic()
  const rows = await listPage(all, companyInReach(scope, ClientId), newestFirst, { limit: most, ...page })
  const byPage = Object.keys(page).length > 0
  return rows.map(({ RecId: id, NetworkAddress: address, ...entry }) => ({
    ...entry,
    ...(byPage && { RecId: id }),
    ...(byPage && scope.reach === 'all' && address !== null && { NetworkAddress: address }),
  }))
}
