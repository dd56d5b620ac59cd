import { and, eq, gt, sql } from 'drizzle-orm'

import type { Transaction } from '../database/database.ts'
import { knownDevices } from '../database/tables/users.ts'
import { hashToken, newToken } from '../sealing/token.ts'

/** How long a device stays known without a sign-in on it. */
export const knownDeviceDays = 90
const forgottenAfter = sql`now() + ${knownDeviceDays} * interval '1 day'`

const isOf = (userId: number, token: string) =>
  and(
    eq(knownDevices.tokenHash, hashToken(token)),
    eq(knownDevices.UsersRecId, userId),
    gt(knownDevices.expiresAt, sql`now()`),
  )

/**
 * Whether an account has signed in before on the device that holds a token. An account or token that is none is looked
 * for as well: the answer takes as long.
 */
export async function isKnownDevice(tx: Transaction, userId = 0, token = ''): Promise<boolean> {
  const found = await tx.select({ id: knownDevices.UsersRecId }).from(knownDevices).where(isOf(userId, token))
  return found.length > 0
}

/** Keeps a device known on which an account signed in; gives the token of one that was not. */
export async function rememberDevice(tx: Transaction, userId: number, token = ''): Promise<string | undefined> {
  const kept = await tx
    .update(knownDevices)
    .set({ expiresAt: forgottenAfter })
    .where(isOf(userId, token))
    .returning({ id: knownDevices.UsersRecId })
  if (kept.length > 0) return undefined
  const device = newToken()
  await tx.insert(knownDevices).values({ tokenHash: hashToken(device), UsersRecId: userId, expiresAt: forgottenAfter })
  return device
}
