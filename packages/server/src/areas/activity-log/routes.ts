import { contract } from '@captive/api-client/contract'

import { implementRead, type Implementation } from '../../http/implement.ts'
import { listActivity } from './queries.ts'

export function activityLogRoutes(): Implementation[] {
  return [
    implementRead(contract.getAuditLog, async ({ query, tx, scope }) => ({
      Payload: await listActivity(tx, scope, query),
    })),
  ]
}
