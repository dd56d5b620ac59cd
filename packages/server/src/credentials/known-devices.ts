import { and, eq, gt, sql } from 'drizzle-orm'

import type { Transaction } from '../database/database.ts'
import { knownDevices } from '../database/tables/users.ts'
import { hashToken, newToken } from '../sealing/token.ts'
import { maxUserAgentLength } from '../session/session.ts'

/** Days for which a device is remembered after a sign-in. */
export const knownDeviceDays = 90
const forgottenAfter = sql`now() + ${knownDeviceDays} * interval '1 day'`

const isOf = (userId: number, token: string) =>
  and(
    eq(knownDevices.tokenHash, hashToken(token)),
    eq(knownDevices.UsersRecId, userId),
    gt(knownDevices.expiresAt, sql`now()`),
  )

/** The network address and the browser of a sign-in. */
export interface Origin {
  networkAddress: string
  userAgent: string
}

/**
 * Whether the account has signed in before on the device with this token. Runs the same query for an unknown account or
 * token, so that timing reveals nothing.
 */
export async function isKnownDevice(tx: Transaction<'system'>, userId = 0, token = ''): Promise<boolean> {
  const found = await tx.select({ id: knownDevices.UsersRecId }).from(knownDevices).where(isOf(userId, token))
  return found.length > 0
}

/**
 * Remembers the device of a sign-in.
 * @returns a token for an unknown device; undefined for a known one. `isNews` says whether the owner should get a
 * notice: the account was used before, but never with this browser at this network address. A client that stores no
 * token causes only one notice.
 */
export async function rememberDevice(
  tx: Transaction<'system'>,
  userId: number,
  { networkAddress, userAgent }: Origin,
  token = '',
): Promise<{ token: string; isNews: boolean } | undefined> {
  const updated = await tx
    .update(knownDevices)
    .set({ expiresAt: forgottenAfter })
    .where(isOf(userId, token))
    .returning({ id: knownDevices.UsersRecId })
  if (updated.length > 0) return undefined
  const origin = { networkAddress, userAgent: userAgent.slice(0, maxUserAgentLength) }
  const earlier = await tx
    .select({ networkAddress: knownDevices.networkAddress, userAgent: knownDevices.userAgent })
    .from(knownDevices)
    .where(eq(knownDevices.UsersRecId, userId))
  const isLike = (device: Origin) =>
    device.networkAddress === origin.networkAddress && device.userAgent === origin.userAgent
  const device = newToken()
  await tx
    .insert(knownDevices)
    .values({ tokenHash: hashToken(device), UsersRecId: userId, expiresAt: forgottenAfter, ...origin })
  return { token: device, isNews: earlier.length > 0 && !earlier.some(isLike) }
}
