import type { Address, Client, ClientChange } from '@captive/api-client/contract'

import { isBroker } from './identity-rules.ts'
import type { ActiveCompany, Identity } from './session.ts'

/** The program a company is in; where its own row does not say, the newest row of its history does (AMB-063). */
export function programOf(client: Client, history: readonly ClientChange[]): number | null {
  if (client.ProgramsRecId !== null) return client.ProgramsRecId
  const rows = history.filter((row) => row.ClientId === client.ClientId)
  return rows.toSorted(newestFirst)[0]?.ProgramsRecId ?? null
}

/** Rows without an end first, then the latest start, then the latest entry. */
function newestFirst(a: ClientChange, b: ClientChange): number {
  const open = Number(b.EndDate === null) - Number(a.EndDate === null)
  return open || b.StartDate.localeCompare(a.StartDate) || b.CreatedDateTime.localeCompare(a.CreatedDateTime)
}

export function toActiveCompany(client: Client, address: Address, programRecId: number | null): ActiveCompany {
  return {
    clientId: client.ClientId,
    clientName: client.ClientName,
    programRecId,
    address: address.Line1,
    city: address.City,
    state: address.State,
    zip: address.ZipCode,
  }
}

/** A broker sees only the companies it brokers; everybody else sees all that came (SES-018, AMB-028). */
export function visibleClients(
  clients: readonly Client[],
  identity: Pick<Identity, 'roleGroup' | 'loginClientId'>,
): Client[] {
  if (!isBroker(identity.roleGroup)) return [...clients]
  return clients.filter((client) => client.BrokerClientId === identity.loginClientId)
}

/** The own company, in the shape of the active one (AMB-030). */
export function ownCompany(identity: Identity): ActiveCompany {
  return {
    clientId: identity.loginClientId,
    clientName: identity.loggedInClientName,
    programRecId: identity.loginProgramRecId,
    address: identity.loginAddress,
    city: identity.loginCity,
    state: identity.loginState,
    zip: identity.loginZip,
  }
}
