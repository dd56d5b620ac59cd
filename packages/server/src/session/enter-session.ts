import { eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'

import type { Database, Transaction } from '../database/database.ts'
import { systemScope } from '../database/scope.ts'
import { sessions } from '../database/tables/users.ts'
import { hashToken } from '../sealing/token.ts'
import type { Session } from './session.ts'

/** The result of the SQL function enter_session. */
interface Entered {
  userId: number
  email: string
  identityVersion: number
  companyId: number
  reach: 'all' | 'brokered' | 'own'
  role: string
  groupName: string
  groupCode: string
  /** Permission codes separated by spaces. */
  permissions: string
  viewer: Session['viewer']
  idleExpiresAt: string
  idleSecondsLeft: number
  expiresAt: string
  touchIsDue: boolean
  sessionId: number
  pending: Session['pending']
  secondsSinceSignIn: number
}

/** What a call states about its session. */
interface SessionRequest {
  token: string
  touch: boolean
  cookieHash: string | null
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Finds the session of a token and runs `work` in its scope, in one read-only transaction, so that the session stays
 * valid while `work` reads. `work` gets undefined and an empty scope if the session is unknown, has expired, was idle
 * too long or comes without its browser's cookie, or if its user was deactivated or changed roles. `touch` resets the
 * idle timeout; a separate transaction writes it at most once a minute. If that fails, the answer of `work` stays
 * valid, and the next call writes it.
 */
export async function enterSession<T>(
  database: Database,
  { token, touch, cookieHash, log }: SessionRequest,
  work: (tx: Transaction<'application'>, session: Session | undefined) => Promise<T>,
): Promise<T> {
  const tokenHash = hashToken(token)
  let isTouchDue = false
  try {
    const entry = sql`select enter_session(${tokenHash}, ${touch}, ${cookieHash}) entered`
    return await database.enter(entry, (tx, rows) => {
      const [{ entered }] = rows as [{ entered: Entered | null }]
      isTouchDue = entered?.touchIsDue === true
      return work(tx, entered ? toSession(tokenHash, entered) : undefined)
    })
  } finally {
    if (isTouchDue)
      await database
        .transaction(systemScope, (tx) =>
          tx
            .update(sessions)
            .set({ usedAt: sql`now()` })
            .where(eq(sessions.tokenHash, tokenHash)),
        )
        .catch((err: unknown) => log.warn({ err }, 'idle time not written'))
  }
}

function toSession(tokenHash: string, entered: Entered): Session {
  const {
    userId,
    email,
    identityVersion,
    companyId,
    reach,
    role,
    groupName,
    groupCode,
    permissions,
    viewer,
    idleSecondsLeft,
    sessionId,
    pending,
    secondsSinceSignIn,
  } = entered
  return {
    tokenHash,
    sessionId,
    pending,
    secondsSinceSignIn,
    userId,
    email,
    viewer,
    identityVersion,
    companyId,
    role,
    group: { Name: groupName, Code: groupCode },
    permissions: new Set(permissions.split(' ')),
    scope: { kind: reach, userId, companyId },
    idleExpiresAt: new Date(entered.idleExpiresAt),
    idleSecondsLeft,
    expiresAt: new Date(entered.expiresAt),
  }
}
