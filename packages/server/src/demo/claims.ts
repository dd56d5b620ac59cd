import type { claims } from '../database/tables/claims.ts'
import { fleetOf, type Book } from './book.ts'
import { dayOf } from '../database/moment.ts'
import { addDays, daysBetween, earlier } from './calendar.ts'
import { drawCourse, standingOf, valueAt, type Course } from './claim-course.ts'
import { demoCompanies } from './companies.ts'
import type { PlannedClaims } from './claim-plan.ts'
import { losses, type Line, type Loss } from './losses.ts'
import { firstNames, lastNames, nameOfSomebody } from './names.ts'
import { placesNear, streets } from './places.ts'
import type { DemoPolicy } from './policies.ts'
import { endOfQuarter, newestQuarter } from './quarters.ts'
import { randomOf, type Random } from './random.ts'
import { fill } from './words.ts'

export type DemoClaim = typeof claims.$inferInsert & { ReportedDate: string }

/** A claim with its current state, its history and its future. */
export interface ClaimStory {
  claim: DemoClaim
  policy: DemoPolicy
  course: Course
}

/** Sends a loss run of the companies of the demo accounts each month. */
export const monthlySender = 'Harbor Claims Service'
const served: readonly number[] = [demoCompanies.member, demoCompanies.xmember]
const sources = (ClientId: number) => {
  const administrator = served.includes(ClientId) ? monthlySender : 'Claims administrator'
  return [administrator, administrator, 'Carrier']
}

/** The claims of a plan, policy by policy; each has numbers of its own, so that none shifts another. */
export function* generateClaims(book: Book, plan: readonly PlannedClaims[]): Generator<ClaimStory> {
  const companies = new Map(book.companies.map((company) => [company.ClientId, company]))
  const valuation = endOfQuarter(newestQuarter(book.today))
  let RecId = 500_000
  for (const planned of plan) {
    const { City = '', ClientName = '' } = companies.get(planned.policy.ClientId) ?? {}
    for (let left = planned.count; left > 0; left--)
      yield generateClaim({ today: dayOf(book.today), valuation }, planned, { City, ClientName }, (RecId += 1))
  }
}

interface Insured {
  City: string
  ClientName: string
}

interface Days {
  today: string
  /** The end of the newest quarter: claims are valued together then, and those that came in since when they did. */
  valuation: string
}

function generateClaim(
  { today, valuation }: Days,
  planned: PlannedClaims,
  insured: Insured,
  RecId: number,
): ClaimStory {
  const { policy, from, to, reportedDaysAgo } = planned
  const random = randomOf('claim', RecId)
  const line = losses[policy.LOB]
  const loss = drawLoss(line, random)
  const LossDate = addDays(from, random.whole(0, Math.max(0, daysBetween(from, to))))
  const lag = Math.min(Math.floor(random.skewed(1.6, 1.1)), 120)
  const ReportedDate = reportedDaysAgo
    ? addDays(today, -reportedDaysAgo)
    : earlier(addDays(LossDate, lag), addDays(today, -1))
  const course = drawCourse(policy.LOB, line, loss, random)
  const ValuationDate = ReportedDate > valuation ? ReportedDate : valuation
  const age = { valued: daysBetween(ReportedDate, ValuationDate), today: daysBetween(ReportedDate, today) }
  const StatusCode = standingOf(course, age)
  const place = random.pick(placesNear(insured.City))
  const values = {
    claimant: nameOfSomebody(random),
    driver: driverOf(policy.ClientId, random),
    street: `${random.whole(100, 9900)} ${random.pick(streets)}`,
    city: place.City,
    road: random.pick(place.roads),
  }
  const text = random.pick(loss.facts)
  const ofBuilding = loss.type.startsWith('Property -')
  const ofDriver = policy.LOB === 'Commercial Auto'
  const adjuster = adjusterOf(policy.PolicyId)
  const inCourt = course.loss + course.expense > 40_000 && random.chance(0.3)
  const claim = {
    RecId,
    ClientId: policy.ClientId,
    PolicyId: policy.PolicyId,
    ClaimNumber: `${policy.PolicyNumber.slice(0, 2)}${LossDate.slice(2, 4)}-${RecId}`,
    LossDate,
    ReportedDate,
    ValuationDate,
    StatusCode,
    ClosedDate: StatusCode === 'Closed' ? addDays(ReportedDate, course.closedAt) : null,
    ClaimantName: ofBuilding || /^(Comprehensive|Cargo)/.test(loss.type) ? insured.ClientName : values.claimant,
    DriverName: ofDriver ? values.driver : null,
    LossType: loss.type,
    LossLocation: text.includes('{road}') ? `${values.road}, near ${place.City}` : `${values.street}, ${place.City}`,
    StateCode: place.State,
    FactsofLoss: fill(text, random, values),
    AdjusterFirstName: adjuster.first,
    AdjusterLastName: adjuster.last,
    AdjusterEmail: `${adjuster.first}.${adjuster.last}@claims.example`.toLowerCase(),
    LitigationManagerNm: inCourt ? random.pick(litigationManagers) : null,
    SourceNm: random.pick(sources(policy.ClientId)),
    ...valueAt(course, age.valued),
    ...(ofDriver && { Vehicle: unitOf(policy.ClientId, random), LossTime: timeOfLoss(random) }),
  }
  return { claim, policy, course }
}

function drawLoss({ losses: choices }: Line, random: Random): Loss {
  let rest = random.whole(0, choices.reduce((sum, { often }) => sum + often, 0) - 1)
  for (const loss of choices) if ((rest -= loss.often) < 0) return loss
  return random.pick(choices)
}

/** One of the drivers of a company: about as many as it has trucks, so that some show more than once. */
const driverOf = (ClientId: number, random: Random) =>
  nameOfSomebody(randomOf(`driver ${ClientId}`, random.whole(1, fleetOf(ClientId))))

/** Unit numbers of the fleet; one claim in ten does not name the unit. */
const unitOf = (ClientId: number, random: Random) =>
  random.chance(0.1) ? null : `Unit ${100 + random.whole(1, fleetOf(ClientId))}`

/** Most losses happen between the morning and the evening rush; administrators know the time of four in five. */
const timeOfLoss = (random: Random) =>
  random.chance(0.2)
    ? null
    : [(random.whole(5, 17) + random.whole(0, 7)) % 24, random.whole(0, 11) * 5]
        .map((part) => String(part).padStart(2, '0'))
        .join(':')

const adjusters = lastNames.slice(0, 14).map((last, index) => ({ first: firstNames[index * 5 + 3] ?? '', last }))
const adjusterOf = (PolicyId: number) => randomOf('adjuster', PolicyId).pick(adjusters)
const litigationManagers = lastNames.slice(18, 25).map((last, index) => `${firstNames[index * 3] ?? ''} ${last}`)
