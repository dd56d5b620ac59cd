import { and, eq, inArray, isNull, sql } from 'drizzle-orm'

import { batched } from '../batched.ts'
import { hashToken } from '../sealing/token.ts'
import type { Database, Moment, Transaction } from '../database/database.ts'
import { systemScope, type Scope } from '../database/scope.ts'
import { groups, objectAccess, objects, roleGroups, roles } from '../database/tables/reference.ts'
import { sessions, userRoleGroups, users } from '../database/tables/users.ts'
import { KeptAnswers } from './kept-answers.ts'
import { reachOf, type Session } from './session.ts'

export type SessionFinder = (asked: { token: string; touch: boolean }) => Promise<Found | undefined>

export interface Found {
  session: Session
  /** Of this state of the database: those of all sessions, each under its own. */
  answers: KeptAnswers
}

type StoredSession = Omit<Session, 'idleExpiresAt' | 'idleSecondsLeft'> & { usedAt: Date; idleSeconds: number }

/** What was read at one state of the database, and is good for no other. */
interface Kept {
  state: string
  sessions: Map<string, StoredSession>
  answers: KeptAnswers
}

/**
 * Finds the live session of a token, or undefined: unknown, ended, idle for too long, or its user was deactivated or
 * has another role now. `touch` starts the idle time anew.
 *
 * Each call asks the database whether anything was committed since the sessions were read, and reads them again if so,
 * or after a second: a session that ended is found by no copy of the server any more. What is asked at the same time
 * goes in one statement.
 */
export function sessionFinder(database: Database): SessionFinder {
  let kept = keepNothing('')

  return batched(async (asked) => {
    const moment = await database.readMoment()
    const state = `${moment.snapshot} ${Math.floor(moment.now.getTime() / 1000)}`
    if (kept.state !== state) kept = keepNothing(state)

    const questions = asked.map(({ token, touch }) => ({ tokenHash: hashToken(token), touch }))
    const unread = questions.map(({ tokenHash }) => tokenHash).filter((tokenHash) => !kept.sessions.has(tokenHash))
    if (unread.length > 0) await readInto(kept, (tx) => readSessions(tx, unread))

    const due = questions
      .filter(({ tokenHash, touch }) => touch && isTouchDue(kept.sessions.get(tokenHash), moment))
      .map(({ tokenHash }) => tokenHash)
    if (due.length > 0)
      await readInto(kept, async (tx) => {
        await touchSessions(tx, due)
        return readSessions(tx, due)
      })
    return questions.map(({ tokenHash }) => {
      const session = toLive(kept.sessions.get(tokenHash), moment)
      return session && { session, answers: kept.answers }
    })
  })

  async function readInto(target: Kept, read: (tx: Transaction) => Promise<StoredSession[]>): Promise<void> {
    for (const session of await database.transaction(systemScope, read)) target.sessions.set(session.tokenHash, session)
  }
}

const keepNothing = (state: string): Kept => ({ state, sessions: new Map(), answers: new KeptAnswers() })

const idleEnd = ({ usedAt, idleSeconds }: StoredSession) => usedAt.getTime() + idleSeconds * 1000

function toLive(session: StoredSession | undefined, { now }: Moment): Session | undefined {
  if (!session) return undefined
  const idleExpiresAt = new Date(idleEnd(session))
  if (now >= idleExpiresAt) return undefined
  if (now >= session.expiresAt) return undefined
  const idleSecondsLeft = Math.floor((idleExpiresAt.getTime() - now.getTime()) / 1000)
  return { ...session, idleExpiresAt, idleSecondsLeft }
}

/** The idle time is started anew only when some of it has passed, since that is a write. */
function isTouchDue(session: StoredSession | undefined, moment: Moment): boolean {
  if (!session || !toLive(session, moment)) return false
  return moment.now.getTime() - session.usedAt.getTime() > Math.min(session.idleSeconds / 10, 15) * 1000
}

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

async function readSessions(tx: Transaction, tokenHashes: string[]): Promise<StoredSession[]> {
  const rows = await tx
    .select({
      tokenHash: sessions.tokenHash,
      userId: users.RecId,
      email: users.Email,
      companyId: users.ClientId,
      role: roles.Name,
      group: { Name: groups.Name, Code: groups.Code },
      usedAt: sessions.usedAt,
      idleSeconds: sessions.idleSeconds,
      expiresAt: sessions.expiresAt,
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
    .where(and(isOneOf(tokenHashes), eq(users.IsActive, 1), isNull(users.deletedAt), eq(userRoleGroups.IsActive, 1)))
  return rows.map(({ codes, ...found }) => {
    const scope: Scope = { reach: reachOf(found.group), userId: found.userId, companyId: found.companyId }
    return { ...found, permissions: new Set(codes?.split(' ')), scope }
  })
}
