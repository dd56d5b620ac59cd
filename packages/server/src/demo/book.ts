import { demoCompanies, generateCompanies, largestCompany, type Company } from './companies.ts'
import { membershipsOf, type Membership } from './memberships.ts'
import { generatePeople, type Person } from './people.ts'
import { generatePolicies, type DemoPolicy } from './policies.ts'
import { randomOf, seededRandom } from './random.ts'

/** The book of business: what everything else in the demo data hangs on. */
export interface Book {
  today: Date
  companies: readonly Company[]
  people: readonly Person[]
  memberships: readonly Membership[]
  policies: readonly DemoPolicy[]
  /** From 0 to 1: how many of the companies with policies have claims, documents, funds and all the rest. */
  share: number
  /** Those that have; the ones of the demo accounts always. */
  insureds: readonly Company[]
  isInsured(ClientId: number): boolean
}

/** The same each time but for its dates; tests need only a share of it. */
export function createBook(today: Date, share = 1): Book {
  const random = seededRandom(2026)
  const companies = generateCompanies(random)
  const people = generatePeople(companies, random)
  const memberships = companies.flatMap((company) => membershipsOf(company, today))
  const policies = generatePolicies(memberships, today)
  const demo: readonly number[] = Object.values(demoCompanies)
  const withPolicies = new Set(policies.map(({ ClientId }) => ClientId))
  const insureds = companies.filter(
    ({ ClientId }) =>
      withPolicies.has(ClientId) && (demo.includes(ClientId) || randomOf('share', ClientId).between(0, 1) < share),
  )
  const ids = new Set(insureds.map(({ ClientId }) => ClientId))
  const isInsured = (ClientId: number) => ids.has(ClientId)
  return { today, companies, people, memberships, policies, share, insureds, isInsured }
}

const knownFleets: Record<number, number> = {
  [demoCompanies.member]: 36,
  [demoCompanies.xmember]: 24,
  [largestCompany]: 3000,
}

/** How many vehicles a company runs; its premium, its claims and its telematics go with it. */
export const fleetOf = (ClientId: number): number => knownFleets[ClientId] ?? randomOf('fleet', ClientId).whole(5, 40)

/** The trucks of a fleet: every fourth vehicle is a trailer. */
export const powerUnitsOf = (ClientId: number): number => fleetOf(ClientId) - Math.floor(fleetOf(ClientId) / 4)
