import type { Transaction } from '../database/database.ts'
import { users } from '../database/tables/users.ts'
import type { Session } from '../session/session.ts'
import { addEntry } from './add-entry.ts'

/** Somebody who did something: the caller of a call, or an account without a session yet or any more. */
export type Actor = Pick<Session, 'userId' | 'companyId' | 'email'>

/** The columns of an account that has no session. */
export const actorColumns = { userId: users.RecId, companyId: users.ClientId, email: users.Email }

/**
 * Notes in the activity log that somebody did something, in the transaction of what was done: both happen or neither.
 * `action` is a sentence such as "Signed in": no secrets, and of other people no more than names them. Where it came from
 * is noted of signing in.
 */
export async function recordActivity(
  tx: Transaction,
  actor: Actor,
  action: string,
  networkAddress?: string,
): Promise<void> {
  const { userId, companyId, email } = actor
  await addEntry(tx, { userId, companyId, user: email, action, networkAddress })
}
