import { describe, expect, test } from 'vitest'

import { lineOf } from './line-of-business.ts'
import { policyStatus } from './policy-status.ts'

const today = '2026-11-22'
const status = (ExpirationDate: string, CancelDate: string | null = null) =>
  policyStatus({ ExpirationDate, CancelDate }, today)

describe('policy status', () => {
  test('[CLM-008] is Active before expiration without a cancel date', () => {
    expect(status('2026-11-23')).toBe('Active')
    expect(status('2027-01-01', '')).toBe('Active')
    expect(status('2027-01-01', '0001-01-01')).toBe('Active')
  })

  test('[CLM-009] is Cancelled with a cancel date, expired or not', () => {
    expect(status('2027-01-01', '2026-12-31')).toBe('Cancelled')
    expect(status('2020-01-01', '2019-06-01')).toBe('Cancelled')
  })

  test('[CLM-010] is Expired from the expiration date', () => {
    expect(status('2026-11-22')).toBe('Expired')
    expect(status('2026-01-01', '0001-01-01T00:00:00')).toBe('Expired')
  })
})

test('matches the line by its letters, and ignores a fifth line', () => {
  expect(lineOf({ LOB: 'Workers Compensation' })).toBe("Workers' Compensation")
  expect(lineOf({ LOB: 'COMMERCIAL  AUTO' })).toBe('Commercial Auto')
  expect(lineOf({ LOB: 'Cyber' })).toBeUndefined()
})
