import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { inReach, type Scope } from '../../database/scope.ts'
import { clients } from '../../database/tables/clients.ts'

/** The address of a company in reach. */
export async function findPlace(tx: Transaction, scope: Scope, clientId: number) {
  const [place] = await tx
    .select({ city: clients.City, state: clients.State, zip: clients.ZipCode })
    .from(clients)
    .where(and(eq(clients.ClientId, clientId), inReach(scope)))
  return place
}
