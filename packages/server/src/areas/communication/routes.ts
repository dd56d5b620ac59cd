import { contract } from '@captive/api-client/contract'

import type { Dependencies } from '../../dependencies.ts'
import { implement, implementRead, type Implementation } from '../../http/implement.ts'
import { listDirectory } from './queries.ts'

export function communicationRoutes({ providers }: Dependencies): Implementation[] {
  return [
    implement(contract.getWebinars, async ({ query }) => ({
      Payload: (await providers.webinars()).slice(0, query.count ?? 3), // the specification shows three (areas §9)
    })),
    implementRead(contract.getEmaxxDirectory, async ({ tx }) => ({
      Payload: await listDirectory(tx),
    })),
  ]
}
