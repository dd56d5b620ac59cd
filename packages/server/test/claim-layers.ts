import type { Claim } from '@captive/api-client/contract'

type Amounts = Pick<Claim, 'LossPaid' | 'LossReserve' | 'ExpensePaid' | 'ExpenseReserve' | 'Recovery'>

const cents = (amount: number) => Math.round(amount * 100)

/** The share of an amount between two limits. */
const between = (amount: number, from: number, to: number) => Math.max(0, Math.min(amount, to) - from)

/** A claim in cents, cut at 100,000 and 300,000 dollars: `[A, B, above]`, paid and reserved. */
export function layersOf({ LossPaid, LossReserve, ExpensePaid, ExpenseReserve, Recovery }: Amounts) {
  const paid = cents(LossPaid) + cents(ExpensePaid) - cents(Recovery)
  const incurred = paid + cents(LossReserve) + cents(ExpenseReserve)
  const bounds = [0, 10_000_000, 30_000_000, Number.MAX_SAFE_INTEGER]
  const cut = (amount: number) => [0, 1, 2].map((layer) => between(amount, bounds[layer]!, bounds[layer + 1]!))
  const paidIn = cut(paid)
  return { paid: paidIn, reserved: cut(incurred).map((amount, layer) => amount - paidIn[layer]!) }
}
