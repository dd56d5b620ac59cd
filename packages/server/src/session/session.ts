import { and, eq, gt, sql } from 'drizzle-orm'

import type { Config } from '../config/config.ts'
import { hashToken, newToken } from '../sealing/token.ts'
import type { Transaction } from '../database/database.ts'
import type { Scope } from '../database/scope.ts'
import { sessions, userRoleGroups, users, type PendingStep } from '../database/tables/users.ts'

/** Who calls, and what that person may do and see. */
export interface Session {
  tokenHash: string
  /** Names the session to its user. */
  sessionId: number
  /** The second step that is missing. Only calls that finish signing in may be made then. */
  pending: PendingStep | null
  secondsSinceSignIn: number
  userId: number
  email: string
  /** The person who views the portal as this user, read-only; null for the user's own session. */
  viewer: Pick<Session, 'userId' | 'companyId' | 'email'> | null
  /** The identity version of the account (see the table users). */
  identityVersion: number
  /** The login company. */
  companyId: number
  /** The role, and the group within which it is held. */
  role: string
  group: { Name: string; Code: string }
  permissions: ReadonlySet<string>
  scope: Scope
  idleExpiresAt: Date
  idleSecondsLeft: number
  expiresAt: Date
}

/** The staff group is known by its name (AMB-026), in SQL by reach_of(). */
export const isStaffGroup = ({ Name, Code }: Session['group']): boolean => /maxx/i.test(Name) || /maxx/i.test(Code)

/** A sign-in that may become a session. */
export interface SignIn {
  userId: number
  keepSignedIn: boolean
  pending: PendingStep | null
  cookieHash: string | null
  networkAddress: string
  userAgent: string
}

/** Seconds in which a second step has to follow. */
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
  const whole = keepSignedIn ? limits.kept : limits.absolute
  const [idle, seconds] = pending ? [pendingSeconds, pendingSeconds] : [keepSignedIn ? limits.kept : limits.idle, whole]
  await tx.insert(sessions).values({
    tokenHash: hashToken(token),
    UsersRecId: userId,
    UserRoleGroupsRecId: link.id,
    idleSeconds: idle,
    expiresAt: sql`now() + ${seconds} * interval '1 second'`,
    pending,
    cookieHash,
    networkAddress,
    userAgent: userAgent.slice(0, mostOfUserAgent),
  })
  return { token, idle }
}

/** Characters of a User-Agent header that are stored. */
export const mostOfUserAgent = 400

/** Whether a live session is bound to the cookie. */
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
 * Lets a session view the portal as another user in that user's role, or as its own person again.
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
