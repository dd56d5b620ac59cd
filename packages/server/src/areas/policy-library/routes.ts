import { contract } from '@captive/api-client/contract'

import { implement, type Implementation } from '../../http/route.ts'
import { listPolicies } from './queries.ts'

export function policyLibraryRoutes(): Implementation[] {
  return [
    implement(contract.getPoliciesByClient, async ({ query, inTransaction }) => ({
      Payload: await inTransaction((tx, scope) => listPolicies(tx, scope, query.clientId)),
    })),
  ]
}
