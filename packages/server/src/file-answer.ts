import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A file as the answer of a call: always saved by the browser, never shown within the portal's own origin. */
export class FileAnswer {
  readonly name: string
  readonly mediaType: string
  readonly content: Buffer | Readable

  constructor(name: string, mediaType: string, content: Buffer | Readable) {
    this.name = name
    this.mediaType = mediaType
    this.content = content
  }

  send(reply: FastifyReply): FastifyReply {
    return reply
      .type(this.mediaType)
      .header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(this.name)}`)
      .send(this.content)
  }
}
