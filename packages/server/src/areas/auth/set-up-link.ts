import { sql } from 'drizzle-orm'

import type { Config } from '../../config/config.ts'
import { hashToken, newToken } from '../../sealing/token.ts'
import type { Transaction } from '../../database/database.ts'
import { enterScope, systemScope } from '../../database/scope.ts'
import { passwordTokens } from '../../database/tables/users.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { setUpLetter } from './letters.ts'

/** How long the link that a new user gets is good. */
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
  const token = newToken()
  const link = `${origin}/setup/${token}`
  await tx.execute(enterScope(systemScope))
  await tx.insert(passwordTokens).values({
    tokenHash: hashToken(token),
    UsersRecId: userId,
    expiresAt: sql`now() + ${days} * interval '1 day'`,
  })
  await enqueueMail(tx, keyring, setUpLetter(email, company, link, days))
  return link
}
