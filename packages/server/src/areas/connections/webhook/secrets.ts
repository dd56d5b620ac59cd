import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

import type { webhooks } from '../../../database/tables/connections.ts'
import type { Keyring } from '../../../sealing/keyring.ts'
import { open, seal } from '../../../sealing/seal.ts'

/** What secrets of the webhook are sealed to. */
const place = 'webhook'

/** A secret in the form of Standard Webhooks. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

export const sealSecret = (keyring: Keyring, secret: string): string => seal(keyring, place, secret)

type Secrets = Pick<typeof webhooks.$inferSelect, 'sealedSecret' | 'sealedOldSecret' | 'OldSecretUntil'>

/** The headers of Standard Webhooks, signed by the secret and, while both count, by the old one. */
export function signedHeaders(keyring: Keyring, secrets: Secrets, message: { id: string; body: string; at: Date }) {
  const { sealedSecret, sealedOldSecret, OldSecretUntil } = secrets
  const isOldGood = sealedOldSecret !== null && OldSecretUntil !== null && OldSecretUntil > message.at
  const signatures = [sealedSecret, ...(isOldGood ? [sealedOldSecret] : [])].map((sealed) =>
    new Webhook(open(keyring, place, sealed)).sign(message.id, message.at, message.body),
  )
  return {
    'content-type': 'application/json; charset=utf-8',
    'webhook-id': message.id,
    'webhook-timestamp': String(Math.floor(message.at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}
