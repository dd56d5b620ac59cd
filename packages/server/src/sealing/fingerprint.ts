import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

import type { Key, Keyring } from './keyring.ts'

/**
 * SHA-256 in hex of a JSON value, independent of the order of object keys. The digest is never stored, because the
 * value could be guessed by brute force; only its fingerprint is stored.
 */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, inNameOrder)).digest('hex')
}

/** HMAC of a digest, prefixed with the id of its key. Without the key it reveals nothing about the content. */
export const fingerprint = ({ current }: Keyring, digest: string): string => `${current.id}.${keyed(current, digest)}`

/** Whether the fingerprint belongs to the digest; undefined if its key is not in the keyring. */
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
