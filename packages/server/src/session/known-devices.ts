import { and, eq, gt, sql } from 'drizzle-orm'

import type { Transaction } from '../database/database.ts'
import { knownDevices } from '../database/tables/users.ts'
import { hashToken, newToken } from '../sealing/token.ts'

/** Days for which a device is remembered after a sign-in. */
export const knownDeviceDays = 90
const forgottenAfter = sql`now() + ${knownDeviceDays} * interval '1 day'`

const isOf = (userId: number, token: string) =>
  and(
    eq(knownDevices.tokenHash, hashToken(token)),
    eq(knownDevices.UsersRecId, userId),
    gt(knownDevices.expiresAt, sql`now()`),
  )

/**
 * Whether the account has signed in before on the device with this token. Runs the same query for an unknown account or
 * token, so that timing reveals nothing.
 */
export async function isKnownDevice(tx: Transaction<'system'>, userId = 0, token = ''): Promise<boolean> {
  const found = await tx.select({ id: knownDevices.UsersRecId }).from(knownDevices).where(isOf(userId, token))
  return found.length > 0
}

/** Remembers the device of a sign-in. Returns a token for a new device, undefined for a known one. */
export async function rememberDevice(
  tx: Transaction<'system'>,
  userId: number,
  token = '',
): Promise<string | undefined> {
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
