import { sql } from 'drizzle-orm'

import type { Config } from '../../config/config.ts'
import { hashToken, newToken } from '../../sealing/token.ts'
import type { Transaction } from '../../database/database.ts'
import { passwordTokens } from '../../database/tables/users.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { newAddressLetter, setUpLetter } from './letters.ts'

/** Days for which a set-up link works. */
const days = 7

/** A new user and the company. */
export interface Invitation {
  userId: number
  email: string
  company: string
}

/** Mails a new user a link to set a password, and returns the link. */
export async function mailSetUpLink(
  tx: Transaction<'system'>,
  { keyring, brands }: Pick<Config, 'keyring' | 'brands'>,
  { userId, email, company }: Invitation,
  origin: string,
): Promise<string> {
  const link = await makeSetUpLink(tx, userId, origin)
  await enqueueMail(tx, keyring, setUpLetter(brands.installation, email, company, link, days))
  return link
}

/** Mails the new address of an account. The mail contains a link to set a password if the account may sign in. */
export async function mailNewAddress(
  tx: Transaction<'system'>,
  { keyring, brands }: Pick<Config, 'keyring' | 'brands'>,
  { userId, email, company, isActive }: Invitation & { isActive: boolean },
  origin: string,
): Promise<void> {
  const invitation = isActive ? { link: await makeSetUpLink(tx, userId, origin), days } : undefined
  await enqueueMail(tx, keyring, newAddressLetter(brands.installation, email, company, invitation))
}

async function makeSetUpLink(tx: Transaction<'system'>, userId: number, origin: string): Promise<string> {
  const token = newToken()
  await tx.insert(passwordTokens).values({
    tokenHash: hashToken(token),
    UsersRecId: userId,
    expiresAt: sql`now() + ${days} * interval '1 day'`,
  })
  return `${origin}/setup/${token}`
}
