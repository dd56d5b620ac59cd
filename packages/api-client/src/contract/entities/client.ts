import { Type, type Static } from 'typebox'

export const Address = Type.Object(
  { Line1: Type.String(), City: Type.String(), State: Type.String(), ZipCode: Type.String() },
  { title: 'Address' },
)
export type Address = Static<typeof Address>

/** A company: member, expired member, prospect, broker or the operating company itself (specification, core §3). */
export const Client = Type.Object(
  {
    ClientId: Type.Integer(),
    ClientName: Type.String(),
    ClientCode: Type.String(),
    ClientType: Type.String({
      description: 'Policyholder, XPolicyholder, Prospect, Broker, or another, shown as it is',
    }),
    Program: Type.Union([Type.String(), Type.Null()]),
    ProgramsRecId: Type.Union([Type.Integer(), Type.Null()]),
    BrokerClientId: Type.Union([Type.Integer(), Type.Null()]),
    Phone: Type.String(),
    Address,
  },
  { title: 'Client' },
)
export type Client = Static<typeof Client>

export const ClientAddress = Type.Object(
  { ClientId: Type.Integer(), ...Address.properties },
  { title: 'ClientAddress' },
)
export type ClientAddress = Static<typeof ClientAddress>

const timestamp = { description: 'ISO 8601' }

export const ClientChange = Type.Object(
  {
    ClientId: Type.Integer(),
    ProgramsRecId: Type.Integer(),
    StartDate: Type.String(timestamp),
    EndDate: Type.Union([Type.String(timestamp), Type.Null()]),
    CreatedDateTime: Type.String(timestamp),
  },
  { title: 'ClientChange' },
)
export type ClientChange = Static<typeof ClientChange>

export const Program = Type.Object(
  { RecId: Type.Integer(), Code: Type.String(), Name: Type.String() },
  { title: 'Program' },
)
export type Program = Static<typeof Program>
