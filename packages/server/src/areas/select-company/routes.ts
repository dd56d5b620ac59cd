import { contract } from '@captive/api-client/contract'
import { brandOf, publicBrand } from '@captive/brand/folder'

import { recordActivity } from '../../activity/record-activity.ts'
import { failed, succeeded } from '../../http/outcome.ts'
import { implement, implementRead, type Implementation } from '../../http/implement.ts'
import type { Dependencies } from '../../dependencies.ts'
import { noteChosenCompany } from './chosen-companies.ts'
import { listAddresses, listChanges, listClients, listPrograms, nameOfCompany } from './queries.ts'
import { texts } from './texts.ts'

export function selectCompanyRoutes({ config }: Pick<Dependencies, 'config'>): Implementation[] {
  return [
    implementRead(contract.getClients, async ({ tx, scope }) => ({ Payload: await listClients(tx, scope) })),
    implementRead(contract.getClientAddresses, async ({ tx, scope }) => ({
      Payload: await listAddresses(tx, scope),
    })),
    implementRead(contract.getClientsChangeHistory, async ({ tx, scope }) => ({
      Payload: await listChanges(tx, scope),
    })),
    implement(contract.selectCompany, ({ query, session, inTransaction }) =>
      inTransaction(async (tx, scope) => {
        const name = await nameOfCompany(tx, scope, query.ClientId)
        if (name === undefined) return failed(texts.noSuchCompany)
        await recordActivity(tx, session, texts.activity.companyChanged(name))
        await noteChosenCompany(tx, session.userId, query.ClientId)
        return succeeded
      }),
    ),
    implementRead(contract.getPrograms, async ({ tx }) => ({ Payload: await listPrograms(tx) })),
    implement(contract.getBrand, async ({ query }) => ({
      Payload: publicBrand(brandOf(config.brands, query.ProgramRecId)),
    })),
  ]
}
