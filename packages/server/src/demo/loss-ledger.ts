import { daysBetween, endOfQuarter, newestQuarter, quarterOf } from './calendar.ts'
import { valueAt, type ClaimAmounts } from './claim-course.ts'
import type { ClaimStory } from './claims.ts'
import { fundsOfPrograms } from './fund-rules.ts'
import { premiumYearKey } from './premiums.ts'

/** What claims cost a fund, in cents. */
type Cost = { paid: number; reserves: number }

const nothing: Cost = { paid: 0, reserves: 0 }
const add = (one: Cost, other: Cost): Cost => {
  return { paid: one.paid + other.paid, reserves: one.reserves + other.reserves }
}
const cents = (amount: number) => Math.round(amount * 100)

/** The part of a claim between two limits. What is paid fills it from below, and the reserves fill what is left. */
function layerOf(claim: ClaimAmounts, from: number, to: number): Cost {
  const paid = cents(claim.LossPaid + claim.ExpensePaid - claim.Recovery)
  const incurred = paid + cents(claim.LossReserve + claim.ExpenseReserve)
  const within = (amount: number) => Math.max(0, Math.min(amount, cents(to)) - cents(from))
  return { paid: within(paid), reserves: within(incurred) - within(paid) }
}

/** What the claims of each premium year cost the funds by the end of each quarter. */
export class LossLedger {
  readonly newest: number
  readonly #costs = new Map<string, { a: Cost; b: Cost }>()

  constructor(now: Date) {
    this.newest = newestQuarter(now)
  }

  /** Adds a claim to the quarters since its report, with its value at the end of each. */
  add({ claim, policy, course }: ClaimStory): void {
    const funds = fundsOfPrograms[policy.CategoryCode]
    if (!funds || policy.LOB === 'Excess') return
    for (let quarter = quarterOf(claim.ReportedDate); quarter <= this.newest; quarter++) {
      const value = valueAt(course, daysBetween(claim.ReportedDate, endOfQuarter(quarter)))
      const before = this.at(premiumYearKey(policy), quarter)
      const a = add(before.a, layerOf(value, 0, funds.aLimit))
      const b = add(before.b, layerOf(value, funds.aLimit, funds.bLimit))
      this.#costs.set(`${premiumYearKey(policy)} ${quarter}`, { a, b })
    }
  }

  at(premiumYear: string, quarter: number): { a: Cost; b: Cost } {
    return this.#costs.get(`${premiumYear} ${quarter}`) ?? { a: nothing, b: nothing }
  }
}
