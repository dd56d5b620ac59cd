import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { Transaction } from '../database/database.ts'
import {
  authenticatorApps,
  passkeys,
  providerAccounts,
  recoveryCodes,
  signInChallenges,
} from '../database/tables/credentials.ts'
import { knownDevices, passwords, passwordTokens, sessions } from '../database/tables/users.ts'

/** The ways into an account, and what makes one easier. */
const tables = {
  password: passwords,
  passkeys,
  authenticatorApp: authenticatorApps,
  recoveryCodes,
  singleSignOn: providerAccounts,
  sessions,
  links: passwordTokens,
  devices: knownDevices,
  challenges: signInChallenges,
} as const satisfies Record<string, PgTable & { UsersRecId: PgColumn }>

export type Credential = keyof typeof tables

const whole = Object.keys(tables) as Credential[]

/**
 * What each change of an account takes away (decision 198). A change that may bring another person takes everything.
 * Links, sessions and devices of before a change could undo it, so they end with it.
 */
export const revokedBy = {
  /** Another person may own the new address. */
  'new email address': whole,
  deletion: whole,
  deactivation: ['sessions', 'links', 'devices', 'challenges'],
  'other role': ['sessions'],
  /** By a mailed link. The second factor stays: who reads the mail must not get around it. */
  'new password': ['sessions', 'links', 'devices', 'challenges'],
  'new invitation': ['links'],
  'new passkey': [],
  /** The person may have lost the device that has it. */
  'removed passkey': ['sessions', 'devices', 'challenges'],
  'new authenticator app': ['recoveryCodes', 'sessions', 'devices'],
  'removed authenticator app': ['recoveryCodes', 'sessions', 'devices'],
  /** By an administrator, for a person who lost the app and the recovery codes. */
  'reset second factor': ['authenticatorApp', 'recoveryCodes', 'passkeys', 'sessions', 'devices', 'challenges'],
  'new recovery codes': ['recoveryCodes'],
  'signed out everywhere': ['sessions', 'devices'],
} as const satisfies Record<string, readonly Credential[]>

export type AccountChange = keyof typeof revokedBy

/**
 * Takes away what a change revokes.
 * @param current the hash of the token of the session that makes the change and continues, if it is the account's own
 */
export async function revokeAfter(
  tx: Transaction<'system'>,
  userId: number,
  change: AccountChange,
  current?: string,
): Promise<void> {
  for (const credential of revokedBy[change]) {
    const table = tables[credential]
    const isOther: SQL | undefined =
      credential === 'sessions' && current !== undefined ? ne(sessions.tokenHash, current) : undefined
    await tx.delete(table).where(and(eq(table.UsersRecId, userId), isOther))
  }
}
