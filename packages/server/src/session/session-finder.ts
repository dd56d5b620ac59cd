import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'

import { batched } from '../batched.ts'
import { hashToken } from '../crypto.ts'
import type { Database, Transaction } from '../database/database.ts'
import { systemScope, type Scope } from '../database/scope.ts'
import { groups, objectAccess, objects, roleGroups, roles } from '../database/tables/reference.ts'
import { sessions, userRoleGroups, users } from '../database/tables/users.ts'
import { reachOf, type Session } from './session.ts'

/** The session's idle time starts anew; written at most this often, since it costs a write. */
const touchEvery = sql`least(idle_seconds / 10, 15) * interval '1 second'`

const idleEnd = sql`${sessions.usedAt} + ${sessions.idleSeconds} * interval '1 second'`

export type SessionFinder = (asked: { token: string; touch: boolean }) => Promise<Session | undefined>

/**
 * Finds the live session of a token, or undefined: unknown, ended, idle for too long, or its user was deactivated or
 * has another role now. `touch` starts the idle time anew.
 *
 * Nothing is remembered: each call asks the database, so that a session that ended is found by no copy of the server
 * any more. What is asked at the same time goes in one statement.
 */
export const sessionFinder = (database: Database): SessionFinder =>
  batched((asked) =>
    database.transaction(systemScope, async (tx) => {
      const hashes = asked.map(({ token }) => hashToken(token))
      let found = await readSessions(tx, hashes)
      const due = hashes.filter((tokenHash, index) => asked[index]?.touch && found.get(tokenHash)?.touchDue)
      if (due.length > 0) {
        await touchSessions(tx, due)
        found = await readSessions(tx, hashes)
      }
      return hashes.map((tokenHash) => found.get(tokenHash)?.session)
    }),
  )

/** Waits for no row: who holds one is touching the session, too, or ends it. */
const touchSessions = (tx: Transaction, tokenHashes: string[]) =>
  tx
    .update(sessions)
    .set({ usedAt: sql`now()` })
    .where(
      inArray(
        sessions.tokenHash,
        tx
          .select({ tokenHash: sessions.tokenHash })
          .from(sessions)
          .where(isOneOf(tokenHashes))
          .for('update', { skipLocked: true }),
      ),
    )

/** One parameter however many there are, so that it stays one statement. */
const isOneOf = (tokenHashes: string[]) => sql`${sessions.tokenHash} = any(${sql.param(tokenHashes)}::text[])`

/** The live ones of these sessions by their hash, and whether it is time to touch them. */
async function readSessions(
  tx: Transaction,
  tokenHashes: string[],
): Promise<Map<string, { session: Session; touchDue: boolean }>> {
  const rows = await tx
    .select({
      tokenHash: sessions.tokenHash,
      userId: users.RecId,
      email: users.Email,
      companyId: users.ClientId,
      role: roles.Name,
      group: { Name: groups.Name, Code: groups.Code },
      idleExpiresAt: sql`${idleEnd}`.mapWith(sessions.usedAt),
      idleSecondsLeft: sql<number>`floor(extract(epoch from ${idleEnd} - now()))::integer`,
      expiresAt: sessions.expiresAt,
      touchDue: sql<boolean>`${sessions.usedAt} < now() - ${touchEvery}`,
      codes: sql<string | null>`(
        select string_agg(${objects.Code}, ' ') from ${objectAccess}
        join ${objects} on ${objects.RecId} = ${objectAccess.ObjectsRecId}
        where ${objectAccess.RoleGroupsRecId} = ${roleGroups.RecId} and ${objectAccess.IsActive} = 1)`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.RecId, sessions.UsersRecId))
    .innerJoin(userRoleGroups, eq(userRoleGroups.RecId, sessions.UserRoleGroupsRecId))
    .innerJoin(roleGroups, eq(roleGroups.RecId, userRoleGroups.RoleGroupsRecId))
    .innerJoin(roles, eq(roles.RecId, roleGroups.RolesRecId))
    .innerJoin(groups, eq(groups.RecId, roleGroups.GroupsRecId))
    .where(
      and(
        isOneOf(tokenHashes),
        eq(users.IsActive, 1),
        isNull(users.deletedAt),
        eq(userRoleGroups.IsActive, 1),
        gt(sessions.expiresAt, sql`now()`),
        gt(idleEnd, sql`now()`),
      ),
    )
  return new Map(
    rows.map(({ codes, touchDue, ...found }) => {
      const scope: Scope = { reach: reachOf(found.group), userId: found.userId, companyId: found.companyId }
      const permissions = new Set(codes?.split(' '))
      return [found.tokenHash, { session: { ...found, permissions, scope }, touchDue }]
    }),
  )
}
