import { eq } from 'drizzle-orm'
import type { BodyOf, contract } from '@captive/api-client/contract'

import { recordActivity } from '../../activity/record-activity.ts'
import type { Transaction } from '../../database/database.ts'
import { enterSystemScope } from '../../database/enter-system-scope.ts'
import { users } from '../../database/tables/users.ts'
import { revokeAfter } from '../../credentials/revoke.ts'
import type { Session } from '../../session/session.ts'
import { lockAccounts, lockUser } from './changes.ts'
import { UserRefusedError } from './rules.ts'
import { texts } from './texts.ts'

/**
 * Deactivates or activates users, all or none. Deactivating ends their sessions and mailed links, as it does for a
 * single user.
 * @throws UserRefusedError, NotPermittedError like lockUser, and when callers would lock themselves out
 */
export async function setUsersActive(
  tx: Transaction,
  session: Session,
  { RecIds, IsActive }: BodyOf<typeof contract.setUsersActive>,
): Promise<void> {
  const ids = [...new Set(RecIds)]
  if (IsActive === 0 && ids.includes(session.userId)) throw new UserRefusedError(texts.ownDeactivation)
  await lockAccounts(tx, [session.userId, ...ids])
  const changed: number[] = []
  for (const id of ids) {
    const user = await lockUser(tx, session, id)
    if (user.IsActive === IsActive) continue
    changed.push(id)
    await tx.update(users).set({ IsActive }).where(eq(users.RecId, id))
    await recordActivity(
      tx,
      session,
      IsActive === 1 ? texts.activity.activated(user.Email) : texts.activity.changed(user.Email, undefined, true),
    )
  }
  if (IsActive === 1) return
  const system = await enterSystemScope(tx)
  for (const id of changed) await revokeAfter(system, id, 'deactivation')
}
