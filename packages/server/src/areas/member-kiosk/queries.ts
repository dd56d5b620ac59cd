import { and, asc, eq, gt, isNull, like, lt, lte, or, sql } from 'drizzle-orm'
import type { MemberNumber, VehicleScheduleRow } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { companyInScope, type Scope } from '../../database/scope.ts'
import { searchTextOf } from '../../database/search-text.ts'
import { policies } from '../../database/tables/clients.ts'
import { memberNumbers, vehicles } from '../../database/tables/governance.ts'

export const listMemberNumbers = (tx: Transaction, scope: Scope, clientId: number): Promise<MemberNumber[]> =>
  tx
    .select({ ProgramsRecId: memberNumbers.ProgramsRecId, Number: memberNumbers.Number })
    .from(memberNumbers)
    .where(and(eq(memberNumbers.ClientId, clientId), companyInScope(scope, memberNumbers.ClientId)))
    .orderBy(asc(memberNumbers.ProgramsRecId))

/** The vehicles of the policies in force today. */
export const listVehicles = (tx: Transaction, scope: Scope, clientId: number): Promise<VehicleScheduleRow[]> =>
  tx
    .select({
      PolicyNumber: policies.PolicyNumber,
      EffectiveDate: policies.EffectiveDate,
      ExpirationDate: policies.ExpirationDate,
      Vehyear: vehicles.Vehyear,
      Make: vehicles.Make,
      Model: vehicles.Model,
      VIN: vehicles.VIN,
      City: vehicles.City,
      RegistrationState: vehicles.RegistrationState,
      Type: vehicles.Type,
      ClassCode: vehicles.ClassCode,
      CostNew: vehicles.CostNew,
      Use: vehicles.Use,
      Radius: vehicles.Radius,
    })
    .from(vehicles)
    .innerJoin(policies, eq(policies.PolicyId, vehicles.PolicyId))
    .where(inForce(scope, clientId))
    .orderBy(asc(policies.PolicyNumber), asc(vehicles.RecId))

/** The first vehicles whose data contain all words, compared with `searchText`. */
export const findVehicles = (
  tx: Transaction,
  scope: Scope,
  { clientId, words, limit }: { clientId: number; words: readonly string[]; limit: number },
) =>
  tx
    .select({
      Vehyear: vehicles.Vehyear,
      Make: vehicles.Make,
      Model: vehicles.Model,
      VIN: vehicles.VIN,
      Type: vehicles.Type,
    })
    .from(vehicles)
    .innerJoin(policies, eq(policies.PolicyId, vehicles.PolicyId))
    .where(and(inForce(scope, clientId), ...words.map((word) => like(facts, `%${word}%`))))
    .orderBy(asc(vehicles.RecId))
    .limit(limit)

const facts = searchTextOf(
  sql`concat_ws(' ', ${vehicles.Vehyear}, ${vehicles.Make}, ${vehicles.Model}, ${vehicles.VIN})`,
)

const inForce = (scope: Scope, clientId: number) => and(eq(vehicles.ClientId, clientId), isInForce(scope))

/**
 * Whether a vehicle belongs to a policy in force today and to a company in scope. As in `policyStatus`, a policy ends
 * before its expiration date, and a cancel date in the year 1 or earlier is a placeholder.
 */
export const isInForce = (scope: Scope) =>
  and(
    or(isNull(policies.CancelDate), lt(policies.CancelDate, '0002-01-01')),
    lte(policies.EffectiveDate, sql`current_date`),
    gt(policies.ExpirationDate, sql`current_date`),
    companyInScope(scope, vehicles.ClientId),
  )
