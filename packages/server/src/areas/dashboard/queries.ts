import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { inScope, type Scope } from '../../database/scope.ts'
import { clients } from '../../database/tables/clients.ts'

/** The address of a company in scope. */
export async function findPlace(tx: Transaction, scope: Scope, clientId: number) {
  const [place] = await tx
    .select({ city: clients.City, state: clients.State, zip: clients.ZipCode })
    .from(clients)
    .where(and(eq(clients.ClientId, clientId), inScope(scope)))
  return place
}
