import type { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'

/** A file response. The browser always saves the file and never shows it in the portal's origin. */
export class FileAnswer {
  readonly name: string
  readonly mediaType: string
  readonly content: Buffer | Readable
  readonly size: number | undefined

  /** @param size in bytes, for a stream; it lets the browser show progress */
  constructor(name: string, mediaType: string, content: Buffer | Readable, size?: number) {
    this.name = name
    this.mediaType = mediaType
    this.content = content
    this.size = Buffer.isBuffer(content) ? content.length : size
  }

  /** Fastify destroys the stream when the client disconnects. */
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
