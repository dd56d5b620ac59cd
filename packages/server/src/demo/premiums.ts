import { fleetOf, type Book } from './book.ts'
import { daysBetween } from './calendar.ts'
import { endOf, type DemoPolicy, type LineName } from './policies.ts'
import { randomOf } from './random.ts'

/** A policy year of a company, all lines together. */
export interface PremiumYear {
  ClientId: number
  ProgramCd: string
  /** The year it began in. */
  year: number
  /** The day it began. */
  from: string
  /** How many years the company had been in the program then. */
  yearsBefore: number
  /** In whole US dollars. */
  premium: number
  /** Those of Commercial Auto, which every company has, come first. */
  policies: readonly DemoPolicy[]
}

/** US dollars for each vehicle and year. */
const rates: Record<LineName, number> = {
  'Commercial Auto': 20_000,
  'General Liability': 4500,
  'Workers Compensation': 13_500,
  Excess: 2700,
}

/** What a policy costs; a cancelled one costs its days. */
function premiumOf(policy: DemoPolicy): number {
  const { ClientId, LOB, EffectiveDate, ExpirationDate } = policy
  const covered = daysBetween(EffectiveDate, endOf(policy)) / daysBetween(EffectiveDate, ExpirationDate)
  const level = randomOf(`rate level ${ClientId}`, Number(EffectiveDate.slice(0, 4))).between(0.92, 1.08)
  return Math.round(fleetOf(ClientId) * rates[LOB] * level * covered)
}

export const premiumYearKey = ({ ClientId, EffectiveDate }: DemoPolicy) => `${ClientId} ${EffectiveDate}`

/** The premium years of the insured companies, company by company, oldest first. */
export function premiumYearsOf({ policies, isInsured }: Book): PremiumYear[] {
  const years = Map.groupBy(
    policies.filter(({ ClientId }) => isInsured(ClientId)),
    premiumYearKey,
  )
  const begun = new Map<string, number>()
  return [...years.values()]
    .toSorted(
      (one, other) =>
        one[0]!.ClientId - other[0]!.ClientId || (one[0]!.EffectiveDate < other[0]!.EffectiveDate ? -1 : 1),
    )
    .map((ofYear) => {
      const { ClientId, CategoryCode, EffectiveDate } = ofYear[0]!
      const year = Number(EffectiveDate.slice(0, 4))
      const key = `${ClientId} ${CategoryCode}`
      if (!begun.has(key)) begun.set(key, year)
      return {
        ClientId,
        ProgramCd: CategoryCode,
        year,
        from: EffectiveDate,
        yearsBefore: year - (begun.get(key) ?? year),
        premium: ofYear.reduce((sum, policy) => sum + premiumOf(policy), 0),
        policies: ofYear,
      }
    })
}
