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

/** The server refused to change the caller's credentials. The message says why. */
export class CredentialRefusedError extends ChangeRefusedError {}

/** Seconds after sign-in during which a session may change the account's credentials. */
const freshSeconds = 15 * 60

/** Whether the session signed in recently enough to change the account's credentials. */
export const isFresh = ({ secondsSinceSignIn, pending }: Session): boolean =>
  pending === 'set up' || secondsSinceSignIn <= freshSeconds

/** What the activity log and the mailed notice say about a change. */
interface Changed<T> {
  activity: string
  letter: string
  result: T
}

/**
 * Changes a credential of the caller in one transaction that locks the account: ends what the change invalidates, runs
 * `work`, logs the change, and mails a notice. If `work` throws, nothing is changed.
 * @throws CredentialRefusedError if the session signed in too long ago, or if `work` refuses the change
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
