import { addUp, paidOf, reservedOf, type Claim } from '@captive/api-client/contract'

import type { StatementLine } from '../../../ui/statement.tsx'
import { texts } from '../texts.ts'

const labels = texts.claim.statement

export const statementColumns = [labels.paid, labels.reserved, labels.incurred]

/**
 * The amounts of a claim in dollars. The totals equal those in the register of claims: recoveries reduce only the
 * incurred amount.
 * @param isWorkersCompensation splits the expense into medical and other (CLM-017, AMB-094)
 */
export function claimStatement(claim: Claim, isWorkersCompensation: boolean): StatementLine[] {
  const { LossPaid, LossReserve, ExpensePaid, ExpenseReserve, Recovery, TotalIncurred } = claim
  return [
    line(labels.loss, LossPaid, LossReserve),
    ...(isWorkersCompensation
      ? [
          line(labels.medical, claim.MedPaidAmt, claim.MedReserveAmt),
          line(labels.otherExpense, claim.ExpExclMedPaidAmt, claim.ExpExclMedReserveAmt),
        ]
      : []),
    { ...line(labels.expense, ExpensePaid, ExpenseReserve), ...(isWorkersCompensation && { sum: 'subtotal' }) },
    { label: labels.recovery, amounts: [null, null, Recovery === 0 ? null : -Recovery] },
    { label: labels.total, amounts: [paidOf(claim), reservedOf(claim), TotalIncurred], sum: 'total' },
  ]
}

function line(label: string, paid: number | null, reserved: number | null): StatementLine {
  const incurred = paid === null && reserved === null ? null : addUp([paid, reserved])
  return { label, amounts: [paid, reserved, incurred] }
}
