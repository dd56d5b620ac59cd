import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Sends a text with an ETag of its content, or 304 if the client already has it. The browser caches it and revalidates
 * each time; shared caches must not store it. The tag is weak, because the text may be compressed.
 */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const tag = `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`
  reply.headers({ ETag: tag, 'Cache-Control': 'private, no-cache', Vary: 'Authorization' })
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim()) ?? []
  return known.includes(tag) || known.includes('*') ? reply.code(304).send() : reply.send(text)
}
