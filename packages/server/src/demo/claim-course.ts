import type { Line, Loss } from './losses.ts'
import type { LineName } from './policies.ts'
import type { Random } from './random.ts'

/** What a claim comes to and when. Ages are days since it was reported; amounts are US dollars. */
export interface Course {
  /** What is paid in the end. */
  loss: number
  expense: number
  /** The medical share of the expense, in workers compensation only. */
  medicalShare: number | null
  /** The age of the last payment; some weeks later the file is closed. */
  settledAt: number
  closedAt: number
  reopenedAt: number
  /** How much of it has been paid when only the last payment is missing, from 0 to 1. */
  pace: number
  recovered: { at: number; amount: number }
}

export interface ClaimAmounts {
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

const never = Number.POSITIVE_INFINITY
const cents = (amount: number) => Math.round(amount * 100) / 100
/** Adjusters reserve in steps, not in cents. */
const reserve = (amount: number) => Math.round(amount / (amount > 20_000 ? 500 : 50)) * (amount > 20_000 ? 500 : 50)

/**
 * How a claim will go; every eighth report is of an incident that never costs anything. In workers compensation the
 * expense is medical and other expense, so that the two add up to it; what is paid as loss is the wage replacement.
 */
export function drawCourse(lineName: LineName, line: Line, { median }: Loss, random: Random): Course {
  const ultimate = random.chance(0.12) ? 0 : Math.min(random.skewed(median, line.spread), line.most)
  const isWorkers = lineName === 'Workers Compensation'
  const expense = ultimate * (isWorkers ? random.between(0.45, 0.8) : random.between(0.05, 0.22))
  const slowness = 0.5 + Math.log10(1 + ultimate) / 5
  const settledAt = Math.max(2, Math.round(random.skewed(line.daysOpen, 0.75) * slowness))
  const closedAt = settledAt + random.whole(3, 45)
  const course: Course = {
    loss: ultimate - expense,
    expense,
    medicalShare: isWorkers ? random.between(0.7, 0.92) : null,
    settledAt,
    closedAt,
    reopenedAt: ultimate > 0 && random.chance(0.03) ? closedAt + random.whole(30, 500) : never,
    pace: random.between(0, 0.8),
    recovered: { at: never, amount: 0 },
  }
  if (course.loss < 1500 || isWorkers || !random.chance(0.09)) return course
  const at = Math.round(settledAt * random.between(0.4, 1.6))
  const amount = cents(valueAt(course, at).LossPaid * random.between(0.1, 0.6))
  return { ...course, recovered: { at, amount } }
}

/** The claim as it was valued at an age: what is paid only grows, and what is reserved runs off. */
export function valueAt(course: Course, age: number): ClaimAmounts {
  const { loss, expense, medicalShare, reopenedAt, recovered } = course
  const paid = paidShare(course, age)
  const left = age >= reopenedAt ? 0.18 : 1 - paid
  const [LossPaid, LossReserve] = [cents(loss * paid), reserve(loss * left)]
  const [ExpensePaid, ExpenseReserve] = [cents(expense * paid), reserve(expense * left)]
  const MedPaidAmt = medicalShare && cents(ExpensePaid * medicalShare)
  const MedReserveAmt = medicalShare && Math.round(ExpenseReserve * medicalShare)
  return {
    Recovery: age >= recovered.at ? recovered.amount : 0,
    LossReserve,
    LossPaid,
    ExpenseReserve,
    ExpensePaid,
    MedReserveAmt,
    MedPaidAmt,
    ExpExclMedReserveAmt: MedReserveAmt === null ? null : ExpenseReserve - MedReserveAmt,
    ExpExclMedPaidAmt: MedPaidAmt === null ? null : cents(ExpensePaid - MedPaidAmt),
  }
}

/** Payments are even except the last one, and the first is at least some hundred dollars. */
function paidShare({ loss, expense, settledAt, pace }: Course, age: number): number {
  if (age >= settledAt) return 1
  const soFar = pace * (age / settledAt)
  return (loss + expense) * soFar < 600 ? 0 : soFar
}

/** The state today of a claim that was valued earlier. A claim does not close before its valuation says so. */
export function standingOf(course: Course, age: { valued: number; today: number }) {
  const { settledAt, closedAt, reopenedAt } = course
  if (age.valued >= reopenedAt) return 'Reopened'
  return age.valued >= settledAt && age.today >= closedAt ? 'Closed' : 'Open'
}
