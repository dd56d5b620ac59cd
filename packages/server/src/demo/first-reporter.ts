import { and, asc, eq } from 'drizzle-orm'

import type { Transaction } from '../database/database.ts'
import { clients } from '../database/tables/clients.ts'
import { users } from '../database/tables/users.ts'

/** The first active user of a company, with the company's name and address. Undefined where only a part of the demo data is loaded. */
export async function firstReporter(tx: Transaction, company: number) {
  const [found] = await tx
    .select({ user: users, client: clients })
    .from(users)
    .innerJoin(clients, eq(clients.ClientId, users.ClientId))
    .where(and(eq(users.ClientId, company), eq(users.IsActive, 1)))
    .orderBy(asc(users.RecId))
    .limit(1)
  if (!found) return undefined
  const { RecId, identityVersion, Email, Phone } = found.user
  return { ...found.client, RecId, identityVersion, Email, Phone }
}
