import { hash, randomBytes } from 'node:crypto'

/** A secret for one session or one link: 32 random bytes. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256 in hex; a fast hash is enough for random tokens. */
export const hashToken = (token: string): string => hash('sha256', token, 'hex')
