import { recordActivity } from '../../activity/record-activity.ts'
import { revokeAfter, type AccountChange } from '../../credentials/revoke.ts'
import type { Transaction } from '../../database/database.ts'
import { systemScope } from '../../database/scope.ts'
import type { Dependencies } from '../../dependencies.ts'
import { ChangeRefusedError } from '../../http/outcome.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import type { Session } from '../../session/session.ts'
import { findActiveAccount, securityLetter } from '../auth/index.ts'
import { NotSignedInError } from '../../errors/refusals.ts'
import { texts } from './texts.ts'

/** A change of the caller's credentials that is refused; the message says why. */
export class CredentialRefusedError extends ChangeRefusedError {}

/** Seconds after a sign-in in which a session may change how the account signs in. */
const freshSeconds = 15 * 60

/** Whether a session signed in lately enough to change how the account signs in. */
export const isFresh = ({ secondsSinceSignIn, pending }: Session): boolean =>
  pending === 'set up' || secondsSinceSignIn <= freshSeconds

/** What the activity log and the owner of the account learn about a change. */
interface Changed<T> {
  activity: string
  letter: string
  result: T
}

/**
 * Changes a credential of the caller in one transaction that holds the account: revokes what the change ends, runs `work`,
 * notes the change, and mails a notice. If `work` refuses, nothing happens.
 * @throws CredentialRefusedError if the session signed in too long ago, or `work` refuses
 */
export async function changeAccount<T>(
  { config, database }: Dependencies,
  session: Session,
  change: AccountChange,
  work: (tx: Transaction<'system'>) => Promise<Changed<T>>,
): Promise<T> {
  if (!isFresh(session)) throw new CredentialRefusedError(texts.signInAgain)
  return database.transaction(systemScope, async (tx) => {
    const account = await findActiveAccount(tx, session.userId)
    if (!account) throw new NotSignedInError()
    await revokeAfter(tx, account.userId, change, session.tokenHash)
    const { activity, letter, result } = await work(tx)
    await recordActivity(tx, account, activity)
    await enqueueMail(tx, config.keyring, securityLetter(config.brands.installation, account.email, letter))
    return result
  })
}
