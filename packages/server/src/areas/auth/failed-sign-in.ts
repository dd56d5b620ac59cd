import { readEmailAddress } from '@captive/form-engine/text'
import { sql } from 'drizzle-orm'

import { addEntry } from '../../activity/add-entry.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { systemScope } from '../../database/scope.ts'
import { plainAddress } from '../../mail/address.ts'
import { TooManyTriesError } from '../../errors/refusals.ts'
import { addToCount } from '../../session/limits.ts'
import { texts } from './texts.ts'

/** An attempt to sign in: the email address and the network address. */
interface Attempt {
  email: string
  networkAddress: string
}

/** Logs a wrong password, or an account that may not sign in. The sign-in limits also limit the number of entries. */
export const noteFailedSignIn = (tx: Transaction<'system'>, attempt: Attempt): Promise<undefined> =>
  note(tx, attempt, texts.activity.signInFailed)

/**
 * Logs the first attempt that a limit refuses, and rethrows the error. Logs only once per window, so that refused
 * attempts cannot flood the log.
 */
export async function noteRefusedSignIn(database: Database, attempt: Attempt, error: unknown): Promise<never> {
  if (error instanceof TooManyTriesError)
    await database.transaction(systemScope, async (tx) => {
      const { count } = await addToCount(tx, `noted:${error.key}`, 1, error.retryAfter)
      if (count === 1) await note(tx, attempt, texts.activity.signInRefused)
    })
  throw error
}

/** Runs the same statement whether the account exists or not, so that timing reveals nothing. */
async function note(tx: Transaction<'system'>, { email, networkAddress }: Attempt, action: string): Promise<undefined> {
  const address = plainAddress(email)
  const ofAccount = (column: 'rec_id' | 'client_id') =>
    sql`(select ${sql.identifier(column)} from users where email = ${address} and deleted_at is null)`
  await addEntry(tx, {
    userId: ofAccount('rec_id'),
    companyId: ofAccount('client_id'),
    // People type their password into this field by mistake.
    user: readEmailAddress(address) ?? texts.activity.noAddress,
    action,
    networkAddress,
  })
}
