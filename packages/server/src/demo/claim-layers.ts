import type { ClaimAmounts } from './claim-course.ts'
import type { Funds } from './fund-rules.ts'

/** What a claim, or many, cost the funds, in cents. */
export interface Layers {
  aPaid: number
  aReserves: number
  bPaid: number
  bReserves: number
}

const cents = (amount: number) => Math.round(amount * 100)

/** A claim in its layers: what is paid, net of recovery, fills them from below; reserves fill what is left. */
export function layersOf(claim: ClaimAmounts, { aLimit, bLimit }: Funds): Layers {
  const paid = cents(claim.LossPaid + claim.ExpensePaid - claim.Recovery)
  const incurred = paid + cents(claim.LossReserve + claim.ExpenseReserve)
  const [a, b] = [cents(aLimit), cents(bLimit)]
  const aPaid = Math.min(paid, a)
  const bPaid = Math.min(paid, b) - aPaid
  return {
    aPaid,
    aReserves: Math.min(incurred, a) - aPaid,
    bPaid,
    bReserves: Math.min(incurred, b) - Math.min(incurred, a) - bPaid,
  }
}
