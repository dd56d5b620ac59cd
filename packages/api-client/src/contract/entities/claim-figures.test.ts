import { expect, test } from 'vitest'

import {
  addClaimSums,
  isOpenClaim,
  lossesByPolicyYear,
  medianDaysToReport,
  openClaims,
  sumClaims,
} from './claim-figures.ts'

const claim = (LossPaid: number, StatusCode: string) => ({
  StatusCode,
  LossPaid,
  LossReserve: 0.2,
  ExpensePaid: 0,
  ExpenseReserve: 0,
  Recovery: 0.1,
  TotalIncurred: LossPaid + 0.1,
})

test('sums are exact, and partial sums match the total', () => {
  const claims = [claim(0.1, 'Open'), claim(0.2, 'Closed'), claim(1_000_000.07, 'Reopened')]
  expect(sumClaims(claims)).toEqual({
    Claims: 3,
    Open: 2,
    LossPaid: 1_000_000.37,
    LossReserve: 0.6,
    ExpensePaid: 0,
    ExpenseReserve: 0,
    Recovery: 0.3,
    TotalIncurred: 1_000_000.67,
  })
  expect(addClaimSums([sumClaims(claims.slice(0, 1)), sumClaims(claims.slice(1))])).toEqual(sumClaims(claims))
  expect(addClaimSums([])).toEqual(sumClaims([]))
})

test('counts a reopened claim as open', () => {
  expect(['Open', 'Reopened', 'Closed'].map((StatusCode) => isOpenClaim({ StatusCode }))).toEqual([true, true, false])
})

test('computes the median days to report across all policies', () => {
  const days = (...lags: [Days: number, Claims: number][]) => ({
    DaysToReport: lags.map(([Days, Claims]) => ({ Days, Claims })),
  })
  expect(medianDaysToReport([])).toBeUndefined()
  expect(medianDaysToReport([days([4, 1])])).toBe(4)
  expect(medianDaysToReport([days([0, 2], [9, 1])])).toBe(0)
  expect(medianDaysToReport([days([30, 3]), days([1, 2], [2, 2])])).toBe(2)
})

test('counts and adds up open claims across policies', () => {
  expect(
    openClaims([
      { Open: 2, OpenIncurred: 0.1 },
      { Open: 1, OpenIncurred: 0.2 },
    ]),
  ).toEqual({ count: 3, incurred: 0.3 })
  expect(openClaims([])).toEqual({ count: 0, incurred: 0 })
})

test('groups losses by the effective year of policies', () => {
  const policy = (eCaptivPremiumYear: number, paid: number) => ({
    ...sumClaims([claim(paid, 'Open')]),
    eCaptivPremiumYear,
  })
  expect(lossesByPolicyYear([policy(2025, 1), policy(2024, 0.1), policy(2024, 0.2)])).toEqual([
    { from: 2024, to: 2025, paid: 0.3, reserved: 0.4 },
    { from: 2025, to: 2026, paid: 1, reserved: 0.2 },
  ])
})
