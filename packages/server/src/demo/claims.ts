import type { claims } from '../database/tables/claims.ts'
import type { Book } from './book.ts'
import { addDays, daysBetween, earlier, endOfQuarter, newestQuarter } from './calendar.ts'
import { drawCourse, statusOf, valueAt } from './claim-course.ts'
import { demoCompanies, fleetOf, largestCompany, type Company } from './companies.ts'
import { drawLoss, lineFigures } from './losses.ts'
import { firstNames, lastNames, nameOfSomebody } from './names.ts'
import { placesNear, streets } from './places.ts'
import { endOf, isInForce, type DemoPolicy } from './policies.ts'
import { randomOf, type Random } from './random.ts'
import { shareOut } from './share-out.ts'
import { fill } from './words.ts'

/** Claims of a policy whose losses happen between two days. */
interface PlannedClaims {
  policy: DemoPolicy
  count: number
  from: string
  to: string
  /** The report of a loss that was noticed late. */
  reportedOn?: string
}

const allClaims = 40_000
const ofLargestCompany = 20_000

/** All claims of the insured companies, policy by policy. Each claim uses its own random sequence. */
export function* generateClaims(book: Book): Generator<ClaimStory> {
  const companies = new Map(book.insureds.map((company) => [company.ClientId, company]))
  let RecId = 500_000
  for (const planned of planClaims(book)) {
    const company = companies.get(planned.policy.ClientId)
    if (!company) continue
    for (let left = planned.count; left > 0; left--) yield generateClaim(book, planned, company, ++RecId)
  }
}

/** Shares the claims out among the policies of all companies by fleet, line and time in force. */
function planClaims({ policies, today }: Book): PlannedClaims[] {
  const exposures = policies.flatMap((policy) => {
    const to = earlier(addDays(endOf(policy), -1), addDays(today, -1))
    const days = daysBetween(policy.EffectiveDate, to) + 1
    const luck = randomOf('claim plan', policy.PolicyId).between(0.4, 1.6)
    const weight = fleetOf(policy.ClientId) * lineFigures[policy.LOB].frequency * days * luck
    return days > 0 ? [{ policy, from: policy.EffectiveDate, to, weight }] : []
  })
  const recent = recentClaims(policies, today)
  const recentCount = recent.reduce((sum, { count }) => sum + count, 0)
  const planned = [true, false].flatMap((isLargest) => {
    const parts = exposures.filter(({ policy }) => (policy.ClientId === largestCompany) === isLargest)
    const weights = parts.map(({ weight }) => weight)
    const counts = shareOut(isLargest ? ofLargestCompany : allClaims - ofLargestCompany - recentCount, weights)
    return parts.map((part, index) => ({ ...part, count: counts[index] ?? 0 }))
  })
  return [...planned, ...recent].sort((one, other) => one.policy.PolicyId - other.policy.PolicyId)
}

/** New claims relative to today: two for each policy of the member, and two late reports of the expired member. */
function recentClaims(policies: readonly DemoPolicy[], today: string): PlannedClaims[] {
  const from = addDays(today, -28)
  const ofMember = policies
    .filter((policy) => policy.ClientId === demoCompanies.member && isInForce(policy, from))
    .map((policy) => ({ policy, count: 2, from, to: earlier(addDays(today, -3), addDays(endOf(policy), -1)) }))
  const late = policies
    .filter(({ ClientId, LOB }) => ClientId === demoCompanies.xmember && LOB === 'Workers Compensation')
    .slice(-1)
    .map((policy) => {
      const to = addDays(endOf(policy), -1)
      return { policy, count: 2, from: policy.EffectiveDate, to, reportedOn: addDays(today, -20) }
    })
  return [...ofMember, ...late]
}

/** This administrator sends a loss run of the companies of the demo accounts each month. */
export const monthlySender = 'Harbor Claims Service'
const served: readonly number[] = [demoCompanies.member, demoCompanies.xmember]

const adjusters = lastNames.slice(0, 14).map((last, index) => ({ first: firstNames[index * 5 + 3] ?? '', last }))
const litigationManagers = lastNames.slice(18, 25).map((last, index) => `${firstNames[index * 3] ?? ''} ${last}`)

/** A claim as it is today, with its policy, its company and its whole course. */
export type ClaimStory = ReturnType<typeof generateClaim>

function generateClaim(book: Book, planned: PlannedClaims, company: Company, RecId: number) {
  const { policy, from, to, reportedOn } = planned
  const { ClientId, PolicyId, LOB } = policy
  const random = randomOf('claim', RecId)
  const [LossType, , median, facts] = drawLoss(LOB, random)
  const LossDate = addDays(from, random.whole(0, Math.max(0, daysBetween(from, to))))
  const lag = Math.min(Math.floor(random.skewed(1.6, 1.1)), 120)
  const ReportedDate = reportedOn ?? earlier(addDays(LossDate, lag), addDays(book.today, -1))
  const course = drawCourse(LOB, median, random)
  const valuation = endOfQuarter(newestQuarter(book.now)) // newer claims are valued when they are reported
  const ValuationDate = ReportedDate > valuation ? ReportedDate : valuation
  const age = { valued: daysBetween(ReportedDate, ValuationDate), today: daysBetween(ReportedDate, book.today) }
  const StatusCode = statusOf(course, age)
  const place = random.pick(placesNear(company.City ?? ''))
  const values = {
    claimant: nameOfSomebody(random),
    driver: nameOfSomebody(randomOf(`driver ${ClientId}`, random.whole(1, fleetOf(ClientId)))),
    street: `${random.whole(100, 9900)} ${random.pick(streets)}`,
    city: place.City,
    road: random.pick(place.roads),
  }
  const isOwnLoss = /^(Property -|Comprehensive|Cargo)/.test(LossType)
  const isAuto = LOB === 'Commercial Auto'
  const adjuster = randomOf('adjuster', PolicyId).pick(adjusters)
  const inCourt = course.loss + course.expense > 40_000 && random.chance(0.3)
  const administrator = served.includes(ClientId) ? monthlySender : 'Claims administrator'
  const claim: typeof claims.$inferInsert & { ReportedDate: string } = {
    RecId,
    ClientId,
    PolicyId,
    ClaimNumber: `${policy.PolicyNumber.slice(0, 2)}${LossDate.slice(2, 4)}-${RecId}`,
    LossDate,
    ReportedDate,
    ValuationDate,
    StatusCode,
    ClosedDate: StatusCode === 'Closed' ? addDays(ReportedDate, course.closedAt) : null,
    ClaimantName: isOwnLoss ? company.ClientName : values.claimant,
    DriverName: isAuto ? values.driver : null,
    LossType,
    LossLocation: `${facts.includes('{road}') ? `${values.road}, near` : `${values.street},`} ${place.City}`,
    StateCode: place.State,
    FactsofLoss: fill(facts, random, values),
    AdjusterFirstName: adjuster.first,
    AdjusterLastName: adjuster.last,
    AdjusterEmail: `${adjuster.first}.${adjuster.last}@claims.example`.toLowerCase(),
    LitigationManagerNm: inCourt ? random.pick(litigationManagers) : null,
    SourceNm: random.pick([administrator, administrator, 'Carrier']),
    ...valueAt(course, age.valued),
    ...(isAuto && vehicleAndTime(ClientId, random)),
  }
  return { claim, policy, course, company }
}

/** Some claims do not name the vehicle or the time. */
function vehicleAndTime(ClientId: number, random: Random) {
  const unit = 100 + random.whole(1, fleetOf(ClientId))
  const [hour, minute] = [random.whole(5, 22), random.whole(0, 11) * 5].map((part) => String(part).padStart(2, '0'))
  const Vehicle = random.chance(0.1) ? null : `Unit ${unit}`
  return { Vehicle, LossTime: random.chance(0.2) ? null : `${hour}:${minute}` }
}
