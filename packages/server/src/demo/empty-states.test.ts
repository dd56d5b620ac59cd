import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { demoTables } from '../../test/demo-tables.ts'
import { newcomers } from './companies.ts'
import { withoutTelematics } from './telematics.ts'

const { book, of } = demoTables('2026-11-21')
const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8')
const nameOf = (ClientId: number) => book.companies.find((company) => company.ClientId === ClientId)!.ClientName
const members = book.companies
  .filter(({ ClientType }) => ClientType === 'Policyholder' || ClientType === 'XPolicyholder')
  .map(({ ClientId }) => ClientId)
function membersWithout(table: string) {
  const owners = new Set(of(table).map(({ ClientId }) => ClientId))
  return members.filter((ClientId) => !owners.has(ClientId))
}

test('every member except new ones has policies, claims and collateral', () => {
  for (const table of [
    'policies',
    'claims',
    'collaterals',
    'premium_finance_accounts',
    'documents',
    'telematics_status',
  ])
    expect(membersWithout(table), table).toEqual(newcomers)
})

test('every member except the listed ones has telematics', () => {
  const silent = Object.keys(withoutTelematics).map(Number)
  expect(membersWithout('telematics_months')).toEqual([...silent, ...newcomers].sort((one, other) => one - other))
})

test('every member of a program with funds has funds', () => {
  const withFunds = [1, 2, 3, 4, 6, 7]
  const hasFunds = (ClientId: number) =>
    book.memberships.some((one) => one.ClientId === ClientId && withFunds.includes(one.program))
  expect(membersWithout('member_fund_analysis')).toEqual(
    members.filter((ClientId) => newcomers.includes(ClientId) || !hasFunds(ClientId)),
  )
})

test('the README names the companies that show an empty state', () => {
  for (const ClientId of [...newcomers, ...Object.keys(withoutTelematics).map(Number)])
    expect(readme).toContain(`${ClientId} ${nameOf(ClientId)}`)
})
