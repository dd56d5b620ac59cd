import { expect, test } from 'vitest'

import { sumOf, toAmount, toMovementRows } from './movement-rows.ts'

const ofYear = (ECaptivProgramYear: number, DisplayType = '') => ({
  ClientId: 12,
  PolicyId: 1,
  PolicyTerm: '01/01/2026 - 01/01/2027',
  PolicyNumber: 'CA-1',
  EffDate: '2026-01-01',
  ExpDate: '2027-01-01',
  ECaptivProgramYear,
  DisplayType,
  CategoryCode: 'PC3-IC',
})
const assessed = (year: number, TotalAssessmentAmount: number | null, type = '') => ({
  ...ofYear(year, type),
  TotalAssessmentAmount,
})
const distributed = (year: number, TotalDistributionAmount: number | null, type = '') => ({
  ...ofYear(year, type),
  TotalDistributionAmount,
})

test('[FIN-018] lists five years of both kinds, newest first', () => {
  const rows = toMovementRows(
    [assessed(2021, 1), assessed(2026, 2), assessed(2022, 3, 'Claims Reserve')],
    [distributed(2024, 4), distributed(2021, 5)],
    2026,
  )
  expect(rows.map(({ year, type, amount }) => [year, type, amount])).toEqual([
    [2026, 'Assessment', 2],
    [2024, 'Distribution', 4],
    [2022, 'Claims Reserve', 3],
  ])
})

test('[FIN-019] reads numbers and numeric text as amounts', () => {
  expect([null, undefined, '', ' ', 'TBD', Number.NaN].map(toAmount)).toEqual([null, null, null, null, null, null])
  expect([0, '0', '1200.5', -3].map(toAmount)).toEqual([0, 0, 1200.5, -3])
})

test('counts pending rows apart from the sum', () => {
  const rows = toMovementRows([assessed(2026, 0.1), assessed(2025, 0.2), assessed(2024, null)], [], 2026)
  expect(sumOf(rows, 'assessment')).toEqual({ total: 0.3, pending: 1 })
  expect(sumOf(rows, 'distribution')).toEqual({ total: 0, pending: 0 })
})
