import type { SignedIn } from '@captive/api-client/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { recordActivity, type Actor } from '../../activity/record-activity.ts'
import type { Config } from '../../config/config.ts'
import { describeDevice } from '../../credentials/describe-device.ts'
import { rememberDevice } from '../../credentials/known-devices.ts'
import type { Transaction } from '../../database/database.ts'
import { signedIn } from '../../database/tables/operation.ts'
import type { PendingStep } from '../../database/tables/users.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { isCookieInUse, startSession } from '../../session/session.ts'
import { bindBrowser } from '../../session/session-cookie.ts'
import { newDeviceLetter } from './letters.ts'

/** What every sign-in call provides. */
interface SigningIn {
  tx: Transaction<'system'>
  config: Config
  request: FastifyRequest
  reply: FastifyReply
  body: { keep_signed_in?: 'true' | 'false'; device?: string }
}

/**
 * Starts a session for an account that has authenticated in any way. Logs the sign-in, and mails the owner a notice
 * about a new device. A session with a pending step may only complete the sign-in; nothing is logged or mailed yet.
 * @returns undefined if the account has no role
 */
export async function finishSignIn(
  { tx, config, request, reply, body }: SigningIn,
  account: Actor,
  pending: PendingStep | null = null,
): Promise<SignedIn | undefined> {
  const keepSignedIn = body.keep_signed_in === 'true'
  const from = { networkAddress: request.ip, userAgent: request.headers['user-agent'] ?? '' }
  const seconds = keepSignedIn ? config.session.keptSignedIn : undefined
  const cookieHash = await bindBrowser(request, reply, (hash) => isCookieInUse(tx, hash), seconds)
  const { userId } = account
  const session = await startSession(tx, { userId, keepSignedIn, pending, cookieHash, ...from }, config.session)
  if (!session) return undefined
  const answer = { access_token: session.token, token_type: 'bearer' as const, expires_in: session.idle }
  if (pending) return { ...answer, second_step: pending }
  await recordActivity(tx, account, signedIn, request.ip)
  const device = await rememberDevice(tx, userId, from, body.device)
  if (device?.isNews) {
    const what = { device: describeDevice(from.userAgent), networkAddress: from.networkAddress, at: new Date() }
    await enqueueMail(tx, config.keyring, newDeviceLetter(config.brands.installation, account.email, what))
  }
  return { ...answer, ...(device && { device: device.token }) }
}
