import { and, asc, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import type { MemberNumber, VehicleScheduleRow } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { companyInReach, type Scope } from '../../database/scope.ts'
import { policies } from '../../database/tables/clients.ts'
import { memberNumbers, vehicles } from '../../database/tables/governance.ts'

export const listMemberNumbers = (tx: Transaction, scope: Scope, clientId: number): Promise<MemberNumber[]> =>
  tx
    .select({ ProgramsRecId: memberNumbers.ProgramsRecId, Number: memberNumbers.Number })
    .from(memberNumbers)
    .where(and(eq(memberNumbers.ClientId, clientId), companyInReach(scope, memberNumbers.ClientId)))
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
    .where(
      and(
        eq(vehicles.ClientId, clientId),
        isNull(policies.CancelDate),
        lte(policies.EffectiveDate, sql`current_date`),
        gte(policies.ExpirationDate, sql`current_date`),
        companyInReach(scope, vehicles.ClientId),
      ),
    )
    .orderBy(asc(policies.PolicyNumber), asc(vehicles.RecId))
