import { recordActivity } from '../../activity/record-activity.ts'
import type { Config } from '../../config/config.ts'
import { revokeAfter } from '../../credentials/revoke.ts'
import type { Transaction } from '../../database/database.ts'
import { enterSystemScope } from '../../database/enter-system-scope.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import type { Session } from '../../session/session.ts'
import { securityLetter } from '../auth/index.ts'
import { lockUser } from './changes.ts'
import { UserRefusedError } from './rules.ts'
import { texts } from './texts.ts'

/**
 * Removes the authenticator app, recovery codes and passkeys of a user who lost the phone, and mails a notice.
 * @throws UserRefusedError, NotPermittedError like lockUser, and for the caller's own account
 */
export async function resetSecondFactor(
  tx: Transaction,
  session: Session,
  { brands, keyring }: Pick<Config, 'brands' | 'keyring'>,
  userId: number,
): Promise<void> {
  const { Email } = await lockUser(tx, session, userId)
  if (userId === session.userId) throw new UserRefusedError(texts.ownSecondFactor)
  await recordActivity(tx, session, texts.activity.secondFactorReset(Email))
  const system = await enterSystemScope(tx)
  await revokeAfter(system, userId, 'reset second factor')
  await enqueueMail(system, keyring, securityLetter(brands.installation, Email, texts.secondFactorReset))
}
