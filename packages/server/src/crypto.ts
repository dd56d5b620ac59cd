import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto'

/** What was sealed was changed, belongs elsewhere, or was sealed with another key. */
export class UnreadableSealError extends Error {
  constructor(cause: unknown) {
    super('A sealed value cannot be opened with the key of this installation.', { cause })
    this.name = 'UnreadableSealError'
  }
}

/**
 * Encrypts a text by AES-256-GCM. `place` (for example `draft:12:7`) binds it to where it is kept, so that a sealed
 * value copied into another row does not open there.
 */
export function seal(key: Buffer, place: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `1.${sealed.toString('base64url')}`
}

/** @throws UnreadableSealError */
export function open(key: Buffer, place: string, sealed: string): string {
  try {
    const bytes = Buffer.from(sealed.slice(2), 'base64url')
    const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 }).setAAD(
      Buffer.from(place),
    )
    cipher.setAuthTag(bytes.subarray(-16))
    return Buffer.concat([cipher.update(bytes.subarray(12, -16)), cipher.final()]).toString('utf8')
  } catch (error) {
    throw new UnreadableSealError(error)
  }
}

/** A secret for one session or one link: 32 random bytes. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256 in hex; enough for values that nobody can guess. */
export const hashToken = (token: string): string => hash('sha256', token, 'hex')
