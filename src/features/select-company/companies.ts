import type { Client, ClientAddress, ClientChange, Program } from '@captive/api-client/contract'

import { programOf, toActiveCompany } from '../../session/company.ts'
import type { ActiveCompany } from '../../session/session.ts'
import { texts } from './texts.ts'

/** A row of the table, with the company to activate. */
export interface CompanyRow {
  name: string
  program: string
  type: string
  state: string
  address: string
  city: string
  company: ActiveCompany
}

/** The label of a client type. Only policyholders have their own label. */
export function clientTypeLabel(clientType: string): string {
  switch (clientType) {
    case 'Policyholder':
      return texts.types.Policyholder
    case 'XPolicyholder':
      return texts.types.XPolicyholder
    default:
      return clientType
  }
}

/** The rows of the table. A missing program comes from the change history (AMB-063). */
export function toCompanyRows(
  clients: readonly Client[],
  history: readonly ClientChange[],
  programs: readonly Program[],
): CompanyRow[] {
  const names = new Map(programs.map(({ RecId, Name }) => [RecId, Name]))
  const changes = Map.groupBy(history, ({ ClientId }) => ClientId)
  return clients.map((client) => {
    const program = programOf(client, changes.get(client.ClientId) ?? [])
    return {
      name: client.ClientName,
      program: client.Program ?? (program === null ? '' : (names.get(program) ?? '')),
      type: clientTypeLabel(client.ClientType),
      state: client.Address.State,
      address: client.Address.Line1,
      city: client.Address.City,
      company: toActiveCompany(client, client.Address, program),
    }
  })
}

/** Whether the server sent a company without an address, as some servers do (AMB-064). */
export function lacksAddress({ Address }: Pick<Client, 'Address'>): boolean {
  return Object.values(Address).every((part) => part === '')
}

/** Adds missing addresses from the list of addresses (AMB-064). */
export function withAddresses(clients: readonly Client[], addresses: readonly ClientAddress[]): Client[] {
  const unknown = { Line1: '', City: '', State: '', ZipCode: '' }
  return clients.map((client) =>
    lacksAddress(client)
      ? { ...client, Address: addresses.find(({ ClientId }) => ClientId === client.ClientId) ?? unknown }
      : client,
  )
}
