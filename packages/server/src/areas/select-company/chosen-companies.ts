import { sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { chosenCompanies } from '../../database/tables/attention.ts'

const { UsersRecId, ClientId } = chosenCompanies

/** Stores when a user last chose a company. */
export async function noteChosenCompany(tx: Transaction, userId: number, clientId: number): Promise<void> {
  await tx
    .insert(chosenCompanies)
    .values({ UsersRecId: userId, ClientId: clientId, openedAt: sql`now()` })
    .onConflictDoUpdate({ target: [UsersRecId, ClientId], set: { openedAt: sql`now()` } })
}

/** Stores whether a user wants a company at the top of the list. */
export async function starCompany(
  tx: Transaction,
  userId: number,
  clientId: number,
  isStarred: boolean,
): Promise<void> {
  await tx
    .insert(chosenCompanies)
    .values({ UsersRecId: userId, ClientId: clientId, isStarred })
    .onConflictDoUpdate({ target: [UsersRecId, ClientId], set: { isStarred } })
}
