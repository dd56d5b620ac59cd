import type { SearchHit } from '@captive/api-client/contract'
import { and, asc, eq, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { readIds } from '../../database/read-ids.ts'
import { clients, policies } from '../../database/tables/clients.ts'
import { vehicles } from '../../database/tables/governance.ts'
import type { Session } from '../../session/session.ts'
import { isInForce } from '../member-kiosk/index.ts'
import { maxCandidates, type SearchQuery } from './search-query.ts'

/** Vehicles on policies in force, by year, make, model or VIN. */
export async function findVehicles(tx: Transaction, { scope }: Session, { text }: SearchQuery): Promise<SearchHit[]> {
  const ids = await readIds(tx, sql`find_vehicles(${text}, ${maxCandidates})`)
  if (ids.length === 0) return []
  const found = await tx
    .select({
      RecId: vehicles.RecId,
      Label: sql<string>`concat_ws(' ', ${vehicles.Vehyear}, ${vehicles.Make}, ${vehicles.Model})`,
      Detail: vehicles.VIN,
      ClientId: vehicles.ClientId,
      ClientName: clients.ClientName,
    })
    .from(vehicles)
    .innerJoin(policies, eq(policies.PolicyId, vehicles.PolicyId))
    .innerJoin(clients, eq(clients.ClientId, vehicles.ClientId))
    .where(and(sql`${vehicles.RecId} = any(${sql.param(ids)}::integer[])`, isInForce(scope)))
    .orderBy(asc(clients.ClientName), asc(vehicles.RecId))
  return found.map((vehicle) => ({
    ...vehicle,
    Kind: 'vehicle',
    Date: null,
    Link: `/insurance/member-kiosk?search=${encodeURIComponent(vehicle.Detail)}`,
  }))
}
