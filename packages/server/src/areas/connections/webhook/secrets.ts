import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

import type { webhooks } from '../../../database/tables/connections.ts'
import type { Keyring } from '../../../sealing/keyring.ts'
import { open, seal } from '../../../sealing/seal.ts'

/** The context to which secrets of the webhook are sealed. */
const sealContext = 'webhook'

/** A new secret in the format of Standard Webhooks. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

export const sealSecret = (keyring: Keyring, secret: string): string => seal(keyring, sealContext, secret)

type Secrets = Pick<typeof webhooks.$inferSelect, 'sealedSecret' | 'sealedOldSecret' | 'OldSecretUntil'>

/** The headers of Standard Webhooks, signed with the secret and, while it is still valid, with the old one. */
export function signedHeaders(keyring: Keyring, secrets: Secrets, message: { id: string; body: string; at: Date }) {
  const { sealedSecret, sealedOldSecret, OldSecretUntil } = secrets
  const isOldGood = sealedOldSecret !== null && OldSecretUntil !== null && OldSecretUntil > message.at
  const signatures = [sealedSecret, ...(isOldGood ? [sealedOldSecret] : [])].map((sealed) =>
    new Webhook(open(keyring, sealContext, sealed)).sign(message.id, message.at, message.body),
  )
  return {
    'content-type': 'application/json; charset=utf-8',
    'webhook-id': message.id,
    'webhook-timestamp': String(Math.floor(message.at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}
