import { contract } from '@captive/api-client/contract'

import type { Parts } from '../../parts.ts'
import { implement, type Implementation } from '../../http/route.ts'
import { listDirectory } from './queries.ts'

export function communicationRoutes({ providers }: Parts): Implementation[] {
  return [
    implement(contract.getWebinars, async ({ query }) => ({
      Payload: (await providers.webinars()).slice(0, query.count ?? 3), // three: areas §9
    })),
    implement(contract.getEmaxxDirectory, async ({ inTransaction }) => ({
      Payload: await inTransaction(listDirectory),
    })),
  ]
}
