import { and, asc, desc, eq, gte, inArray, or, sql } from 'drizzle-orm'
import type { SpeedingSummary, TechnologyVendor } from '@captive/api-client/contract'

import type { Database, Transaction } from '../../database/database.ts'
import { inReach, programInReach, systemScope, type Scope } from '../../database/scope.ts'
import { clients } from '../../database/tables/clients.ts'
import {
  technologyVendors,
  telematicsMonths,
  telematicsProviders,
  telematicsStatus,
} from '../../database/tables/telematics.ts'

const twoYearsAgo = sql`to_char(current_date - interval '23 months', 'YYYYMM')`

/**
 * Two years of the companies asked for: those in reach, and other members of their programs without an id, so that a
 * company can be ranked among them (AMB-185). Row-level security would hide the others, so it is read in the system's
 * scope, under the predicates of the session.
 */
export const listSpeeding = (database: Database, scope: Scope, clientIds: number[]): Promise<SpeedingSummary[]> =>
  database.transaction(systemScope, (tx) =>
    tx
      .select({
        ClientId: sql<number | null>`case when ${inReach(scope)} then ${clients.ClientId} end`,
        YearMonth: telematicsMonths.YearMonth,
        SpeedingUnder5_Sec: telematicsMonths.SpeedingUnder5_Sec,
        Speeding5To10_Sec: telematicsMonths.Speeding5To10_Sec,
        Speeding10To15_Sec: telematicsMonths.Speeding10To15_Sec,
        SpeedingOver15_Sec: telematicsMonths.SpeedingOver15_Sec,
        TotalMovingTime_Hr: telematicsMonths.TotalMovingTime_Hr,
      })
      .from(telematicsMonths)
      .innerJoin(clients, eq(clients.ClientId, telematicsMonths.ClientId))
      .where(
        and(
          inArray(telematicsMonths.ClientId, clientIds),
          gte(telematicsMonths.YearMonth, twoYearsAgo),
          or(inReach(scope), and(eq(clients.ClientType, 'Policyholder'), programInReach(scope, clients.ProgramsRecId))),
        ),
      )
      // Not by company: the place in the list would tell which one it is.
      .orderBy(desc(telematicsMonths.YearMonth), asc(telematicsMonths.TotalMovingTime_Hr)),
  )

export async function findTelematicsStatus(tx: Transaction, scope: Scope, clientId: number) {
  const [found] = await tx
    .select({ statusAtUI: telematicsStatus.statusAtUI, dcPowerUnit: telematicsStatus.dcPowerUnit })
    .from(telematicsStatus)
    .innerJoin(clients, eq(clients.ClientId, telematicsStatus.ClientId))
    .where(and(eq(telematicsStatus.ClientId, clientId), inReach(scope)))
  return found
}

/** `yearMonth` as yyyyMM; null where nothing came in. */
export async function findVehicleCount(tx: Transaction, scope: Scope, clientId: number, yearMonth: string) {
  const [found] = await tx
    .select({ vehicleCount: telematicsMonths.vehicleCount })
    .from(telematicsMonths)
    .innerJoin(clients, eq(clients.ClientId, telematicsMonths.ClientId))
    .where(and(eq(telematicsMonths.ClientId, clientId), eq(telematicsMonths.YearMonth, yearMonth), inReach(scope)))
  return found ?? null
}

export const listProviders = (tx: Transaction, scope: Scope, clientId: number) =>
  tx
    .select({ tsp: telematicsProviders.tsp })
    .from(telematicsProviders)
    .innerJoin(clients, eq(clients.ClientId, telematicsProviders.ClientId))
    .where(and(eq(telematicsProviders.ClientId, clientId), inReach(scope)))
    .orderBy(asc(telematicsProviders.tsp))

export const listVendors = (tx: Transaction): Promise<TechnologyVendor[]> =>
  tx.select().from(technologyVendors).orderBy(asc(technologyVendors.Name))
