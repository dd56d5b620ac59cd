import { and, asc, eq } from 'drizzle-orm'

import type { Transaction } from '../database/database.ts'
import { clients } from '../database/tables/clients.ts'
import { users } from '../database/tables/users.ts'

/** The first active user of a company, and what a report says about the user. Undefined for a company without users. */
export async function firstReporter(tx: Transaction, company: number) {
  const [found] = await tx
    .select({ user: users, client: clients })
    .from(users)
    .innerJoin(clients, eq(clients.ClientId, users.ClientId))
    .where(and(eq(users.ClientId, company), eq(users.IsActive, 1)))
    .orderBy(asc(users.RecId))
    .limit(1)
  if (!found) return undefined
  const { user, client } = found
  const personalInfo = {
    company: client.ClientName,
    email: user.Email,
    phone: user.Phone,
    policyNumber: '',
    street: client.Line1,
    city: client.City,
    state: client.State,
    zip: client.ZipCode,
    confirmed: true,
  }
  return { user, personalInfo }
}
