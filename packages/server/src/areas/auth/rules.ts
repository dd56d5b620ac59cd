import { and, eq, gt, sql } from 'drizzle-orm'

import type { Config } from '../../config.ts'
import { hashToken, newToken } from '../../crypto.ts'
import type { Transaction } from '../../database/database.ts'
import { outbox } from '../../database/tables/operation.ts'
import { passwords, passwordTokens, users } from '../../database/tables/users.ts'
import { html } from '../../mail/html.ts'
import { letter, linkButton } from '../../mail/letter.ts'
import { toOutboxRow } from '../../mail/outbox.ts'
import { endSessionsOf } from '../../session/session.ts'

/** How long a mailed link to reset a password is good. */
const resetLinkMinutes = 60

/** An account that may sign in, with its hash where it has a password. */
export async function findAccount(
  tx: Transaction,
  email: string,
): Promise<{ userId: number; hash: string | null } | undefined> {
  const [account] = await tx
    .select({ userId: users.RecId, hash: passwords.hash })
    .from(users)
    .leftJoin(passwords, eq(passwords.UsersRecId, users.RecId))
    .where(and(eq(users.Email, email.trim().toLowerCase()), eq(users.IsActive, 1)))
  return account
}

/**
 * Makes a reset link and mails it, if there is such an account. The statements are the same, and as costly, whether
 * there is one or not: the account is looked up within the inserts, which then add one row or none.
 */
export async function mailResetLink(tx: Transaction, config: Config, email: string, origin: string): Promise<void> {
  const token = newToken()
  const address = email.trim().toLowerCase()
  const row = toOutboxRow(config.encryptionKey, {
    to: address,
    subject: 'Reset your password',
    html: letter(
      'Reset your password',
      html`<p>Somebody, we hope you, asked to reset the password of your account in the member portal.</p>
        ${linkButton(`${origin}/reset/${token}`, 'Choose a new password')}
        <p>
          The link is good once, for one hour. If you did not ask for it, you need not do anything: your password stays
          as it is.
        </p>`,
    ),
  })
  const account = sql`from ${users} where ${users.Email} = ${address} and ${users.IsActive} = 1`
  await tx.execute(sql`insert into ${passwordTokens} (token_hash, users_rec_id, expires_at)
    select ${hashToken(token)}, ${users.RecId}, now() + ${resetLinkMinutes} * interval '1 minute' ${account}`)
  await tx.execute(sql`insert into ${outbox} (id, recipient, subject, sealed_html)
    select ${row.id}::uuid, ${users.Email}, ${row.subject}, ${row.sealedHtml} ${account}`)
}

/** Sets the password of the account a token was mailed to; ends its sessions and all its links. False: no good token. */
export async function usePasswordToken(tx: Transaction, token: string, hash: string): Promise<boolean> {
  const [used] = await tx
    .delete(passwordTokens)
    .where(and(eq(passwordTokens.tokenHash, hashToken(token)), gt(passwordTokens.expiresAt, sql`now()`)))
    .returning({ userId: passwordTokens.UsersRecId })
  if (!used) return false
  await tx
    .insert(passwords)
    .values({ UsersRecId: used.userId, hash })
    .onConflictDoUpdate({ target: passwords.UsersRecId, set: { hash } })
  await tx.delete(passwordTokens).where(eq(passwordTokens.UsersRecId, used.userId))
  await endSessionsOf(tx, used.userId)
  return true
}
