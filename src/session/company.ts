import type { Address, Client, ClientChange } from '@captive/api-client/contract'

import { isBroker } from './identity-rules.ts'
import type { ActiveCompany, Identity } from './session.ts'

/** The program of a company, taken from its change history if the company has none (AMB-063). */
export function programOf(client: Client, history: readonly ClientChange[]): number | null {
  if (client.ProgramsRecId !== null) return client.ProgramsRecId
  const rows = history.filter((row) => row.ClientId === client.ClientId)
  return rows.toSorted(newestFirst)[0]?.ProgramsRecId ?? null
}

/** Sorts rows without an end first, then by latest start, then by latest entry. */
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

/** Brokers see only their clients; all others see every company of the response (SES-018, AMB-028). */
export function visibleClients(
  clients: readonly Client[],
  identity: Pick<Identity, 'roleGroup' | 'loginClientId'>,
): Client[] {
  if (!isBroker(identity.roleGroup)) return [...clients]
  return clients.filter((client) => client.BrokerClientId === identity.loginClientId)
}

/** The user's own company as the active company (AMB-030). */
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
