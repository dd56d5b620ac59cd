import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Sends a text under an ETag of its content, or 304 and no text to who has it already. A browser keeps it and asks each
 * time whether it still holds; nothing between us and the browser does. The tag is weak: the text may be compressed.
 */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const tag = `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`
  reply.headers({ ETag: tag, 'Cache-Control': 'private, no-cache', Vary: 'Authorization' })
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim()) ?? []
  return known.includes(tag) || known.includes('*') ? reply.code(304).send() : reply.send(text)
}
