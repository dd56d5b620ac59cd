import { dayOf } from '../database/moment.ts'
import { addDays, daysBetween, earlier } from './calendar.ts'
import { demoCompanies, largestCompany } from './companies.ts'
import { fleetOf, type Book } from './book.ts'
import { losses } from './losses.ts'
import { endOf, isInForce, type DemoPolicy } from './policies.ts'
import { randomOf } from './random.ts'
import { shareOut } from './share-out.ts'

/** How many claims a policy has, and the days their losses may have happened on. */
export interface PlannedClaims {
  policy: DemoPolicy
  count: number
  from: string
  to: string
  /** Reported so many days before today where the claim came to light late. */
  reportedDaysAgo?: number
}

const wholeProgram = 40_000
const ofLargestCompany = 20_000

/**
 * Shares the claims out among the policies, by fleet, line and the time that each has been in force, then keeps those
 * of the insured companies. The companies of the demo accounts have recent ones whatever day it is.
 */
export function planClaims(book: Book): PlannedClaims[] {
  const yesterday = addDays(dayOf(book.today), -1)
  const exposures = book.policies.flatMap((policy) => {
    const to = earlier(addDays(endOf(policy), -1), yesterday)
    const days = daysBetween(policy.EffectiveDate, to) + 1
    const luck = randomOf('claim plan', policy.PolicyId).between(0.4, 1.6)
    const weight = fleetOf(policy.ClientId) * losses[policy.LOB].frequency * days * luck
    return days > 0 ? [{ policy, from: policy.EffectiveDate, to, weight }] : []
  })
  const [largest, others] = [
    exposures.filter(({ policy }) => policy.ClientId === largestCompany),
    exposures.filter(({ policy }) => policy.ClientId !== largestCompany),
  ]
  const recent = recentClaims(book)
  const planned = recent.reduce((sum, { count }) => sum + count, 0)
  return [...allot(largest, ofLargestCompany), ...allot(others, wholeProgram - ofLargestCompany - planned), ...recent]
    .filter(({ policy, count }) => count > 0 && book.isInsured(policy.ClientId))
    .sort((one, other) => one.policy.PolicyId - other.policy.PolicyId)
}

function allot<T extends { weight: number }>(parts: readonly T[], total: number): (T & { count: number })[] {
  const counts = shareOut(
    total,
    parts.map(({ weight }) => weight),
  )
  return parts.map((part, index) => ({ ...part, count: counts[index] ?? 0 }))
}

/** Two losses of the last four weeks for each policy of the member, and a late report of the expired member. */
function recentClaims({ policies, today }: Book): PlannedClaims[] {
  const [from, to] = [addDays(dayOf(today), -28), addDays(dayOf(today), -3)]
  const atThatTime = new Date(from)
  const ofMember = policies
    .filter((policy) => policy.ClientId === demoCompanies.member && isInForce(policy, atThatTime))
    .map((policy) => ({ policy, count: 2, from, to: earlier(to, addDays(endOf(policy), -1)) }))
  const late = policies
    .filter(({ ClientId, LOB }) => ClientId === demoCompanies.xmember && LOB === 'Workers Compensation')
    .slice(-1)
    .map((policy) => ({
      policy,
      count: 2,
      from: policy.EffectiveDate,
      to: addDays(endOf(policy), -1),
      reportedDaysAgo: 20,
    }))
  return [...ofMember, ...late]
}
