import { and, eq, gte, isNull, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { linesOfBusiness, type ClaimFilter, type UnknownFact } from '@captive/api-client/contract'

import { asDay } from '../../../database/moment.ts'
import { companyInReach, type Scope } from '../../../database/scope.ts'
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

/** Compares with an array, not a join. PostgreSQL then reads claims in their order and stops at the end of a page. */
const isOneOf = (column: PgColumn, ids: SQL) => sql`${column} = any(array(${ids}))`
const ofPolicies = (condition: SQL) =>
  isOneOf(claims.PolicyId, sql`select ${policies.PolicyId} from ${policies} where ${condition}`)

const isUnknown: Record<UnknownFact, SQL> = {
  line: ofPolicies(
    sql`${letters(sql`${policies.LOB}`)} <> all(array[${sql.join(
      linesOfBusiness.map((line) => letters(sql`${line}::text`)),
      sql`, `,
    )}])`,
  ),
  cause: eq(claims.LossType, ''),
  state: eq(claims.StateCode, ''),
  driver: sql`${driverName} = ''`,
  vehicle: sql`${vehicleName} = ''`,
  hour: sql`${hourOfLoss} = ''`,
  reported: isNull(claims.ReportedDate),
}

/** What a claim must meet; except for the words, which `findByWords` looks up. */
export function claimConditions(scope: Scope, asked: Omit<ClaimFilter, 'Text' | 'from' | 'to'>): SQL | undefined {
  const when = <T>(value: T | undefined, condition: (value: T) => SQL) =>
    value === undefined ? undefined : condition(value)
  return and(
    companyInReach(scope, claims.ClientId),
    when(asked.ClientId, (id) => eq(claims.ClientId, id)),
    when(asked.ProgramsRecId, (id) =>
      isOneOf(claims.ClientId, sql`select ${clients.ClientId} from ${clients} where ${eq(clients.ProgramsRecId, id)}`),
    ),
    when(asked.PolicyId, (id) => eq(claims.PolicyId, id)),
    when(asked.Line, (line) => ofPolicies(sql`${letters(sql`${policies.LOB}`)} = ${letters(sql`${line}::text`)}`)),
    when(asked.Year, (year) => ofPolicies(eq(policyYear, year))),
    when(asked.Status, (status) => (status === 'open' ? isOpen : sql`not ${isOpen}`)),
    when(asked.State, (state) => eq(claims.StateCode, state)),
    when(asked.Cause, (cause) => eq(claims.LossType, cause)),
    when(asked.Place, (place) => eq(claims.LossLocation, place)),
    when(asked.Driver, (driver) => eq(claims.DriverName, driver)),
    when(asked.Vehicle, (vehicle) => eq(claims.Vehicle, vehicle)),
    when(asked.Hour, (hour) => eq(hourOfLoss, String(hour).padStart(2, '0'))),
    when(asked.Adjuster, (name) => eq(adjusterName, name)),
    when(asked.Without, (fact) => isUnknown[fact]),
    when(asked.Least, (amount) => sql`${totalIncurred} >= ${amount}::numeric`),
    when(asked.Most, (amount) => sql`${totalIncurred} < ${amount}::numeric`),
    when(asked.LeastLag, (days) => gte(daysToReport, days)),
    when(asked.MostLag, (days) => lte(daysToReport, days)),
  )
}

/** The claims whose day of loss is in a range; `to` is exclusive. */
export const lossBetween = ({ from, to }: Pick<ClaimFilter, 'from' | 'to'>): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(claims.LossDate, sql`${asDay(from)}::text::date`),
    to === undefined ? undefined : lt(claims.LossDate, sql`${asDay(to)}::text::date`),
  )
