import type { ActivityEntry, contract, QueryOf } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { isId, listPage, type ListOrder } from '../../database/list-page.ts'
import { momentOf } from '../../database/moment.ts'
import { companyInScope, type Scope } from '../../database/scope.ts'
import { activityLog } from '../../database/tables/operation.ts'

/** Default page size. The log needs one, because it grows with every call. */
const maxRows = 5_000

const newestFirst: ListOrder = {
  direction: 'descending',
  keys: [activityLog.CreatedDateTime, activityLog.RecId],
  table: activityLog,
  hasId: (id) => isId(activityLog.RecId, id),
  time: activityLog.CreatedDateTime,
}

/** Actions of the users of companies in scope, newest first. Returns one page if the caller requests one. */
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
  const rows = await listPage(all, companyInScope(scope, ClientId), newestFirst, { limit: maxRows, ...page })
  const byPage = Object.keys(page).length > 0
  return rows.map(({ RecId: id, NetworkAddress: address, ...entry }) => ({
    ...entry,
    ...(byPage && { RecId: id }),
    ...(byPage && scope.kind === 'all' && address !== null && { NetworkAddress: address }),
  }))
}
