import type { Client, ClientAddress, ClientChange, Program } from '@captive/api-client/contract'

import { programOf, toActiveCompany } from '../../session/company.ts'
import type { ActiveCompany } from '../../session/session.ts'

/** A row of the table (SEL-003), with the company it stands for. */
export interface CompanyRow {
  name: string
  program: string
  type: string
  state: string
  address: string
  city: string
  company: ActiveCompany
}

/** Policyholder shows as Member and XPolicyholder as XMember, any other type as it is (SEL-009 to SEL-011). */
export function clientTypeLabel(clientType: string): string {
  switch (clientType) {
    case 'Policyholder':
      return 'Member'
    case 'XPolicyholder':
      return 'XMember'
    default:
      return clientType
  }
}

/** The rows of the table; a company without a program of its own shows that of its history (AMB-063). */
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

/** Some servers list companies without their address (AMB-064), which the client reads as an empty one. */
export function lacksAddress({ Address }: Pick<Client, 'Address'>): boolean {
  return Object.values(Address).every((part) => part === '')
}

/** Companies with the address that the list of addresses has for those without one (AMB-064). */
export function withAddresses(clients: readonly Client[], addresses: readonly ClientAddress[]): Client[] {
  const unknown = { Line1: '', City: '', State: '', ZipCode: '' }
  return clients.map((client) =>
    lacksAddress(client)
      ? { ...client, Address: addresses.find(({ ClientId }) => ClientId === client.ClientId) ?? unknown }
      : client,
  )
}
