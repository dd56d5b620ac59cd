import { expect, test } from 'vitest'
import type { Client } from '@captive/api-client/contract'

import { clientTypeLabel, toCompanyRows } from './companies.ts'

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

test('[SEL-009] [SEL-010] [SEL-011] types read Member and XMember, others as they are', () => {
  expect(['Policyholder', 'XPolicyholder', 'Prospect', 'Operating Company'].map(clientTypeLabel)).toEqual([
    'Member',
    'XMember',
    'Prospect',
    'Operating Company',
  ])
})

test('[SEL-003] a company without a program shows and takes on that of its history', () => {
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

test('[SEL-003] a company in no program shows none', () => {
  expect(toCompanyRows([client], [], [])[0]).toMatchObject({ program: '', company: { programRecId: null } })
})
