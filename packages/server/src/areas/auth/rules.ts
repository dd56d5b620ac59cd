import { and, eq, gt, isNull, sql } from 'drizzle-orm'

import { actorColumns, recordActivity, type Actor } from '../../activity/record-activity.ts'
import type { Config } from '../../config/config.ts'
import { hashToken, newToken } from '../../sealing/token.ts'
import type { Transaction } from '../../database/database.ts'
import { clients } from '../../database/tables/clients.ts'
import { outbox } from '../../database/tables/operation.ts'
import { passwords, passwordTokens, users } from '../../database/tables/users.ts'
import { plainAddress } from '../../mail/address.ts'
import { enqueueMail, toOutboxRow } from '../../mail/outbox.ts'
import { forgetTries } from '../../session/limits.ts'
import { revokeAccess } from '../../session/session.ts'
import { passwordChangedLetter, resetLetter } from './letters.ts'

const mayEnter = and(eq(users.IsActive, 1), isNull(users.deletedAt))

/** An account that may sign in, with its hash where it has a password. */
export async function findAccount(
  tx: Transaction,
  email: string,
): Promise<(Actor & { hash: string | null }) | undefined> {
  const [account] = await tx
    .select({ ...actorColumns, hash: passwords.hash })
    .from(users)
    .leftJoin(passwords, eq(passwords.UsersRecId, users.RecId))
    .where(and(eq(users.Email, plainAddress(email)), mayEnter))
  return account
}

/**
 * Whether the password that was checked is still the account's. From here on a change of its address, its password or its
 * state waits until the transaction ends, so that it also ends the session that the transaction starts.
 */
export async function isStillPasswordOf(tx: Transaction, userId: number, hash: string | null): Promise<boolean> {
  await holdAccount(tx, userId)
  const [current] = await tx
    .select({ hash: passwords.hash })
    .from(passwords)
    .innerJoin(users, eq(users.RecId, passwords.UsersRecId))
    .where(and(eq(users.RecId, userId), mayEnter))
  return current !== undefined && current.hash === hash
}

/** Makes changes of an account wait until the transaction ends; they lock the same row (lockUser). */
const holdAccount = (tx: Transaction, userId: number) =>
  tx.select({ id: users.RecId }).from(users).where(eq(users.RecId, userId)).for('share')

/**
 * Makes a reset link and mails it, if there is such an account. The statements are the same, and as costly, whether
 * there is one or not: the account is looked up within the inserts, which then add one row or none.
 */
export async function mailResetLink(tx: Transaction, config: Config, email: string, origin: string): Promise<void> {
  const token = newToken()
  const address = plainAddress(email)
  const row = toOutboxRow(config.keyring, resetLetter(address, `${origin}/reset/${token}`))
  // The lock waits for a change of the address, and then finds no account under the former one.
  const account = sql`from ${users} where ${users.Email} = ${address} and ${mayEnter} for share`
  await tx.execute(sql`insert into ${passwordTokens} (token_hash, users_rec_id, expires_at)
    select ${hashToken(token)}, ${users.RecId}, now() + interval '1 hour' ${account}`)
  await tx.execute(sql`insert into ${outbox} (id, recipient, subject, sealed_html)
    select ${row.id}::uuid, ${users.Email}, ${row.subject}, ${row.sealedHtml} ${account}`)
}

/**
 * What the user of a good link is called, which its password must not be made of. Undefined where the token would set no
 * password: it is unknown, used or over, or its account may not enter.
 */
export async function namesOfLink(tx: Transaction, token: string): Promise<string[] | undefined> {
  const [found] = await tx
    .select({ first: users.FirstName, last: users.LastName, email: users.Email, company: clients.ClientName })
    .from(passwordTokens)
    .innerJoin(users, eq(users.RecId, passwordTokens.UsersRecId))
    .innerJoin(clients, eq(clients.ClientId, users.ClientId))
    .where(and(isGood(token), mayEnter))
  return found && Object.values(found)
}

const isGood = (token: string) =>
  and(eq(passwordTokens.tokenHash, hashToken(token)), gt(passwordTokens.expiresAt, sql`now()`))

/**
 * Sets the password of the account a token was mailed to; ends its sessions, all its links and known devices, and tells
 * it so. False: no good token.
 */
export async function usePasswordToken(
  tx: Transaction,
  { keyring }: Pick<Config, 'keyring'>,
  token: string,
  hash: string,
): Promise<boolean> {
  const [found] = await tx.select({ userId: passwordTokens.UsersRecId }).from(passwordTokens).where(isGood(token))
  if (!found) return false
  await holdAccount(tx, found.userId)
  const [used] = await tx.delete(passwordTokens).where(isGood(token)).returning({ userId: passwordTokens.UsersRecId })
  const [account] = await tx
    .select(actorColumns)
    .from(users)
    .where(and(eq(users.RecId, used?.userId ?? 0), mayEnter))
  if (!account) return false
  await tx
    .insert(passwords)
    .values({ UsersRecId: account.userId, hash })
    .onConflictDoUpdate({ target: passwords.UsersRecId, set: { hash } })
  await recordActivity(tx, account, 'Set the password')
  await enqueueMail(tx, keyring, passwordChangedLetter(account.email))
  await revokeAccess(tx, account.userId, ['sessions', 'links', 'devices'])
  await forgetTries(tx, 'signInAccount', account.email) // whoever reads its mail need not wait for what others guessed
  return true
}
