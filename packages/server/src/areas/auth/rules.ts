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
import { revokeAfter } from '../../credentials/revoke.ts'
import { passwordChangedLetter, resetLetter } from './letters.ts'
import { texts } from './texts.ts'

const mayEnter = and(eq(users.IsActive, 1), isNull(users.deletedAt))

/** An account that may sign in, with the password hash if it has one. */
export async function findAccount(
  tx: Transaction<'system'>,
  email: string,
): Promise<(Actor & { hash: string | null }) | undefined> {
  const [account] = await tx
    .select({ ...actorColumns, hash: passwords.hash })
    .from(users)
    .leftJoin(passwords, eq(passwords.UsersRecId, users.RecId))
    .where(and(eq(users.Email, plainAddress(email)), mayEnter))
  return account
}

/** An account that may sign in, by id. Locks the account, like isStillPasswordOf. */
export async function findActiveAccount(tx: Transaction<'system'>, userId: number): Promise<Actor | undefined> {
  await holdAccount(tx, userId)
  const [account] = await tx
    .select(actorColumns)
    .from(users)
    .where(and(eq(users.RecId, userId), mayEnter))
  return account
}

/**
 * Whether the verified hash is still the account's. Also locks the account until the transaction ends: a concurrent
 * change of its address, password or state then ends the new session too.
 */
export async function isStillPasswordOf(
  tx: Transaction<'system'>,
  userId: number,
  hash: string | null,
): Promise<boolean> {
  await holdAccount(tx, userId)
  const [current] = await tx
    .select({ hash: passwords.hash })
    .from(passwords)
    .innerJoin(users, eq(users.RecId, passwords.UsersRecId))
    .where(and(eq(users.RecId, userId), mayEnter))
  return current !== undefined && current.hash === hash
}

/** Locks the account's row, as every change of an account does (lockUser). */
const holdAccount = (tx: Transaction<'system'>, userId: number) =>
  tx.select({ id: users.RecId }).from(users).where(eq(users.RecId, userId)).for('share')

/**
 * Creates and mails a reset link if the account exists. The statements are the same if it does not, so that timing
 * reveals nothing: the inserts look up the account themselves and add one row or none.
 */
export async function mailResetLink(
  tx: Transaction<'system'>,
  config: Config,
  email: string,
  origin: string,
): Promise<void> {
  const token = newToken()
  const address = plainAddress(email)
  const row = toOutboxRow(config.keyring, resetLetter(config.brands.installation, address, `${origin}/reset/${token}`))
  // The lock waits for a concurrent change of the address. Afterward no account has the old address.
  const account = sql`from ${users} where ${users.Email} = ${address} and ${mayEnter} for share`
  await tx.execute(sql`insert into ${passwordTokens} (token_hash, users_rec_id, expires_at)
    select ${hashToken(token)}, ${users.RecId}, now() + interval '1 hour' ${account}`)
  await tx.execute(sql`insert into ${outbox} (id, recipient, subject, sealed_html)
    select ${row.id}::uuid, ${users.Email}, ${row.subject}, ${row.sealedHtml} ${account}`)
}

/**
 * Names that the new password must not contain: the user's and the company's. Undefined if the token is unknown, used
 * or expired, or if the account may not sign in.
 */
export async function namesOfLink(tx: Transaction<'system'>, token: string): Promise<string[] | undefined> {
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
 * Sets the password of the account that a token was mailed to. Ends its sessions, links and known devices, and mails a
 * notice.
 * @returns false for an invalid token
 */
export async function usePasswordToken(
  tx: Transaction<'system'>,
  { keyring, brands }: Pick<Config, 'keyring' | 'brands'>,
  token: string,
  hash: string,
): Promise<boolean> {
  const [found] = await tx.select({ userId: passwordTokens.UsersRecId }).from(passwordTokens).where(isGood(token))
  if (!found) return false
  await holdAccount(tx, found.userId)
  const [used] = await tx.delete(passwordTokens).where(isGood(token)).returning({ userId: passwordTokens.UsersRecId })
  const account = await findActiveAccount(tx, used?.userId ?? 0)
  if (!account) return false
  await tx
    .insert(passwords)
    .values({ UsersRecId: account.userId, hash })
    .onConflictDoUpdate({ target: passwords.UsersRecId, set: { hash } })
  await recordActivity(tx, account, texts.activity.passwordSet)
  await enqueueMail(tx, keyring, passwordChangedLetter(brands.installation, account.email))
  await revokeAfter(tx, account.userId, 'new password')
  // failed guesses by other people must not lock out the owner of the mailbox
  await forgetTries(tx, 'signInAccount', account.email)
  return true
}
