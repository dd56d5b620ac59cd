import { daysBetween, endOfQuarter, newestQuarter, quarterOf } from './calendar.ts'
import { valueAt, type ClaimAmounts } from './claim-course.ts'
import type { ClaimStory } from './claims.ts'
import { fundsOfProgram, type Funds } from './fund-rules.ts'
import { premiumYearKey } from './premiums.ts'

/** What claims cost a fund, in cents. */
interface Cost {
  paid: number
  reserves: number
}

const nothing: Cost = { paid: 0, reserves: 0 }
const add = (one: Cost, other: Cost): Cost => ({
  paid: one.paid + other.paid,
  reserves: one.reserves + other.reserves,
})
const cents = (amount: number) => Math.round(amount * 100)

/** Divides a claim between the funds. What is paid fills them from below, and the reserves fill what is left. */
function layersOf(claim: ClaimAmounts, { aLimit, bLimit }: Funds): { a: Cost; b: Cost } {
  const paid = cents(claim.LossPaid + claim.ExpensePaid - claim.Recovery)
  const incurred = paid + cents(claim.LossReserve + claim.ExpenseReserve)
  const within = (amount: number, from: number, to: number) => Math.max(0, Math.min(amount, to) - from)
  const cost = (from: number, to: number): Cost => {
    const ofFund = within(paid, cents(from), cents(to))
    return { paid: ofFund, reserves: within(incurred, cents(from), cents(to)) - ofFund }
  }
  return { a: cost(0, aLimit), b: cost(aLimit, bLimit) }
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
    const funds = fundsOfProgram(policy.CategoryCode)
    if (!funds || policy.LOB === 'Excess') return
    for (let quarter = quarterOf(claim.ReportedDate); quarter <= this.newest; quarter++) {
      const { a, b } = layersOf(valueAt(course, daysBetween(claim.ReportedDate, endOfQuarter(quarter))), funds)
      const before = this.at(premiumYearKey(policy), quarter)
      this.#costs.set(`${premiumYearKey(policy)} ${quarter}`, { a: add(before.a, a), b: add(before.b, b) })
    }
  }

  at(premiumYear: string, quarter: number): { a: Cost; b: Cost } {
    return this.#costs.get(`${premiumYear} ${quarter}`) ?? { a: nothing, b: nothing }
  }
}
