import { and, eq, sql } from 'drizzle-orm'

import type { Config } from '../config/config.ts'
import { hashToken, newToken } from '../sealing/token.ts'
import type { Transaction } from '../database/database.ts'
import type { Scope } from '../database/scope.ts'
import { knownDevices, passwords, passwordTokens, sessions, userRoleGroups, users } from '../database/tables/users.ts'

/** Who calls, and what that person may do and see. */
export interface Session {
  tokenHash: string
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

/** Starts a session for a user with an active role group and returns its token. */
export async function startSession(
  tx: Transaction<'system'>,
  userId: number,
  keepSignedIn: boolean,
  limits: Config['session'],
): Promise<{ token: string; idle: number } | undefined> {
  const [link] = await tx
    .select({ id: userRoleGroups.RecId })
    .from(userRoleGroups)
    .where(and(eq(userRoleGroups.UsersRecId, userId), eq(userRoleGroups.IsActive, 1)))
  if (!link) return undefined
  const token = newToken()
  const idle = keepSignedIn ? limits.kept : limits.idle
  await tx.insert(sessions).values({
    tokenHash: hashToken(token),
    UsersRecId: userId,
    UserRoleGroupsRecId: link.id,
    idleSeconds: idle,
    expiresAt: sql`now() + ${keepSignedIn ? limits.kept : limits.absolute} * interval '1 second'`,
  })
  return { token, idle }
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

/** The ways into an account. */
type Access = 'sessions' | 'links' | 'devices' | 'password'

/** Takes away ways into an account: open sessions, mailed links, what known devices may try, the password. */
export async function revokeAccess(tx: Transaction<'system'>, userId: number, ways: readonly Access[]): Promise<void> {
  if (ways.includes('sessions')) await tx.delete(sessions).where(eq(sessions.UsersRecId, userId))
  if (ways.includes('links')) await tx.delete(passwordTokens).where(eq(passwordTokens.UsersRecId, userId))
  if (ways.includes('devices')) await tx.delete(knownDevices).where(eq(knownDevices.UsersRecId, userId))
  if (ways.includes('password')) await tx.delete(passwords).where(eq(passwords.UsersRecId, userId))
}
