import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

import type { Keyring } from './keyring.ts'

/** The sealed value was changed, copied from another row, or encrypted with an unknown key. */
export class UnreadableSealError extends Error {
  constructor(cause?: unknown) {
    super('A sealed value cannot be opened with the keys of this installation.', { cause })
    this.name = 'UnreadableSealError'
  }
}

/** Plain text is padded to a multiple of this length, so that the length of a sealed value reveals little. */
const blockLength = 256

/**
 * Encrypts a text with AES-256-GCM and the current key. `sealContext` (for example `draft:12:7`) is the associated data,
 * so a sealed value that is copied into another row cannot be opened.
 */
export function seal({ current }: Keyring, sealContext: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', current.seal, nonce).setAAD(Buffer.from(sealContext))
  const sealed = Buffer.concat([nonce, cipher.update(filledUp(text)), cipher.final(), cipher.getAuthTag()])
  return `${sealPrefix(current.id)}${sealed.toString('base64url')}`
}

/** The prefix of every value sealed with a key. */
export const sealPrefix = (keyId: string): string => `2.${keyId}.`

/** @throws UnreadableSealError */
export function open(keyring: Keyring, sealContext: string, sealed: string): string {
  const [version, ...parts] = sealed.split('.')
  if (version === '1') return openFirstFormat(keyring, sealContext, parts[0] ?? '')
  const [id = '', text = ''] = parts
  const key = keyring.withId(id)
  if (version !== '2' || !key) throw new UnreadableSealError()
  return withoutFilling(decrypt(key.seal, sealContext, text))
}

/** The format before keys had ids: no key derivation and no padding. */
function openFirstFormat({ all }: Keyring, sealContext: string, text: string): string {
  for (const { whole } of all) {
    try {
      return decrypt(whole, sealContext, text).toString('utf8')
    } catch {
      continue // sealed with another key; try the next one
    }
  }
  throw new UnreadableSealError()
}

function decrypt(key: Buffer, sealContext: string, text: string): Buffer {
  try {
    const bytes = Buffer.from(text, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
    decipher.setAAD(Buffer.from(sealContext)).setAuthTag(bytes.subarray(-16))
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()])
  } catch (error) {
    throw new UnreadableSealError(error)
  }
}

/** Padding of ISO/IEC 7816-4: one byte 0x80, then zeros. */
function filledUp(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8')
  const filled = Buffer.alloc(Math.ceil((bytes.length + 1) / blockLength) * blockLength)
  bytes.copy(filled)
  filled[bytes.length] = 0x80
  return filled
}

const withoutFilling = (filled: Buffer) => filled.subarray(0, filled.lastIndexOf(0x80)).toString('utf8')
