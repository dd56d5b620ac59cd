import { Type, type Static } from 'typebox'

import { object } from '../object.ts'
import { nullable, rowId } from './field.ts'

export const Address = object(
  { Line1: Type.String(), City: Type.String(), State: Type.String(), ZipCode: Type.String() },
  { title: 'Address' },
)
export type Address = Static<typeof Address>

/** A company: a member, expired member, prospect or broker, or the operating company (specification, core §3). */
export const Client = object(
  {
    ClientId: rowId(),
    ClientName: Type.String(),
    ClientCode: Type.String(),
    ClientType: Type.String({
      description: 'Policyholder, XPolicyholder, Prospect, Broker, or another type, shown unchanged',
    }),
    Program: nullable(Type.String()),
    ProgramsRecId: nullable(Type.Integer()),
    BrokerClientId: nullable(Type.Integer()),
    Phone: Type.String(),
    Address,
  },
  { title: 'Client' },
)
export type Client = Static<typeof Client>

export const ClientAddress = object({ ClientId: Type.Integer(), ...Address.properties }, { title: 'ClientAddress' })
export type ClientAddress = Static<typeof ClientAddress>

const timestamp = { description: 'ISO 8601' }

export const ClientChange = object(
  {
    ClientId: Type.Integer(),
    ProgramsRecId: Type.Integer(),
    StartDate: Type.String(timestamp),
    EndDate: nullable(Type.String(timestamp)),
    CreatedDateTime: Type.String(timestamp),
  },
  { title: 'ClientChange' },
)
export type ClientChange = Static<typeof ClientChange>

export const Program = object({ RecId: rowId(), Code: Type.String(), Name: Type.String() }, { title: 'Program' })
export type Program = Static<typeof Program>
