import type { Claim } from '@captive/api-client/contract'
import { expect, test } from 'vitest'

import { claimStatement } from './claim-statement.ts'

const claim = {
  LossPaid: 100.1,
  LossReserve: 50,
  ExpensePaid: 30.2,
  ExpenseReserve: 10,
  Recovery: 20.05,
  TotalIncurred: 170.25,
  MedPaidAmt: 20.2,
  MedReserveAmt: 6,
  ExpExclMedPaidAmt: 10,
  ExpExclMedReserveAmt: 4,
} as Claim

test('[CLM-016] lists every amount and the total incurred', () => {
  expect(claimStatement(claim, false)).toEqual([
    { label: 'Loss', amounts: [100.1, 50, 150.1] },
    { label: 'Expense', amounts: [30.2, 10, 40.2] },
    { label: 'Less recovery', amounts: [null, null, -20.05] },
    { label: 'Total', amounts: [130.3, 60, 170.25], sum: 'total' },
  ])
})

test('[CLM-017] splits workers compensation expense into medical and other', () => {
  const lines = claimStatement(claim, true)
  expect(lines.map(({ label }) => label)).toEqual([
    'Loss',
    'Medical',
    'Expense (excl. medical)',
    'Expense',
    'Less recovery',
    'Total',
  ])
  expect(lines[1]?.amounts).toEqual([20.2, 6, 26.2])
  expect(lines[2]?.amounts).toEqual([10, 4, 14])
  expect(lines[3]).toMatchObject({ amounts: [30.2, 10, 40.2], sum: 'subtotal' })
})

test('shows a dash, not a zero, without a recovery', () => {
  expect(claimStatement({ ...claim, Recovery: 0 }, false)[2]?.amounts).toEqual([null, null, null])
})
