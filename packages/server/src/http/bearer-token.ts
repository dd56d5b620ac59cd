import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

import { NotSignedInError } from './refusals.ts'
import { hashToken } from '../sealing/token.ts'

/**
 * Lets through who knows a token of the configuration; takes as long whatever was given.
 * @throws NotSignedInError with the sentence given
 */
export function assertBearer({ headers }: FastifyRequest, token: string, refusal: string): void {
  const [given, wanted] = [headers.authorization ?? '', `Bearer ${token}`].map((text) => Buffer.from(hashToken(text)))
  if (!given || !wanted || !timingSafeEqual(given, wanted)) throw new NotSignedInError(refusal)
}
