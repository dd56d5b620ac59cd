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

/** Tables with credentials, and with data that makes a sign-in easier. */
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

const allCredentials = Object.keys(tables) as Credential[]

/**
 * What each change of an account revokes (decision 198). If the account may now belong to a different person,
 * everything is revoked. Older links, sessions and devices could undo the change, so they end.
 */
export const revokedBy = {
  /** The new address may belong to another person. */
  'new email address': allCredentials,
  deletion: allCredentials,
  deactivation: ['sessions', 'links', 'devices', 'challenges'],
  'other role': ['sessions'],
  /** Set with a mailed link. The second factor stays: someone who can read the mail must not bypass it. */
  'new password': ['sessions', 'links', 'devices', 'challenges'],
  'new invitation': ['links'],
  'new passkey': [],
  /** The user may have lost the device with the passkey. */
  'removed passkey': ['sessions', 'devices', 'challenges'],
  'new authenticator app': ['recoveryCodes', 'sessions', 'devices'],
  'removed authenticator app': ['recoveryCodes', 'sessions', 'devices'],
  /** Reset by an administrator, for a user who lost the app and the recovery codes. */
  'reset second factor': ['authenticatorApp', 'recoveryCodes', 'passkeys', 'sessions', 'devices', 'challenges'],
  'new recovery codes': ['recoveryCodes'],
  'signed out everywhere': ['sessions', 'devices'],
} as const satisfies Record<string, readonly Credential[]>

export type AccountChange = keyof typeof revokedBy

/**
 * Revokes the credentials that a change affects.
 * @param current the token hash of the session that makes the change and continues, if the account changes itself
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
