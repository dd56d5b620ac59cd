import type { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'

/** A file as an answer. The browser always saves it and never shows it within the portal's origin. */
export class FileAnswer {
  readonly name: string
  readonly mediaType: string
  readonly content: Buffer | Readable
  readonly size: number | undefined

  /** @param size in bytes, for a stream; with it the browser can show progress */
  constructor(name: string, mediaType: string, content: Buffer | Readable, size?: number) {
    this.name = name
    this.mediaType = mediaType
    this.content = content
    this.size = Buffer.isBuffer(content) ? content.length : size
  }

  /** Fastify destroys the stream when the caller disconnects. */
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
