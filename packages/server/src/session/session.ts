import { and, eq, gt, sql } from 'drizzle-orm'

import type { Config } from '../config/config.ts'
import { hashToken, newToken } from '../sealing/token.ts'
import type { Transaction } from '../database/database.ts'
import type { Scope } from '../database/scope.ts'
import { sessions, userRoleGroups, users, type PendingStep } from '../database/tables/users.ts'

/** The caller, with permissions and scope. */
export interface Session {
  tokenHash: string
  /** The id that the user sees. */
  sessionId: number
  /** The pending second step. Until then, only calls that complete the sign-in are allowed. */
  pending: PendingStep | null
  secondsSinceSignIn: number
  userId: number
  email: string
  /** The user who views the portal as this user, read-only; null for the user's own session. */
  viewer: Pick<Session, 'userId' | 'companyId' | 'email'> | null
  /** The identity version of the account (see the table users). */
  identityVersion: number
  /** The company to which the account belongs (login company). */
  companyId: number
  /** The role, within `group`. */
  role: string
  group: { Name: string; Code: string }
  permissions: ReadonlySet<string>
  scope: Scope
  idleExpiresAt: Date
  idleSecondsLeft: number
  expiresAt: Date
}

/** The data of a sign-in that starts a session. */
export interface SignIn {
  userId: number
  keepSignedIn: boolean
  pending: PendingStep | null
  cookieHash: string | null
  networkAddress: string
  userAgent: string
}

/** Seconds within which the second step must follow. */
const pendingSeconds = 15 * 60

/** Starts a session for a user with an active role group and returns its token. */
export async function startSession(
  tx: Transaction<'system'>,
  { userId, keepSignedIn, pending, cookieHash, networkAddress, userAgent }: SignIn,
  limits: Config['session'],
): Promise<{ token: string; idle: number } | undefined> {
  const [link] = await tx
    .select({ id: userRoleGroups.RecId })
    .from(userRoleGroups)
    .where(and(eq(userRoleGroups.UsersRecId, userId), eq(userRoleGroups.IsActive, 1)))
  if (!link) return undefined
  const token = newToken()
  const lifetime = keepSignedIn ? limits.keptSignedIn : limits.absolute
  const [idle, seconds] = pending
    ? [pendingSeconds, pendingSeconds]
    : [keepSignedIn ? limits.keptSignedIn : limits.idle, lifetime]
  await tx.insert(sessions).values({
    tokenHash: hashToken(token),
    UsersRecId: userId,
    UserRoleGroupsRecId: link.id,
    idleSeconds: idle,
    expiresAt: sql`now() + ${seconds} * interval '1 second'`,
    pending,
    cookieHash,
    networkAddress,
    userAgent: userAgent.slice(0, maxUserAgentLength),
  })
  return { token, idle }
}

/** The stored length of a User-Agent header, in characters. */
export const maxUserAgentLength = 400

/** Whether a valid session is bound to the cookie. */
export async function isCookieInUse(tx: Transaction<'system'>, cookieHash: string): Promise<boolean> {
  const found = await tx
    .select({ id: sessions.RecId })
    .from(sessions)
    .where(and(eq(sessions.cookieHash, cookieHash), gt(sessions.expiresAt, sql`now()`)))
    .limit(1)
  return found.length > 0
}

export async function endSession(tx: Transaction<'system'>, tokenHash: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/**
 * Makes a session view the portal as another user, with that user's role, or as its own user again.
 * @returns whether that user may sign in and has a role
 */
export async function setViewed(tx: Transaction<'system'>, tokenHash: string, userId: number | null): Promise<boolean> {
  const viewed = { viewedUsersRecId: userId, viewedUserRoleGroupsRecId: null as number | null }
  if (userId !== null) {
    const [link] = await tx
      .select({ id: userRoleGroups.RecId })
      .from(userRoleGroups)
      .innerJoin(users, eq(users.RecId, userRoleGroups.UsersRecId))
      .where(and(eq(users.RecId, userId), eq(users.IsActive, 1), eq(userRoleGroups.IsActive, 1)))
    if (!link) return false
    viewed.viewedUserRoleGroupsRecId = link.id
  }
  await tx.update(sessions).set(viewed).where(eq(sessions.tokenHash, tokenHash))
  return true
}
