import { expect, test } from 'vitest'

import {
  addClaimSums,
  isOpenClaim,
  lossesByPolicyYear,
  medianDaysToReport,
  newestValuation,
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

test('sums are exact to the cent, and sums of parts are the sum of the whole', () => {
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

test('a reopened claim is open', () => {
  expect(['Open', 'Reopened', 'Closed'].map((StatusCode) => isOpenClaim({ StatusCode }))).toEqual([true, true, false])
})

test('the median of the days to report is taken over the claims of all policies', () => {
  const days = (...lags: [Days: number, Claims: number][]) => ({
    DaysToReport: lags.map(([Days, Claims]) => ({ Days, Claims })),
  })
  expect(medianDaysToReport([])).toBeUndefined()
  expect(medianDaysToReport([days([4, 1])])).toBe(4)
  expect(medianDaysToReport([days([0, 2], [9, 1])])).toBe(0)
  expect(medianDaysToReport([days([30, 3]), days([1, 2], [2, 2])])).toBe(2)
})

test('a valuation is the newest of its policies', () => {
  const valued = (ValuationDate: string | null) => ({ ValuationDate })
  expect(newestValuation([valued('2026-06-30'), valued(null), valued('2026-09-30')])).toBe('2026-09-30')
  expect(newestValuation([valued(null)])).toBeUndefined()
})

test('open claims are counted and added up over the policies, to the cent', () => {
  expect(
    openClaims([
      { Open: 2, OpenIncurred: 0.1 },
      { Open: 1, OpenIncurred: 0.2 },
    ]),
  ).toEqual({ count: 3, incurred: 0.3 })
  expect(openClaims([])).toEqual({ count: 0, incurred: 0 })
})

test('losses of a year are those of all policies that took effect in it', () => {
  const policy = (eCaptivPremiumYear: number, paid: number) => ({
    ...sumClaims([claim(paid, 'Open')]),
    eCaptivPremiumYear,
  })
  expect(lossesByPolicyYear([policy(2025, 1), policy(2024, 0.1), policy(2024, 0.2)])).toEqual([
    { from: 2024, to: 2025, paid: 0.3, reserved: 0.4 },
    { from: 2025, to: 2026, paid: 1, reserved: 0.2 },
  ])
})
