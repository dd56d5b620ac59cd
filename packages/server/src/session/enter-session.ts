import { eq, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../database/database.ts'
import { systemScope } from '../database/scope.ts'
import { sessions } from '../database/tables/users.ts'
import { hashToken } from '../sealing/token.ts'
import type { Session } from './session.ts'

/** The row of the function enter_session (migrations). */
interface EnteredRow {
  user_id: number
  email: string
  company_id: number
  reach: 'all' | 'brokered' | 'own'
  role: string
  group_name: string
  group_code: string
  permissions: string | null
  idle_expires_at: Date
  idle_seconds_left: number
  expires_at: Date
  touch_is_due: boolean
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
    const entry = sql`select * from enter_session(${tokenHash}, ${touch})`
    return await database.enter(entry, (tx, rows) => {
      const [row] = rows as EnteredRow[]
      isTouchDue = row?.touch_is_due === true
      return work(tx, row && toSession(tokenHash, row))
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

function toSession(tokenHash: string, row: EnteredRow): Session {
  const { user_id: userId, company_id: companyId } = row
  return {
    tokenHash,
    userId,
    email: row.email,
    companyId,
    role: row.role,
    group: { Name: row.group_name, Code: row.group_code },
    permissions: new Set(row.permissions?.split(' ')),
    scope: { reach: row.reach, userId, companyId },
    idleExpiresAt: row.idle_expires_at,
    idleSecondsLeft: row.idle_seconds_left,
    expiresAt: row.expires_at,
  }
}
