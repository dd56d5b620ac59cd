import type { Readable } from 'node:stream'

import { uploadLimit, ContentInspection } from '@captive/api-client/contract'

import { TooLargeError } from '../errors/refusals.ts'
import { searchForOfficeType } from './compound-file.ts'
import { edgeLength, mediaTypeOf } from './media-type.ts'
import { texts } from './texts.ts'

/**
 * Inspects a file while it streams: its size, its media type by the first and last bytes, and whether it is a program.
 */
export class Inspection {
  /** Empty until the whole content was read. */
  mediaType = ''
  #head = Buffer.alloc(0)
  #tail = Buffer.alloc(0)
  readonly #content = new ContentInspection()
  readonly #officeType = searchForOfficeType()
  readonly #check: ContentCheck
  readonly #limit: number

  /**
   * @param check throws to refuse the content
   * @param limit the most bytes
   */
  constructor(check: ContentCheck = () => undefined, limit = uploadLimit) {
    this.#check = check
    this.#limit = limit
  }

  /** Bytes read so far. */
  get size(): number {
    return this.#content.size
  }

  /**
   * Passes the content through. The check runs before the stream ends, so that a refused file is never stored as
   * complete.
   * @throws TooLargeError above the limit, and what the check throws
   */
  async *pass(content: Readable): AsyncGenerator<Buffer> {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      this.#content.see(chunk)
      if (this.size > this.#limit) throw new TooLargeError(texts.tooLarge)
      if (this.#head.length < edgeLength)
        this.#head = Buffer.concat([this.#head, chunk.subarray(0, edgeLength - this.#head.length)])
      this.#tail = Buffer.concat([this.#tail, chunk.subarray(-edgeLength)]).subarray(-edgeLength)
      this.#officeType.see(chunk)
      yield chunk
    }
    const mediaType = await mediaTypeOf(this.#head, this.#tail)
    this.mediaType = mediaType === 'application/x-cfb' ? (this.#officeType.found ?? mediaType) : mediaType
    this.#check(this.#content.refusal())
  }
}

/** Throws to refuse a file. `refusal` is the reason from its content, or null. */
export type ContentCheck = (refusal: string | null) => void
