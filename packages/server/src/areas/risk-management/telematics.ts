import { and, asc, desc, eq, gt, gte, inArray, sql } from 'drizzle-orm'
import type { SpeedingRank, SpeedingSummary, TechnologyVendor } from '@captive/api-client/contract'

import type { Database, Transaction } from '../../database/database.ts'
import { companyInScope, inScope, systemScope, type Scope } from '../../database/scope.ts'
import { clients } from '../../database/tables/clients.ts'
import {
  technologyVendors,
  telematicsMonths,
  telematicsProviders,
  telematicsStatus,
} from '../../database/tables/telematics.ts'

const monthsAgo = (months: number) => sql`to_char(current_date - ${months} * interval '1 month', 'YYYYMM')`

/** Two years of data of the requested companies in scope. */
export const listSpeeding = (tx: Transaction, scope: Scope, clientIds: number[]): Promise<SpeedingSummary[]> =>
  tx
    .select({
      ClientId: telematicsMonths.ClientId,
      YearMonth: telematicsMonths.YearMonth,
      SpeedingUnder5_Sec: telematicsMonths.SpeedingUnder5_Sec,
      Speeding5To10_Sec: telematicsMonths.Speeding5To10_Sec,
      Speeding10To15_Sec: telematicsMonths.Speeding10To15_Sec,
      SpeedingOver15_Sec: telematicsMonths.SpeedingOver15_Sec,
      TotalMovingTime_Hr: telematicsMonths.TotalMovingTime_Hr,
    })
    .from(telematicsMonths)
    .where(
      and(
        inArray(telematicsMonths.ClientId, clientIds),
        gte(telematicsMonths.YearMonth, monthsAgo(23)),
        companyInScope(scope, telematicsMonths.ClientId),
      ),
    )
    .orderBy(desc(telematicsMonths.YearMonth), asc(telematicsMonths.ClientId))

/** In a smaller group a rank would reveal figures of other members (docs/decisions/0018). */
const smallestGroup = 5

/**
 * The monthly rank of a company among the members of its program by the ratio of speeding time to driving time (areas
 * §9), for twelve months. Row-level security would hide the other members, so this reads in the system scope, and
 * returns only the number of the others.
 */
export const listRanks = (database: Database, scope: Scope, clientId: number): Promise<SpeedingRank[]> =>
  database.transaction(systemScope, (tx) => {
    const { SpeedingUnder5_Sec, Speeding5To10_Sec, Speeding10To15_Sec, SpeedingOver15_Sec } = telematicsMonths
    const sped = sql`${SpeedingUnder5_Sec} + ${Speeding5To10_Sec} + ${Speeding10To15_Sec} + ${SpeedingOver15_Sec}`
    const program = tx
      .select({ id: clients.ProgramsRecId })
      .from(clients)
      .where(and(eq(clients.ClientId, clientId), inScope(scope)))
    const ranked = tx
      .select({
        ClientId: telematicsMonths.ClientId,
        YearMonth: telematicsMonths.YearMonth,
        Rank: sql<number>`rank() over (partition by ${telematicsMonths.YearMonth} order by (${sped}) / ${telematicsMonths.TotalMovingTime_Hr})::integer`.as(
          'place',
        ),
        Members: sql<number>`count(*) over (partition by ${telematicsMonths.YearMonth})::integer`.as('members'),
      })
      .from(telematicsMonths)
      .innerJoin(clients, eq(clients.ClientId, telematicsMonths.ClientId))
      .where(
        and(
          eq(clients.ClientType, 'Policyholder'),
          inArray(clients.ProgramsRecId, program),
          gte(telematicsMonths.YearMonth, monthsAgo(11)),
          gt(telematicsMonths.TotalMovingTime_Hr, 0),
        ),
      )
      .as('ranked')
    return tx
      .select({ YearMonth: ranked.YearMonth, Rank: ranked.Rank, Members: ranked.Members })
      .from(ranked)
      .where(and(eq(ranked.ClientId, clientId), gte(ranked.Members, smallestGroup)))
      .orderBy(desc(ranked.YearMonth))
  })

export async function findTelematicsStatus(tx: Transaction, scope: Scope, clientId: number) {
  const [found] = await tx
    .select({ statusAtUI: telematicsStatus.statusAtUI, dcPowerUnit: telematicsStatus.dcPowerUnit })
    .from(telematicsStatus)
    .where(and(eq(telematicsStatus.ClientId, clientId), companyInScope(scope, telematicsStatus.ClientId)))
  return found
}

/** `yearMonth` is yyyyMM. Null without data. */
export async function findVehicleCount(tx: Transaction, scope: Scope, clientId: number, yearMonth: string) {
  const [found] = await tx
    .select({ vehicleCount: telematicsMonths.vehicleCount })
    .from(telematicsMonths)
    .where(
      and(
        eq(telematicsMonths.ClientId, clientId),
        eq(telematicsMonths.YearMonth, yearMonth),
        companyInScope(scope, telematicsMonths.ClientId),
      ),
    )
  return found ?? null
}

export const listProviders = (tx: Transaction, scope: Scope, clientId: number) =>
  tx
    .select({ tsp: telematicsProviders.tsp })
    .from(telematicsProviders)
    .where(and(eq(telematicsProviders.ClientId, clientId), companyInScope(scope, telematicsProviders.ClientId)))
    .orderBy(asc(telematicsProviders.tsp))

export const listVendors = (tx: Transaction): Promise<TechnologyVendor[]> =>
  tx.select().from(technologyVendors).orderBy(asc(technologyVendors.Name))
