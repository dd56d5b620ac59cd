import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

import { NotSignedInError } from '../errors/refusals.ts'
import { hashToken } from '../sealing/token.ts'

/**
 * Requires a configured token. Compares in constant time.
 * @throws NotSignedInError with the given message
 */
export function assertBearer({ headers }: FastifyRequest, token: string, refusal: string): void {
  const [given, wanted] = [headers.authorization ?? '', `Bearer ${token}`].map((text) => Buffer.from(hashToken(text)))
  if (!given || !wanted || !timingSafeEqual(given, wanted)) throw new NotSignedInError(refusal)
}
