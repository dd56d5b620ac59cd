import { readEmailAddress } from '@captive/form-engine/text'
import { sql } from 'drizzle-orm'

import { addEntry } from '../../activity/add-entry.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { systemScope } from '../../database/scope.ts'
import { plainAddress } from '../../mail/address.ts'
import { TooManyTriesError } from '../../http/refusals.ts'
import { addToCount } from '../../session/limits.ts'

/** Somebody who tried to sign in: as whom, and from where. */
interface Attempt {
  email: string
  networkAddress: string
}

/** Notes a wrong password, or an account that may not sign in; how many there can be, the limits of signing in say. */
export const noteFailedSignIn = (tx: Transaction, attempt: Attempt): Promise<undefined> =>
  note(tx, attempt, 'Failed to sign in')

/**
 * Notes that somebody was refused by a limit of signing in, and fails as before. Once until the limit's window ends: what
 * is refused costs a sender nothing, and shall not fill the log.
 */
export async function noteRefusedSignIn(database: Database, attempt: Attempt, error: unknown): Promise<never> {
  if (error instanceof TooManyTriesError)
    await database.transaction(systemScope, async (tx) => {
      const { count } = await addToCount(tx, `noted:${error.key}`, 1, error.retryAfter)
      if (count === 1) await note(tx, attempt, 'Refused at sign-in after too many tries')
    })
  throw error
}

/** Written by the same statement whether there is such an account or not: its time tells nobody. */
async function note(tx: Transaction, { email, networkAddress }: Attempt, action: string): Promise<undefined> {
  const address = plainAddress(email)
  const ofAccount = (column: 'rec_id' | 'client_id') =>
    sql`(select ${sql.identifier(column)} from users where email = ${address} and deleted_at is null)`
  await addEntry(tx, {
    userId: ofAccount('rec_id'),
    companyId: ofAccount('client_id'),
    // Passwords are typed into the field above by mistake.
    user: readEmailAddress(address) ?? '(no e-mail address)',
    action,
    networkAddress,
  })
}
