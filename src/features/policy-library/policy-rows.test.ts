import type { Document, Policy } from '@captive/api-client/contract'
import { expect, test } from 'vitest'

import { isInForceOn, toPolicyRows } from './policy-rows.ts'

function policy(PolicyId: number, PolicyNumber: string, more: Partial<Policy> = {}): Policy {
  const term = { EffectiveDate: '2026-03-01', EffDate: '2026-03-01', ExpirationDate: '2027-03-01', CancelDate: null }
  const line = { LOB: 'Commercial Auto', CarrierName: 'Ridge Re', CategoryCode: 'PC3-IC' }
  return { PolicyId, RecId: PolicyId, PolicyNumber, ...term, ...line, ...more }
}

function stored(RecId: number, PolicyNumber: string | null, DocumentId = 'Policy Library_Policies') {
  return { RecId, PolicyNumber, DocumentId, Year: 2026, Month: 3, Day: 1 } as Document
}

const today = '2026-11-22'

test('[POL-002] lists only policies with a stored document', () => {
  const policies = [policy(1, 'CAL-100 26'), policy(2, 'CAL-101'), policy(3, '-'), policy(4, 'CAL-104')]
  const documents = [stored(7, 'cal100-26'), stored(8, null), stored(9, 'CAL-104', 'Member Kiosk_Agreements')]
  expect(toPolicyRows(policies, documents, today).map(({ PolicyId, document }) => [PolicyId, document.RecId])).toEqual([
    [1, 7],
  ])
})

test('sorts active policies first, then the newest term', () => {
  const expired = { EffectiveDate: '2026-10-01', ExpirationDate: '2026-11-22' }
  const policies = [policy(1, 'A1', expired), policy(2, 'A2'), policy(3, 'A3', { CancelDate: '2026-09-01' })]
  const documents = ['A1', 'A2', 'A3'].map((number, at) => stored(at, number))
  expect(toPolicyRows(policies, documents, today).map(({ PolicyId, status }) => [PolicyId, status])).toEqual([
    [2, 'Active'],
    [1, 'Expired'],
    [3, 'Cancelled'],
  ])
})

test('is in force until expiration or cancellation', () => {
  const inForce = (more: Partial<Policy>, day: string) =>
    toPolicyRows([policy(1, 'A1', more)], [stored(1, 'A1')], today).some((row) => isInForceOn(row, day))
  const days = ['2026-02-28', '2026-03-01', '2026-08-31', '2027-02-28', '2027-03-01']
  expect(days.map((day) => inForce({}, day))).toEqual([false, true, true, true, false])
  expect(days.map((day) => inForce({ CancelDate: '2026-08-31' }, day))).toEqual([false, true, false, false, false])
  expect(days.map((day) => inForce({ CancelDate: '0001-01-01' }, day))).toEqual([false, true, true, true, false])
})
