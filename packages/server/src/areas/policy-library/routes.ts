import { contract } from '@captive/api-client/contract'

import { implementRead, type Implementation } from '../../http/implement.ts'
import { listPolicies } from './queries.ts'

export function policyLibraryRoutes(): Implementation[] {
  return [
    implementRead(contract.getPoliciesByClient, async ({ query, tx, scope }) => ({
      Payload: await listPolicies(tx, scope, query.clientId),
    })),
  ]
}
