import { and, eq, gt, sql } from 'drizzle-orm'

import type { Config } from '../config.ts'
import { hashToken, newToken } from '../crypto.ts'
import type { Transaction } from '../database/database.ts'
import type { Scope } from '../database/scope.ts'
import { groups, objectAccess, objects, roleGroups } from '../database/tables/reference.ts'
import { sessions, userRoleGroups, users } from '../database/tables/users.ts'

/** Who calls, and what that person may do and see. */
export interface Session {
  tokenHash: string
  userId: number
  email: string
  /** The login company. */
  companyId: number
  permissions: ReadonlySet<string>
  scope: Scope
  idleExpiresAt: Date
  idleSecondsLeft: number
  expiresAt: Date
}

/** The session's idle time starts anew; written at most this often, since it costs a write. */
const touchEvery = sql`least(idle_seconds / 10, 15) * interval '1 second'`

const idleEnd = sql`${sessions.usedAt} + ${sessions.idleSeconds} * interval '1 second'`

/** Staff reach all companies, brokers theirs, everybody else their own (specification, core §6; AMB-026). */
function reachOf(group: { Name: string; Code: string }): 'all' | 'brokered' | 'own' {
  if (/maxx/i.test(group.Name) || /maxx/i.test(group.Code)) return 'all'
  return group.Code === 'Broker' ? 'brokered' : 'own'
}

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

/**
 * The live session of a token, or undefined: unknown, ended, idle for too long, or its user was deactivated or has
 * another role now. `touch` starts the idle time anew. Runs in the system's scope.
 */
export async function findSession(tx: Transaction, token: string, touch: boolean): Promise<Session | undefined> {
  const tokenHash = hashToken(token)
  if (touch)
    await tx
      .update(sessions)
      .set({ usedAt: sql`now()` })
      .where(and(eq(sessions.tokenHash, tokenHash), gt(idleEnd, sql`now()`), sql`used_at < now() - ${touchEvery}`))
  const [found] = await tx
    .select({
      userId: users.RecId,
      email: users.Email,
      companyId: users.ClientId,
      group: { Name: groups.Name, Code: groups.Code },
      idleExpiresAt: sql`${idleEnd}`.mapWith(sessions.usedAt),
      idleSecondsLeft: sql<number>`floor(extract(epoch from ${idleEnd} - now()))::integer`,
      expiresAt: sessions.expiresAt,
      codes: sql<string[]>`array(
        select ${objects.Code} from ${objectAccess} join ${objects} on ${objects.RecId} = ${objectAccess.ObjectsRecId}
        where ${objectAccess.RoleGroupsRecId} = ${roleGroups.RecId} and ${objectAccess.IsActive} = 1)`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.RecId, sessions.UsersRecId))
    .innerJoin(userRoleGroups, eq(userRoleGroups.RecId, sessions.UserRoleGroupsRecId))
    .innerJoin(roleGroups, eq(roleGroups.RecId, userRoleGroups.RoleGroupsRecId))
    .innerJoin(groups, eq(groups.RecId, roleGroups.GroupsRecId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        eq(users.IsActive, 1),
        eq(userRoleGroups.IsActive, 1),
        gt(sessions.expiresAt, sql`now()`),
        gt(idleEnd, sql`now()`),
      ),
    )
  if (!found) return undefined
  const { group, codes, ...rest } = found
  const scope: Scope = { reach: reachOf(group), userId: found.userId, companyId: found.companyId }
  return { tokenHash, ...rest, permissions: new Set(codes), scope }
}

export async function endSession(tx: Transaction, tokenHash: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

export async function endSessionsOf(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.UsersRecId, userId))
}
