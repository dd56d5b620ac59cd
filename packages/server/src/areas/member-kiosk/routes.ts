import { contract } from '@captive/api-client/contract'

import { implement, type Implementation } from '../../http/route.ts'
import { listMemberNumbers, listVehicles } from './queries.ts'

export function memberKioskRoutes(): Implementation[] {
  return [
    implement(contract.getClientMemberNumber, async ({ query, inTransaction }) => ({
      Payload: await inTransaction((tx, scope) => listMemberNumbers(tx, scope, query.ClientId)),
    })),
    implement(contract.getVehicleSchedule, async ({ query, inTransaction }) => ({
      Payload: await inTransaction((tx, scope) => listVehicles(tx, scope, query.ClientId)),
    })),
  ]
}
