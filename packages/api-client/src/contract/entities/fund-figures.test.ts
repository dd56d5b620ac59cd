import { expect, test } from 'vitest'

import { fundCourse, fundsOf, fundTypeOf, lossesByPremiumYear, programNumber } from './fund-figures.ts'

const row = (YearQuarter: string, PremiumYearFrom: number, AFundBalance: number, BFundBalance: number) => ({
  ProgramCd: 'PC3-IC',
  YearQuarter,
  PremiumYearFrom,
  PremiumYearTo: PremiumYearFrom + 1,
  AFundBalance,
  BFundBalance,
  AFundFrequencyClaimsAndExpencesPaid: 0.1,
  AFundFrequencyClaimsAndExpencesReserves: 10,
  BFundSeverityClaimsAndExpencesPaid: 0.2,
  BFundSeverityClaimsAndExpencesReserves: PremiumYearFrom,
})
const rows = [
  row('202602', 2025, 7, 8),
  row('202603', 2024, 0.1, 5),
  row('202603', 2025, 0.2, -1),
  row('202504', 2024, 1, 1),
]

test('[TBL-016] identifies a program by RecId, code, number or collateral prefix', () => {
  expect([3, '3', 'PC3-IC', ' pc3-ic ', '3col-2024'].map(programNumber)).toEqual([3, 3, 3, 3, 3])
  expect([600, 'PC600-IC', '600'].map(programNumber)).toEqual([600, 600, 600])
  expect([null, '', 'XS-0250'].map(programNumber)).toEqual([undefined, undefined, undefined])
})

test('[FIN-003] [FIN-004] [TBL-014] [TBL-015] [TBL-016] shows a group fund for programs 2 and 4 only', () => {
  expect([1, 3, 6, 7].map(fundTypeOf)).toEqual(['A and B', 'A and B', 'A and B', 'A and B'])
  expect(['PC2-IC', 4].map(fundTypeOf)).toEqual(['Group', 'Group'])
  expect([5, 600, 8, null].map(fundTypeOf)).toEqual([undefined, undefined, undefined, undefined])
  expect(fundsOf(rows.map((one) => ({ ...one, ProgramCd: 'PC600-IC' })))).toEqual([])
})

test('[DSH-014] shows balances of the newest quarter, newest year first, and their sum', () => {
  expect(fundsOf(rows)).toEqual([
    {
      name: 'A Fund Balance',
      years: [
        { from: 2025, to: 2026, balance: 0.2 },
        { from: 2024, to: 2025, balance: 0.1 },
      ],
      total: 0.3,
    },
    {
      name: 'B Fund Balance',
      years: [
        { from: 2025, to: 2026, balance: -1 },
        { from: 2024, to: 2025, balance: 5 },
      ],
      total: 4,
    },
  ])
})

test('[DSH-015] a group fund has both balances', () => {
  const group = rows.map((one) => ({ ...one, ProgramCd: 'PC2-IC' }))
  expect(fundsOf(group).map(({ name, total }) => [name, total])).toEqual([['Group Fund Balance', 4.3]])
})

test('totals each quarter, oldest first', () => {
  expect(fundCourse(rows)).toEqual([
    { yearQuarter: '202504', total: 2 },
    { yearQuarter: '202602', total: 15 },
    { yearQuarter: '202603', total: 4.3 },
  ])
})

test('[DSH-018] adds up a premium year across both funds', () => {
  expect(lossesByPremiumYear(rows)).toEqual([
    { from: 2024, to: 2025, paid: 0.3, reserved: 2034 },
    { from: 2025, to: 2026, paid: 0.3, reserved: 2035 },
  ])
  expect(lossesByPremiumYear([])).toEqual([])
})
