import { Type } from 'typebox'

import { Brand } from './entities/brand.ts'
import { Client, ClientAddress, ClientChange, Program } from './entities/client.ts'
import { endpoint } from './endpoint.ts'
import { Outcome, payload } from './envelope.ts'
import { nullable } from './entities/field.ts'
import { id } from './id.ts'
import { object } from './object.ts'

/** The companies and programs that the session may see. */
export const selectCompany = {
  getClients: endpoint({
    area: 'select-company',
    method: 'GET',
    path: '/getClients',
    title: 'Companies',
    description:
      'All companies for staff, brokered companies for a broker, and a user’s own company for everyone else.',
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
    description: 'The membership of companies in programs, with dates.',
    access: 'signed in',
    scope: 'companies',
    response: payload(Type.Array(ClientChange)),
  }),
  selectCompany: endpoint({
    area: 'select-company',
    method: 'POST',
    path: '/SelectCompany',
    capability: 'CompanyChanges',
    title: 'Record a change of company',
    description:
      'Records in the activity log that the caller now acts for this company. An addition to the specification.',
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
  getBrand: endpoint({
    area: 'select-company',
    method: 'GET',
    path: '/GetBrand',
    capability: 'Brands',
    title: 'Brand of a program',
    description:
      'The name, the logo, and the color of a program; those of the installation if the program has none. An addition to the specification.',
    access: 'signed in',
    scope: { program: 'ProgramRecId' },
    query: object({ ProgramRecId: id() }),
    isReference: true,
    response: payload(nullable(Brand)),
  }),
} as const
