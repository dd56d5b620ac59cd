import { and, eq, lt, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'

import type { Transaction } from '../database/database.ts'
import { authenticatorApps } from '../database/tables/credentials.ts'
import type { Keyring } from '../sealing/keyring.ts'
import { open, seal } from '../sealing/seal.ts'

const sealContext = (userId: number) => `authenticator-app:${userId}`

const period = 30 // seconds
const digits = 6
const sixDigits = new RegExp(`^[0-9]{${digits}}$`)

/**
 * Steps before and after the current one whose codes are accepted, because a phone's clock may be off (RFC 6238, 5.2).
 */
const window = 1

/** SHA-1, six digits and 30 seconds are the only parameters that every authenticator app supports. */
const totpOf = (secret: Secret) => new TOTP({ secret, algorithm: 'SHA1', digits, period })

export interface NewApp {
  /** Base32, for users who cannot scan the QR code. */
  secret: string
  /** The `otpauth:` URI of the QR code. */
  uri: string
}

/** Creates a secret for an account without a confirmed app, and replaces an unconfirmed one. */
export async function startApp(
  tx: Transaction<'system'>,
  keyring: Keyring,
  { userId, email, issuer }: { userId: number; email: string; issuer: string },
): Promise<NewApp> {
  const secret = new Secret({ size: 20 })
  const sealedSecret = seal(keyring, sealContext(userId), secret.base32)
  await tx
    .insert(authenticatorApps)
    .values({ UsersRecId: userId, sealedSecret })
    .onConflictDoUpdate({
      target: authenticatorApps.UsersRecId,
      set: { sealedSecret, lastStep: 0 },
      setWhere: eq(authenticatorApps.isConfirmed, false),
    })
  const totp = totpOf(secret)
  totp.issuer = issuer
  totp.label = email
  return { secret: secret.base32, uri: totp.toString() }
}

/** Whether the account has a confirmed app. */
export async function hasApp(tx: Transaction<'system'>, userId: number): Promise<boolean> {
  const found = await tx
    .select({ userId: authenticatorApps.UsersRecId })
    .from(authenticatorApps)
    .where(and(eq(authenticatorApps.UsersRecId, userId), eq(authenticatorApps.isConfirmed, true)))
  return found.length > 0
}

/**
 * Whether a code is valid. A code can be used once: afterward neither it nor an earlier code is valid.
 * @param isConfirmed whether to check the account's confirmed app, or the app that this code confirms
 */
export async function useAppCode(
  tx: Transaction<'system'>,
  keyring: Keyring,
  userId: number,
  code: string,
  isConfirmed: boolean,
): Promise<boolean> {
  const [app] = await tx
    .select({ sealedSecret: authenticatorApps.sealedSecret })
    .from(authenticatorApps)
    .where(and(eq(authenticatorApps.UsersRecId, userId), eq(authenticatorApps.isConfirmed, isConfirmed)))
  if (!app) return false
  const token = code.normalize('NFKC').replaceAll(/\s/g, '')
  if (!sixDigits.test(token)) return false // the library throws if a code has as many characters but more bytes
  const totp = totpOf(Secret.fromBase32(open(keyring, sealContext(userId), app.sealedSecret)))
  const now = Date.now()
  const delta = totp.validate({ token, timestamp: now, window })
  if (delta === null) return false
  const step = Math.floor(now / 1000 / period) + delta
  const used = await tx
    .update(authenticatorApps)
    .set({ lastStep: step, isConfirmed: true })
    .where(and(eq(authenticatorApps.UsersRecId, userId), lt(authenticatorApps.lastStep, sql`${step}::bigint`)))
    .returning({ userId: authenticatorApps.UsersRecId })
  return used.length > 0
}

/** Removes the app of an account. */
export async function removeApp(tx: Transaction<'system'>, userId: number): Promise<void> {
  await tx.delete(authenticatorApps).where(eq(authenticatorApps.UsersRecId, userId))
}
