import { contract } from '@captive/api-client/contract'

import { implementRead, type Implementation } from '../../http/implement.ts'
import { listMemberNumbers, listVehicles } from './queries.ts'

export function memberKioskRoutes(): Implementation[] {
  return [
    implementRead(contract.getClientMemberNumber, async ({ query, tx, scope }) => ({
      Payload: await listMemberNumbers(tx, scope, query.ClientId),
    })),
    implementRead(contract.getVehicleSchedule, async ({ query, tx, scope }) => ({
      Payload: await listVehicles(tx, scope, query.ClientId),
    })),
  ]
}
