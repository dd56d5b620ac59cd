import { eq, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../database/database.ts'
import { systemScope } from '../database/scope.ts'
import { sessions } from '../database/tables/users.ts'
import { hashToken } from '../sealing/token.ts'
import type { Session } from './session.ts'

/** What the function enter_session (migrations) tells of a live session. */
interface Entered {
  userId: number
  email: string
  identityVersion: number
  companyId: number
  reach: 'all' | 'brokered' | 'own'
  role: string
  groupName: string
  groupCode: string
  /** Codes with spaces between. */
  permissions: string
  idleExpiresAt: string
  idleSecondsLeft: number
  expiresAt: string
  touchIsDue: boolean
}

/**
 * Finds the live session of a token and works in its scope, in one transaction that only reads: what `work` reads was
 * read while the session lived. It gets undefined, and nobody's scope, when the session is unknown, has ended, was idle
 * for too long, or when its user was deactivated or has another role now. `touch` starts the idle time anew; that is
 * written once a minute at most, and by itself, so that a read stays one.
 */
export async function enterSession<T>(
  database: Database,
  { token, touch }: { token: string; touch: boolean },
  work: (tx: Transaction, session: Session | undefined) => Promise<T>,
): Promise<T> {
  const tokenHash = hashToken(token)
  let isTouchDue = false
  try {
    const entry = sql`select enter_session(${tokenHash}, ${touch}) entered`
    return await database.enter(entry, (tx, rows) => {
      const [{ entered }] = rows as [{ entered: Entered | null }]
      isTouchDue = entered?.touchIsDue === true
      return work(tx, entered ? toSession(tokenHash, entered) : undefined)
    })
  } finally {
    if (isTouchDue)
      await database.transaction(systemScope, (tx) =>
        tx
          .update(sessions)
          .set({ usedAt: sql`now()` })
          .where(eq(sessions.tokenHash, tokenHash)),
      )
  }
}

function toSession(tokenHash: string, entered: Entered): Session {
  const { userId, email, identityVersion, companyId, reach, role, groupName, groupCode, permissions, idleSecondsLeft } =
    entered
  return {
    tokenHash,
    userId,
    email,
    identityVersion,
    companyId,
    role,
    group: { Name: groupName, Code: groupCode },
    permissions: new Set(permissions.split(' ')),
    scope: { reach, userId, companyId },
    idleExpiresAt: new Date(entered.idleExpiresAt),
    idleSecondsLeft,
    expiresAt: new Date(entered.expiresAt),
  }
}
