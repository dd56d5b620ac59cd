import { and, eq, sql } from 'drizzle-orm'

import type { Config } from '../config/config.ts'
import { hashToken, newToken } from '../sealing/token.ts'
import type { Transaction } from '../database/database.ts'
import { enterScope, systemScope, type Scope } from '../database/scope.ts'
import { knownDevices, passwords, passwordTokens, sessions, userRoleGroups } from '../database/tables/users.ts'

/** Who calls, and what that person may do and see. */
export interface Session {
  tokenHash: string
  userId: number
  email: string
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

/** Starts a session for a user with an active role group and gives its token; runs in the system's scope. */
export async function startSession(
  tx: Transaction,
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

export async function endSession(tx: Transaction, tokenHash: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** The ways into an account. */
type Access = 'sessions' | 'links' | 'devices' | 'password'

/**
 * Takes away ways into an account: open sessions, mailed links, what known devices may try, the password. These belong to
 * the server itself, so the rest of the transaction runs in the system's scope: call it last.
 */
export async function revokeAccess(tx: Transaction, userId: number, ways: readonly Access[]): Promise<void> {
  await tx.execute(enterScope(systemScope))
  if (ways.includes('sessions')) await tx.delete(sessions).where(eq(sessions.UsersRecId, userId))
  if (ways.includes('links')) await tx.delete(passwordTokens).where(eq(passwordTokens.UsersRecId, userId))
  if (ways.includes('devices')) await tx.delete(knownDevices).where(eq(knownDevices.UsersRecId, userId))
  if (ways.includes('password')) await tx.delete(passwords).where(eq(passwords.UsersRecId, userId))
}
