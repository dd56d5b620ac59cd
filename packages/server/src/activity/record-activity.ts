import type { Transaction } from '../database/database.ts'
import { users } from '../database/tables/users.ts'
import type { Session } from '../session/session.ts'
import { addEntry } from './add-entry.ts'

/** The user who did something: the caller, or an account without a session. */
export type Actor = Pick<Session, 'userId' | 'companyId' | 'email'>

/** The columns of an Actor for an account without a session. */
export const actorColumns = { userId: users.RecId, companyId: users.ClientId, email: users.Email }

/**
 * Writes an entry to the activity log, in the same transaction as the action. `action` is a sentence such as "Signed
 * in". It must not contain secrets, or anything about other people except their names. Sign-ins also record the network
 * address.
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
