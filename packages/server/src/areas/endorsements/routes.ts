import { contract } from '@captive/api-client/contract'

import { outcomeOf } from '../../http/outcome.ts'
import { implement, type Implementation } from '../../http/route.ts'
import type { Parts } from '../../parts.ts'
import { listEndorsements } from './queries.ts'
import { takeRequest } from './take-request.ts'

export function endorsementsRoutes({ config, database }: Parts): Implementation[] {
  return [
    implement(contract.getEndorsements, async ({ query: { ClientId, ...page }, inTransaction }) => ({
      Payload: await inTransaction((tx, scope) => listEndorsements(tx, scope, ClientId, page)),
    })),

    implement(
      contract.requestEndorsement,
      async ({ query, body, session, inTransaction }) => {
        const identity = { requestId: query.RequestId, clientId: query.ClientId }
        return outcomeOf(async () => {
          await inTransaction((tx) => takeRequest(tx, config, session, identity, body))
          await database.makeDurable()
        })
      },
      { attempts: 'endorsement' },
    ),
  ]
}
