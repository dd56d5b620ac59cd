import { sql } from 'drizzle-orm'

import type { Config } from '../../config/config.ts'
import { hashToken, newToken } from '../../sealing/token.ts'
import type { Transaction } from '../../database/database.ts'
import { enterScope, systemScope } from '../../database/scope.ts'
import { passwordTokens } from '../../database/tables/users.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { newAddressLetter, setUpLetter } from './letters.ts'

/** How long a set-up link is good. */
const days = 7

/** Who is invited, by which company. */
export interface Invitation {
  userId: number
  email: string
  company: string
}

/**
 * Mails a new user a link to set a password, and gives the link. Links belong to the server itself, so the rest of the
 * transaction runs in the system's scope: call it last.
 */
export async function mailSetUpLink(
  tx: Transaction,
  { keyring }: Pick<Config, 'keyring'>,
  { userId, email, company }: Invitation,
  origin: string,
): Promise<string> {
  const link = await makeSetUpLink(tx, userId, origin)
  await enqueueMail(tx, keyring, setUpLetter(email, company, link, days))
  return link
}

/**
 * Tells the new address of an account, with a link to set a password where the account may sign in. Runs in the system's
 * scope, as mailSetUpLink does.
 */
export async function mailNewAddress(
  tx: Transaction,
  { keyring }: Pick<Config, 'keyring'>,
  { userId, email, company, isActive }: Invitation & { isActive: boolean },
  origin: string,
): Promise<void> {
  const invitation = isActive ? { link: await makeSetUpLink(tx, userId, origin), days } : undefined
  await enqueueMail(tx, keyring, newAddressLetter(email, company, invitation))
}

async function makeSetUpLink(tx: Transaction, userId: number, origin: string): Promise<string> {
  const token = newToken()
  await tx.execute(enterScope(systemScope))
  await tx.insert(passwordTokens).values({
    tokenHash: hashToken(token),
    UsersRecId: userId,
    expiresAt: sql`now() + ${days} * interval '1 day'`,
  })
  return `${origin}/setup/${token}`
}
