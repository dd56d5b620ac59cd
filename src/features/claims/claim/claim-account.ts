import { addUp, paidOf, reservedOf, type Claim } from '@captive/api-client/contract'

import type { AccountLine } from '../../../ui/account.tsx'

export const accountColumns = ['Paid', 'Reserved', 'Incurred']

/**
 * A claim's money as paid, reserved and incurred. Its totals are the amounts of the register of claims: what was recovered
 * is taken off what is incurred, and off nothing else.
 * @param isWorkersCompensation then the expense is set out as medical and other (CLM-017, AMB-094)
 */
export function claimAccount(claim: Claim, isWorkersCompensation: boolean): AccountLine[] {
  const { LossPaid, LossReserve, ExpensePaid, ExpenseReserve, Recovery, TotalIncurred } = claim
  return [
    line('Loss', LossPaid, LossReserve),
    ...(isWorkersCompensation
      ? [
          line('Medical', claim.MedPaidAmt, claim.MedReserveAmt),
          line('Expense, medical excluded', claim.ExpExclMedPaidAmt, claim.ExpExclMedReserveAmt),
        ]
      : []),
    { ...line('Expense', ExpensePaid, ExpenseReserve), ...(isWorkersCompensation && { sum: 'subtotal' }) },
    { label: 'Less recovery', amounts: [null, null, Recovery === 0 ? null : -Recovery] },
    { label: 'Total', amounts: [paidOf(claim), reservedOf(claim), TotalIncurred], sum: 'total' },
  ]
}

function line(label: string, paid: number | null, reserved: number | null): AccountLine {
  const incurred = paid === null && reserved === null ? null : addUp([paid, reserved])
  return { label, amounts: [paid, reserved, incurred] }
}
