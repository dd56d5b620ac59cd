import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { and, asc, eq, sql } from 'drizzle-orm'

import type { Transaction } from '../database/database.ts'
import { passkeys } from '../database/tables/credentials.ts'
import { keepChallenge, takeChallenge } from './challenges.ts'
import type { RelyingParty } from './relying-party.ts'

/** The most passkeys of one account. */
export const maxPasskeys = 20

/** The options with which a browser creates a passkey for an account. */
export async function startPasskey(
  tx: Transaction<'system'>,
  { id }: RelyingParty,
  account: { userId: number; email: string; name: string; portal: string },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const existing = await listPasskeys(tx, account.userId)
  const options = await generateRegistrationOptions({
    rpName: account.portal,
    rpID: id,
    userName: account.email,
    userDisplayName: account.name,
    userID: Buffer.from(`user:${account.userId}`),
    excludeCredentials: existing.map(({ credentialId }) => ({ id: credentialId })),
    // The device verifies the user by face, fingerprint or PIN, so a passkey is two factors at once.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(tx, options.challenge, { UsersRecId: account.userId })
  return options
}

/**
 * Adds the passkey that a browser created.
 * @returns false if the response does not match a challenge of this account and site
 */
export async function addPasskey(
  tx: Transaction<'system'>,
  { id, origin }: RelyingParty,
  { userId, name, response }: { userId: number; name: string; response: RegistrationResponseJSON },
): Promise<boolean> {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: async (challenge) => (await takeChallenge(tx, challenge, userId)) !== undefined,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(notVerified)
  if (!verified || !registrationInfo) return false
  const { credential } = registrationInfo
  const added = await tx
    .insert(passkeys)
    .values({
      UsersRecId: userId,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name,
    })
    .onConflictDoNothing()
    .returning({ id: passkeys.RecId })
  return added.length > 0
}

/** The options with which a browser signs a user in. The user chooses the account. */
export async function startPasskeySignIn(
  tx: Transaction<'system'>,
  { id }: RelyingParty,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await generateAuthenticationOptions({ rpID: id, userVerification: 'required' })
  await keepChallenge(tx, options.challenge, {})
  return options
}

/**
 * The account whose passkey answers a sign-in challenge.
 * @returns undefined if no passkey of this site matches
 */
export async function usePasskey(
  tx: Transaction<'system'>,
  { id, origin }: RelyingParty,
  response: AuthenticationResponseJSON,
): Promise<number | undefined> {
  const [passkey] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, response.id)).for('update')
  if (!passkey) return undefined
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: async (challenge) => (await takeChallenge(tx, challenge, null)) !== undefined,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch(notVerified)
  if (!verified) return undefined
  await tx
    .update(passkeys)
    .set({ counter: authenticationInfo?.newCounter ?? passkey.counter, usedAt: sql`now()` })
    .where(eq(passkeys.RecId, passkey.RecId))
  return passkey.UsersRecId
}

/** The library throws for each kind of invalid response. The caller treats them all alike. */
const notVerified = () => ({ verified: false, registrationInfo: undefined, authenticationInfo: undefined })

export const listPasskeys = (tx: Transaction<'system'>, userId: number) =>
  tx.select().from(passkeys).where(eq(passkeys.UsersRecId, userId)).orderBy(asc(passkeys.RecId))

const isOf = (userId: number, id: number) => and(eq(passkeys.UsersRecId, userId), eq(passkeys.RecId, id))

/** @returns whether the account has the passkey */
export async function renamePasskey(
  tx: Transaction<'system'>,
  userId: number,
  { id, name }: { id: number; name: string },
): Promise<boolean> {
  const renamed = await tx.update(passkeys).set({ name }).where(isOf(userId, id)).returning({ id: passkeys.RecId })
  return renamed.length > 0
}

/** @returns the name of the removed passkey; undefined if the account does not have it */
export async function removePasskey(
  tx: Transaction<'system'>,
  userId: number,
  id: number,
): Promise<string | undefined> {
  const [removed] = await tx.delete(passkeys).where(isOf(userId, id)).returning({ name: passkeys.name })
  return removed?.name
}
