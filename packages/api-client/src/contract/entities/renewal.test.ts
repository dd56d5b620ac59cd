import { expect, test } from 'vitest'

import { nextRenewal } from './renewal.ts'

const policy = (ExpirationDate: string, CancelDate: string | null = null) => ({ ExpirationDate, CancelDate })

test('[DSH-013] finds the next expiration of a policy in force', () => {
  const policies = [
    policy('2027-06-01'),
    policy('2026-12-01', '2026-10-01'),
    policy('2027-01-01'),
    policy('2026-11-22'),
    policy('2025-01-01'),
  ]
  expect(nextRenewal(policies, '2026-11-22')).toEqual({ date: '2027-01-01', days: 40 })
  expect(nextRenewal(policies, '2026-12-31')).toEqual({ date: '2027-01-01', days: 1 })
})

test('[DSH-013] counts calendar days across daylight saving time and leap years', () => {
  expect(nextRenewal([policy('2026-11-02')], '2026-10-31')?.days).toBe(2)
  expect(nextRenewal([policy('2028-03-01T00:00:00')], '2028-02-28')).toEqual({ date: '2028-03-01', days: 2 })
})

test('[DSH-013] returns no renewal without a policy in force', () => {
  expect(nextRenewal([], '2026-11-22')).toBeUndefined()
  expect(nextRenewal([policy('2026-11-01'), policy('2027-11-01', '2026-11-01')], '2026-11-22')).toBeUndefined()
})
