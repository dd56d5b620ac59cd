import { daysBetween } from './calendar.ts'
import { valueAt, type Course } from './claim-course.ts'
import { layersOf, type Layers } from './claim-layers.ts'
import { fundsOfProgram, linesOutsideFunds } from './fund-rules.ts'
import type { DemoPolicy } from './policies.ts'
import { premiumYearKey } from './premiums.ts'
import { endOfQuarter, newestQuarter, quarterOf } from './quarters.ts'

const nothing: Layers = { aPaid: 0, aReserves: 0, bPaid: 0, bReserves: 0 }

const sum = (one: Layers, other: Layers): Layers => ({
  aPaid: one.aPaid + other.aPaid,
  aReserves: one.aReserves + other.aReserves,
  bPaid: one.bPaid + other.bPaid,
  bReserves: one.bReserves + other.bReserves,
})

/** What the claims of each premium year had cost the funds at the end of each quarter. */
export class LossLedger {
  readonly newest: number
  readonly #years = new Map<string, Map<number, Layers>>()

  constructor(today: Date) {
    this.newest = newestQuarter(today)
  }

  /** Writes a claim into the quarters since it was reported, as it was valued at the end of each. */
  add(policy: DemoPolicy, reported: string, course: Course): void {
    const funds = fundsOfProgram(policy.CategoryCode)
    if (!funds || linesOutsideFunds.includes(policy.LOB)) return
    const key = premiumYearKey(policy)
    const year = this.#years.get(key) ?? new Map<number, Layers>()
    this.#years.set(key, year)
    for (let quarter = quarterOf(reported); quarter <= this.newest; quarter++) {
      const layers = layersOf(valueAt(course, daysBetween(reported, endOfQuarter(quarter))), funds)
      year.set(quarter, sum(year.get(quarter) ?? nothing, layers))
    }
  }

  at(key: string, quarter: number): Layers {
    return this.#years.get(key)?.get(quarter) ?? nothing
  }
}
