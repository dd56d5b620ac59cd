import { and, eq, gte, isNull, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { linesOfBusiness, type ClaimFilter, type UnknownFact } from '@captive/api-client/contract'

import type { Transaction } from '../../../database/database.ts'
import { asDay } from '../../../database/moment.ts'
import { companyInScope, type Scope } from '../../../database/scope.ts'
import { claims, totalIncurred } from '../../../database/tables/claims.ts'
import { clients, policies } from '../../../database/tables/clients.ts'
import { daysToReport, isOpen } from './claim-sums.ts'

/** The year in which a policy took effect. */
export const policyYear = sql<number>`extract(year from ${policies.EffectiveDate})::integer`

export const adjusterName = sql<string>`trim(${claims.AdjusterFirstName} || ' ' || ${claims.AdjusterLastName})`

/** Empty for a claim without a driver. */
export const driverName = sql<string>`coalesce(${claims.DriverName}, '')`

/** Empty for a claim without a vehicle. */
export const vehicleName = sql<string>`coalesce(${claims.Vehicle}, '')`

/** The hour of the loss as two digits; empty if the time is unknown. */
export const hourOfLoss = sql<string>`coalesce(left(${claims.LossTime}, 2), '')`

/** Compares lines of business by letters only, as `isSameLine` does (AMB-085). */
const letters = (line: SQL) => sql`regexp_replace(lower(${line}), '[^a-z]', '', 'g')`

const policyLine = letters(sql`${policies.LOB}`)
const isOtherLine = sql`${policyLine} <> all(array[${sql.join(
  linesOfBusiness.map((line) => letters(sql`${line}::text`)),
  sql`, `,
)}])`

const isUnknown: Record<Exclude<UnknownFact, 'line'>, SQL> = {
  cause: eq(claims.LossType, ''),
  state: eq(claims.StateCode, ''),
  driver: sql`${driverName} = ''`,
  vehicle: sql`${vehicleName} = ''`,
  hour: sql`${hourOfLoss} = ''`,
  reported: isNull(claims.ReportedDate),
}

type ClaimConditions = Omit<ClaimFilter, 'Text' | 'from' | 'to'>

const when = <T>(value: T | undefined, condition: (value: T) => SQL) =>
  value === undefined ? undefined : condition(value)

/** The conditions of a filter, except the words, which `findByWords` looks up. */
export async function claimConditions(
  tx: Transaction,
  scope: Scope,
  filter: ClaimConditions,
): Promise<SQL | undefined> {
  return and(
    companyInScope(scope, claims.ClientId),
    when(filter.ClientId, (id) => eq(claims.ClientId, id)),
    await ofProgram(tx, filter),
    when(filter.PolicyId, (id) => eq(claims.PolicyId, id)),
    await ofPolicies(tx, filter),
    when(filter.Status, (status) => (status === 'open' ? isOpen : sql`not ${isOpen}`)),
    when(filter.State, (state) => eq(claims.StateCode, state)),
    when(filter.Cause, (cause) => eq(claims.LossType, cause)),
    when(filter.Place, (place) => eq(claims.LossLocation, place)),
    when(filter.Driver, (driver) => eq(claims.DriverName, driver)),
    when(filter.Vehicle, (vehicle) => eq(claims.Vehicle, vehicle)),
    when(filter.Hour, (hour) => eq(hourOfLoss, String(hour).padStart(2, '0'))),
    when(filter.Adjuster, (name) => eq(adjusterName, name)),
    filter.Without === undefined || filter.Without === 'line' ? undefined : isUnknown[filter.Without],
    when(filter.Least, (amount) => sql`${totalIncurred} >= ${amount}::numeric`),
    when(filter.Most, (amount) => sql`${totalIncurred} < ${amount}::numeric`),
    when(filter.LeastLag, (days) => gte(daysToReport, days)),
    when(filter.MostLag, (days) => lte(daysToReport, days)),
  )
}

/**
 * The condition that a column has one of these ids, which are read first. PostgreSQL then knows their number, and
 * chooses well between a scan in claim order and an index scan.
 */
const isOneOf = (column: PgColumn, ids: readonly number[]) => sql`${column} = any(${sql.param(ids)}::integer[])`

async function ofPolicies(
  tx: Transaction,
  { ClientId, Line, Year, Without }: ClaimConditions,
): Promise<SQL | undefined> {
  const ofPolicy = and(
    when(Line, (line) => sql`${policyLine} = ${letters(sql`${line}::text`)}`),
    when(Year, (year) => eq(policyYear, year)),
    Without === 'line' ? isOtherLine : undefined,
  )
  if (!ofPolicy) return undefined
  const ofCompany = when(ClientId, (id) => eq(policies.ClientId, id))
  const found = await tx.select({ id: policies.PolicyId }).from(policies).where(and(ofPolicy, ofCompany))
  return isOneOf(
    claims.PolicyId,
    found.map(({ id }) => id),
  )
}

async function ofProgram(tx: Transaction, { ProgramsRecId }: ClaimConditions): Promise<SQL | undefined> {
  if (ProgramsRecId === undefined) return undefined
  const found = await tx.select({ id: clients.ClientId }).from(clients).where(eq(clients.ProgramsRecId, ProgramsRecId))
  return isOneOf(
    claims.ClientId,
    found.map(({ id }) => id),
  )
}

/** The claims whose loss date is in a range; `to` is exclusive. */
export const lossBetween = ({ from, to }: Pick<ClaimFilter, 'from' | 'to'>): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(claims.LossDate, sql`${asDay(from)}::text::date`),
    to === undefined ? undefined : lt(claims.LossDate, sql`${asDay(to)}::text::date`),
  )
