import { lineFigures } from './losses.ts'
import type { LineName } from './policies.ts'
import type { Random } from './random.ts'

const never = Number.POSITIVE_INFINITY
const cents = (amount: number) => Math.round(amount * 100) / 100

/** Adjusters reserve in steps. */
function reserve(amount: number): number {
  const step = amount > 20_000 ? 500 : 50
  return Math.round(amount / step) * step
}

/** What a claim costs and when. Ages are days since the report. Every eighth report costs nothing. */
export type Course = ReturnType<typeof drawCourse>

/** In workers compensation the expense is medical and other expense, and the loss is the replacement of wages. */
export function drawCourse(line: LineName, median: number, random: Random) {
  const { spread, maxCost, daysOpen } = lineFigures[line]
  const isWorkers = line === 'Workers Compensation'
  const ultimate = random.chance(0.12) ? 0 : Math.min(random.skewed(median, spread), maxCost)
  const expense = ultimate * (isWorkers ? random.between(0.45, 0.8) : random.between(0.05, 0.22))
  const loss = ultimate - expense
  const slowness = 0.5 + Math.log10(1 + ultimate) / 5
  const settledAt = Math.max(2, Math.round(random.skewed(daysOpen, 0.75) * slowness))
  const closedAt = settledAt + random.whole(3, 45)
  const medicalShare = isWorkers ? random.between(0.7, 0.92) : null
  const reopenedAt = ultimate > 0 && random.chance(0.03) ? closedAt + random.whole(30, 500) : never
  /** The share that is paid before the last payment. */
  const pace = random.between(0, 0.8)
  const hasRecovery = loss >= 1500 && !isWorkers && random.chance(0.09)
  const recoveredAt = hasRecovery ? Math.round(settledAt * random.between(1, 1.6)) : never
  const recovery = hasRecovery ? cents(loss * random.between(0.1, 0.6)) : 0
  return { loss, expense, medicalShare, settledAt, closedAt, reopenedAt, pace, recoveredAt, recovery }
}

export type ClaimAmounts = ReturnType<typeof valueAt>

/** The amounts of a claim at an age. What is paid only grows, and the reserve is what is still to be paid. */
export function valueAt(course: Course, age: number) {
  const { loss, expense, medicalShare, reopenedAt } = course
  const paid = paidShare(course, age)
  const left = age >= reopenedAt ? 0.18 : 1 - paid
  const [ExpensePaid, ExpenseReserve] = [cents(expense * paid), reserve(expense * left)]
  const MedPaidAmt = medicalShare && cents(ExpensePaid * medicalShare)
  const MedReserveAmt = medicalShare && Math.round(ExpenseReserve * medicalShare)
  return {
    Recovery: age >= course.recoveredAt ? course.recovery : 0,
    LossReserve: reserve(loss * left),
    LossPaid: cents(loss * paid),
    ExpenseReserve,
    ExpensePaid,
    MedReserveAmt,
    MedPaidAmt,
    ExpExclMedReserveAmt: MedReserveAmt === null ? null : ExpenseReserve - MedReserveAmt,
    ExpExclMedPaidAmt: MedPaidAmt === null ? null : cents(ExpensePaid - MedPaidAmt),
  }
}

/** Payments are even except for the last one, and nobody pays less than some hundred dollars. */
function paidShare({ loss, expense, settledAt, pace }: Course, age: number): number {
  if (age >= settledAt) return 1
  const soFar = pace * (age / settledAt)
  return (loss + expense) * soFar < 600 ? 0 : soFar
}

/** The status today of a claim that was valued earlier. A claim does not close before it is valued as settled. */
export function statusOf({ settledAt, closedAt, reopenedAt }: Course, age: { valued: number; today: number }) {
  if (age.valued >= reopenedAt) return 'Reopened'
  return age.valued >= settledAt && age.today >= closedAt ? 'Closed' : 'Open'
}
