import { expect, test } from 'vitest'

import { newestCollateral, policyYear, programIn, toCollateralRows } from './collateral-rows.ts'

const posted = (PolicyNumber: string, EffDate: string, CollateralAmt = 1_000) => ({
  PolicyNumber,
  EffDate,
  FormOfCollateral: 'Surety Bond',
  CollateralAmt,
})

test('[PAY-010] reads the program from the digits before "col"', () => {
  expect(['3COL-0100-2026', '600-Col-1', 'PC7 col', 'COL-0100', '0100-2026'].map(programIn)).toEqual([
    3,
    600,
    7,
    null,
    null,
  ])
})

test('[PAY-009] [PAY-011] formats the policy year and names the program', () => {
  const programs = [{ RecId: 3, Code: 'PC3-IC', Name: 'Program Three' }]
  const [row, unknown] = toCollateralRows([posted('3COL-1', '2026-05-01'), posted('X', '2025-05-01')], programs)
  expect(row && policyYear(row)).toBe('2026 - 2027')
  expect(row).toMatchObject({ program: 'Program Three', type: 'Surety Bond', amount: 1_000 })
  expect(unknown?.program).toBe('')
})

test('adds up the newest policy year across programs', () => {
  const rows = [posted('3COL-1', '2026-05-01'), posted('6COL-1', '2026-05-01', 500), posted('3COL-0', '2025-05-01')]
  expect(newestCollateral(rows)).toEqual({ year: 2026, amount: 1_500 })
  expect(newestCollateral([])).toBeUndefined()
})
