import { Type } from 'typebox'

import { Client, ClientAddress, ClientChange, Program } from './entities/client.ts'
import { endpoint } from './endpoint.ts'
import { Outcome, payload } from './envelope.ts'
import { id } from './id.ts'
import { object } from './object.ts'

/** Companies and programs, as far as the session may see them. */
export const selectCompany = {
  getClients: endpoint({
    area: 'select-company',
    method: 'GET',
    path: '/getClients',
    title: 'Companies',
    description: 'All companies for staff, brokered ones for a broker, the own one for everybody else.',
    access: 'signed in',
    scope: 'companies',
    response: payload(Type.Array(Client)),
  }),
  getClientAddresses: endpoint({
    area: 'select-company',
    method: 'GET',
    path: '/GetClientAddresses',
    title: 'Addresses of companies',
    description: 'The addresses of the companies that getClients lists.',
    access: 'signed in',
    scope: 'companies',
    response: payload(Type.Array(ClientAddress)),
  }),
  getClientsChangeHistory: endpoint({
    area: 'select-company',
    method: 'GET',
    path: '/GetClientsChangeHistory',
    title: 'Program history of companies',
    description: 'Which company was in which program, and when.',
    access: 'signed in',
    scope: 'companies',
    response: payload(Type.Array(ClientChange)),
  }),
  selectCompany: endpoint({
    area: 'select-company',
    method: 'POST',
    path: '/SelectCompany',
    capability: 'CompanyChanges',
    title: 'Note a change of company',
    description:
      'Notes in the activity log that the caller now works on this company. An addition to the specification.',
    access: ['000-001-001'],
    scope: { company: 'ClientId' },
    query: object({ ClientId: id() }),
    response: Outcome,
  }),
  getPrograms: endpoint({
    area: 'select-company',
    method: 'GET',
    path: '/GetPrograms',
    title: 'Programs',
    description: 'The captive programs.',
    access: 'signed in',
    scope: 'none',
    response: payload(Type.Array(Program)),
  }),
} as const
