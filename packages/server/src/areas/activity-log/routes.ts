import { contract } from '@captive/api-client/contract'

import { implement, type Implementation } from '../../http/route.ts'
import { listActivity } from './queries.ts'

export function activityLogRoutes(): Implementation[] {
  return [
    implement(contract.getAuditLog, async ({ query, inTransaction }) => ({
      Payload: await inTransaction((tx, scope) => listActivity(tx, scope, query)),
    })),
  ]
}
