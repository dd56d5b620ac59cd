import type { PgTable } from 'drizzle-orm/pg-core'

import { dayOf } from '../database/moment.ts'
import { demoCompanies, generateCompanies } from './companies.ts'
import { generatePeople } from './people.ts'
import { generatePolicies, membershipsOf } from './policies.ts'
import { randomOf, seededRandom, type Random } from './random.ts'

/** The book of business. Everything else in the demo data is derived from it. */
export type Book = ReturnType<typeof createBook>

/**
 * Creates the same book each time except for its dates.
 * @param share the share of the insured companies that get claims, documents and so on; tests need only a part
 */
export function createBook(now: Date, share = 1) {
  const random = seededRandom(2026)
  const today = dayOf(now)
  const companies = generateCompanies(random)
  const people = generatePeople(companies, random)
  const memberships = companies.flatMap((company) => membershipsOf(company, now))
  const policies = generatePolicies(memberships, today)
  const demo: readonly number[] = Object.values(demoCompanies)
  const withPolicies = new Set(policies.map(({ ClientId }) => ClientId))
  /** These companies, with the days between which they were in any program. Members are in one until today. */
  const insureds = companies
    .filter(({ ClientId }) => withPolicies.has(ClientId))
    .filter(({ ClientId }) => demo.includes(ClientId) || randomOf('share', ClientId).between(0, 1) < share)
    .map((company) => {
      const own = memberships.filter(({ ClientId }) => ClientId === company.ClientId)
      const isMember = own.at(-1)?.isCurrent ?? false
      return { ...company, joined: own[0]?.from ?? '', until: isMember ? today : (own.at(-1)?.to ?? ''), isMember }
    })
  const byId = new Map(companies.map((company) => [company.ClientId, company]))
  const nameOf = (ClientId: number) => byId.get(ClientId)?.ClientName ?? ''
  const insuredIds = new Set(insureds.map(({ ClientId }) => ClientId))
  const isInsured = (ClientId: number) => insuredIds.has(ClientId)
  return { now, today, share, companies, nameOf, people, memberships, policies, insureds, isInsured }
}

/** Rows of each insured company, made with random numbers for this subject and company. */
export const ofInsureds = <Row>(
  { insureds }: Book,
  subject: string,
  rowsOf: (company: Book['insureds'][number], random: Random) => Row[],
) => insureds.flatMap((company) => rowsOf(company, randomOf(subject, company.ClientId)))

/** The active people of a company. */
export const activePeople = ({ people }: Book, company: number) =>
  people.filter(({ ClientId, IsActive }) => ClientId === company && IsActive === 1)

/** Rows of a table. */
export type Batch = { table: PgTable; rows: readonly object[] }

/** Rows of a table, checked against its columns. */
export const batch = <Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]): Batch => ({
  table,
  rows,
})
