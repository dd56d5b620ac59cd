import { and, asc, eq } from 'drizzle-orm'
import type { Client, ClientAddress, ClientChange } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { momentOf } from '../../database/moment.ts'
import { companyInScope, inScope, type Scope } from '../../database/scope.ts'
import { clientChanges, clients } from '../../database/tables/clients.ts'
import { programs } from '../../database/tables/reference.ts'

const address = { Line1: clients.Line1, City: clients.City, State: clients.State, ZipCode: clients.ZipCode }

/** The columns of a Client; the program code comes from its program. */
export const clientColumns = {
  ClientId: clients.ClientId,
  ClientName: clients.ClientName,
  ClientCode: clients.ClientCode,
  ClientType: clients.ClientType,
  Program: programs.Code,
  ProgramsRecId: clients.ProgramsRecId,
  BrokerClientId: clients.BrokerClientId,
  Phone: clients.Phone,
  Address: address,
}

export const listClients = (tx: Transaction, scope: Scope): Promise<Client[]> =>
  tx
    .select(clientColumns)
    .from(clients)
    .leftJoin(programs, eq(programs.RecId, clients.ProgramsRecId))
    .where(inScope(scope))
    .orderBy(asc(clients.ClientName), asc(clients.ClientId))

export async function nameOfCompany(tx: Transaction, scope: Scope, clientId: number): Promise<string | undefined> {
  const [company] = await tx
    .select({ name: clients.ClientName })
    .from(clients)
    .where(and(eq(clients.ClientId, clientId), inScope(scope)))
  return company?.name
}

export const listAddresses = (tx: Transaction, scope: Scope): Promise<ClientAddress[]> =>
  tx
    .select({ ClientId: clients.ClientId, ...address })
    .from(clients)
    .where(inScope(scope))
    .orderBy(asc(clients.ClientId))

export const listChanges = (tx: Transaction, scope: Scope): Promise<ClientChange[]> =>
  tx
    .select({
      ClientId: clientChanges.ClientId,
      ProgramsRecId: clientChanges.ProgramsRecId,
      StartDate: momentOf(clientChanges.StartDate),
      EndDate: momentOf(clientChanges.EndDate),
      CreatedDateTime: momentOf(clientChanges.CreatedDateTime),
    })
    .from(clientChanges)
    .where(companyInScope(scope, clientChanges.ClientId))
    .orderBy(asc(clientChanges.ClientId), asc(clientChanges.StartDate))

export const listPrograms = (tx: Transaction) => tx.select().from(programs).orderBy(asc(programs.RecId))
