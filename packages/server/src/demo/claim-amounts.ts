import { addDays, daysBetween, dayOf } from './calendar.ts'
import type { Line, Loss } from './losses.ts'
import type { LineName } from './policies.ts'
import type { Random } from './random.ts'

/** How far a claim has come, and what it costs. */
export interface Development {
  StatusCode: 'Open' | 'Closed' | 'Reopened'
  ClosedDate: string | null
  Recovery: number
  LossReserve: number
  LossPaid: number
  ExpenseReserve: number
  ExpensePaid: number
  MedReserveAmt: number | null
  MedPaidAmt: number | null
  ExpExclMedReserveAmt: number | null
  ExpExclMedPaidAmt: number | null
}

const cents = (amount: number) => Math.round(amount * 100) / 100
/** Adjusters reserve in steps, not in cents. */
const reserve = (amount: number) => Math.round(amount / (amount > 20_000 ? 500 : 50)) * (amount > 20_000 ? 500 : 50)

/** What a claim comes to in the end; every eighth report is of an incident that never costs anything. */
export const drawUltimate = (line: Line, loss: Loss, random: Random): number =>
  random.chance(0.12) ? 0 : Math.min(random.skewed(loss.median, line.spread), line.most)

/**
 * A claim as it stands today: closed with everything paid, or open with the rest reserved. In workers compensation the
 * expense is medical and other expense, so that the two add up to it; what is paid as loss is the wage replacement.
 */
export function develop(
  lineName: LineName,
  line: Line,
  ultimate: number,
  reported: string,
  today: Date,
  random: Random,
) {
  const age = daysBetween(reported, dayOf(today))
  const daysOpen = Math.max(2, Math.round(random.skewed(line.daysOpen, 0.75) * (0.5 + Math.log10(1 + ultimate) / 5)))
  const wasClosed = age >= daysOpen
  const isReopened = wasClosed && ultimate > 0 && age > daysOpen + 30 && random.chance(0.025)
  const soFar = random.between(0, 0.8) * (age / daysOpen)
  const paidShare = isReopened ? 0.85 : wasClosed ? 1 : ultimate * soFar < 600 ? 0 : soFar
  const isWorkers = lineName === 'Workers Compensation'
  const expenseShare = isWorkers ? random.between(0.45, 0.8) : random.between(0.05, 0.22)
  const split = (amount: number, paid: number) => [cents(amount * paid), reserve(amount * (1 - paid))] as const
  const [LossPaid, LossReserve] = split(ultimate * (1 - expenseShare), paidShare)
  const [ExpensePaid, ExpenseReserve] = split(ultimate * expenseShare, paidShare)
  const medical = random.between(0.7, 0.92)
  const MedPaidAmt = cents(ExpensePaid * medical)
  const MedReserveAmt = Math.round(ExpenseReserve * medical)
  const recovers = LossPaid > 1500 && !isWorkers && random.chance(0.09)
  return {
    StatusCode: isReopened ? 'Reopened' : wasClosed ? 'Closed' : 'Open',
    ClosedDate: wasClosed && !isReopened ? addDays(reported, daysOpen) : null,
    Recovery: recovers ? cents(LossPaid * random.between(0.1, 0.6)) : 0,
    LossReserve,
    LossPaid,
    ExpenseReserve,
    ExpensePaid,
    MedReserveAmt: isWorkers ? MedReserveAmt : null,
    MedPaidAmt: isWorkers ? MedPaidAmt : null,
    ExpExclMedReserveAmt: isWorkers ? ExpenseReserve - MedReserveAmt : null,
    ExpExclMedPaidAmt: isWorkers ? cents(ExpensePaid - MedPaidAmt) : null,
  } satisfies Development
}
