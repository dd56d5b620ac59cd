import { expect, test } from 'vitest'
import type { Client } from '@captive/api-client/contract'

import { clientTypeLabel, toCompanyRows, withAddresses } from './companies.ts'

const client: Client = {
  ClientId: 4,
  ClientName: 'Blue Mesa Haulers',
  ClientCode: 'BMH',
  ClientType: 'XPolicyholder',
  Program: null,
  ProgramsRecId: null,
  BrokerClientId: null,
  Phone: '',
  Address: { Line1: '9 Canal Street', City: 'Moab', State: 'UT', ZipCode: '84532' },
}

test('[SEL-009] [SEL-010] [SEL-011] labels policyholders as Member and XMember', () => {
  expect(['Policyholder', 'XPolicyholder', 'Prospect', 'Operating Company'].map(clientTypeLabel)).toEqual([
    'Member',
    'XMember',
    'Prospect',
    'Operating Company',
  ])
})

test('[SEL-003] takes a missing program from the change history', () => {
  const change = {
    ClientId: 4,
    ProgramsRecId: 6,
    StartDate: '2023-01-01',
    EndDate: null,
    CreatedDateTime: '2023-01-01',
  }
  const [row] = toCompanyRows([client], [change], [{ RecId: 6, Code: 'PC6-IC', Name: 'Program Six' }])
  expect(row).toMatchObject({
    program: 'Program Six',
    type: 'XMember',
    state: 'UT',
    address: '9 Canal Street',
    city: 'Moab',
  })
  expect(row?.company).toMatchObject({ clientId: 4, programRecId: 6, zip: '84532' })
})

test('[SEL-003] leaves the program of a company without one blank', () => {
  expect(toCompanyRows([client], [], [])[0]).toMatchObject({ program: '', company: { programRecId: null } })
})

test('fills a missing address from the list of addresses (AMB-064)', () => {
  const own = client.Address
  const bare = { ...client, Address: { Line1: '', City: '', State: '', ZipCode: '' } }
  const listed = { ClientId: 5, Line1: '1 Pier Road', City: 'Gary', State: 'IN', ZipCode: '46402' }
  const clients = [client, { ...bare, ClientId: 5 }, { ...bare, ClientId: 6 }]
  const found = withAddresses(clients, [{ ...listed, ClientId: 4 }, listed])
  expect(found.map(({ Address }) => Address)).toEqual([own, listed, { Line1: '', City: '', State: '', ZipCode: '' }])
})
