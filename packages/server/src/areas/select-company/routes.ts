import { contract } from '@captive/api-client/contract'

import { implement, type Implementation } from '../../route.ts'
import { listAddresses, listChanges, listClients, listPrograms } from './queries.ts'

export function selectCompanyRoutes(): Implementation[] {
  return [
    implement(contract.getClients, async ({ inTransaction }) => ({ Payload: await inTransaction(listClients) })),
    implement(contract.getClientAddresses, async ({ inTransaction }) => ({
      Payload: await inTransaction(listAddresses),
    })),
    implement(contract.getClientsChangeHistory, async ({ inTransaction }) => ({
      Payload: await inTransaction(listChanges),
    })),
    implement(contract.getPrograms, async ({ inTransaction }) => ({ Payload: await inTransaction(listPrograms) })),
  ]
}
