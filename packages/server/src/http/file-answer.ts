import type { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'

/** A file as the answer of a call: always saved by the browser, never shown within the portal's own origin. */
export class FileAnswer {
  readonly name: string
  readonly mediaType: string
  readonly content: Buffer | Readable
  readonly size: number | undefined

  /** @param size in bytes, for a stream; one that is known lets the browser show how far it is */
  constructor(name: string, mediaType: string, content: Buffer | Readable, size?: number) {
    this.name = name
    this.mediaType = mediaType
    this.content = content
    this.size = Buffer.isBuffer(content) ? content.length : size
  }

  /** A stream is destroyed when the caller goes away: Fastify sees to it. */
  send(reply: FastifyReply): FastifyReply {
    return reply
      .headers({
        'Content-Type': this.mediaType,
        'Content-Disposition': contentDisposition(this.name),
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
        ...(this.size !== undefined && { 'Content-Length': this.size }),
      })
      .send(this.content)
  }
}
