import { contract } from '@captive/api-client/contract'

import { recordActivity } from '../../activity/record-activity.ts'
import { failed, succeeded } from '../../http/outcome.ts'
import { implement, type Implementation } from '../../http/route.ts'
import { listAddresses, listChanges, listClients, listPrograms, nameOfCompany } from './queries.ts'

export function selectCompanyRoutes(): Implementation[] {
  return [
    implement(contract.getClients, async ({ inTransaction }) => ({ Payload: await inTransaction(listClients) })),
    implement(contract.getClientAddresses, async ({ inTransaction }) => ({
      Payload: await inTransaction(listAddresses),
    })),
    implement(contract.getClientsChangeHistory, async ({ inTransaction }) => ({
      Payload: await inTransaction(listChanges),
    })),
    implement(contract.selectCompany, ({ query, session, inTransaction }) =>
      inTransaction(async (tx, scope) => {
        const name = await nameOfCompany(tx, scope, query.ClientId)
        if (name === undefined) return failed('There is no such company.')
        await recordActivity(tx, session, `Changed member company to ${name}`)
        return succeeded
      }),
    ),
    implement(contract.getPrograms, async ({ inTransaction }) => ({ Payload: await inTransaction(listPrograms) })),
  ]
}
