import { expect, test } from 'vitest'
import type { Client } from '@captive/api-client/contract'

import { programOf, visibleClients } from './company.ts'

const client = (over: Partial<Client>): Client => ({
  ClientId: 1,
  ClientName: 'Ridge Freight',
  ClientCode: 'RF',
  ClientType: 'Policyholder',
  Program: null,
  ProgramsRecId: null,
  BrokerClientId: null,
  Phone: '',
  Address: { Line1: '', City: '', State: '', ZipCode: '' },
  ...over,
})

const change = (ProgramsRecId: number, StartDate: string, EndDate: string | null, ClientId = 1) => ({
  ClientId,
  ProgramsRecId,
  StartDate,
  EndDate,
  CreatedDateTime: StartDate,
})

test('[SEL-003] takes the program from the company, then its history', () => {
  const history = [
    change(1, '2020-01-01', '2021-01-01'),
    change(2, '2019-01-01', null),
    change(3, '2024-01-01', '2025-01-01'),
    change(9, '2025-01-01', null, 77),
  ]
  expect(programOf(client({ ProgramsRecId: 7 }), history)).toBe(7)
  expect(programOf(client({}), history)).toBe(2)
  expect(
    programOf(
      client({}),
      history.filter((row) => row.EndDate !== null),
    ),
  ).toBe(3)
  expect(programOf(client({}), [])).toBeNull()
})

test('[SEL-012] [SES-018] limits brokers to their clients, [SEL-013] others see all', () => {
  const clients = [
    client({ ClientId: 1, BrokerClientId: 50 }),
    client({ ClientId: 2 }),
    client({ ClientId: 3, BrokerClientId: 51 }),
    client({ ClientId: 50 }),
  ]
  const group = (Code: string) => ({ roleGroup: { GroupName: Code, GroupCode: Code, RoleName: '' }, loginClientId: 50 })
  expect(visibleClients(clients, group('Broker')).map(({ ClientId }) => ClientId)).toEqual([1])
  expect(visibleClients(clients, group('Policyholder'))).toHaveLength(4)
})
