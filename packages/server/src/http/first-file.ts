import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'

import { InvalidRequestError } from '../errors/refusals.ts'
import { texts } from './texts.ts'

/**
 * Runs work on the file in the field `file` of a multipart body. Skips everything after the file, because parsing
 * thousands of parts would be slow.
 * @throws InvalidRequestError if the file is missing, or the body is truncated
 */
export async function withFirstFile<T>(
  request: FastifyRequest,
  work: (file: { content: Readable; name: string }) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new InvalidRequestError(texts.notMultipart)
  try {
    const part = await request.file().catch(refuseBroken)
    if (part?.fieldname !== 'file') throw new InvalidRequestError(texts.fileMissing)
    return await work({ content: part.file, name: part.filename }).catch(refuseBroken)
  } finally {
    request.raw.unpipe()
    request.raw.resume()
  }
}

/** The multipart parser throws a plain Error for a truncated or invalid body. */
function refuseBroken(error: unknown): never {
  const isBroken = error instanceof Error && /unexpected end of multipart data/i.test(error.message)
  throw isBroken ? new InvalidRequestError(texts.unreadable) : error
}
