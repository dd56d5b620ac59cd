import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

import type { Key, Keyring } from './keyring.ts'

/**
 * SHA-256 in hex of a JSON value in which the order of an object's names does not count. Whoever has it can try out
 * what it was made from, so it is never stored: its fingerprint is.
 */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, inNameOrder)).digest('hex')
}

/** What tells a content from another, and nothing to who has no key: an HMAC of its digest, after the key's id. */
export const fingerprint = ({ current }: Keyring, digest: string): string => `${current.id}.${keyed(current, digest)}`

/** Whether a fingerprint is that of a digest; undefined where its key is not there any more. */
export function isFingerprintOf(keyring: Keyring, stored: string, digest: string): boolean | undefined {
  const [id = '', mac = ''] = stored.split('.')
  const key = keyring.withId(id)
  if (!key) return undefined
  const [found, expected] = [Buffer.from(mac, 'hex'), Buffer.from(keyed(key, digest), 'hex')]
  return found.length === expected.length && timingSafeEqual(found, expected)
}

const keyed = (key: Key, digest: string) => createHmac('sha256', key.fingerprint).update(digest).digest('hex')

function inNameOrder(_: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
