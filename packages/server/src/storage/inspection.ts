import type { Readable } from 'node:stream'

import { TooLargeError } from '../refusals.ts'
import { uploadLimit } from './file-storage.ts'
import { edgeLength, mediaTypeOf } from './media-type.ts'

/** Looks at a file while it streams by: how large it is, and by its first and last bytes what it is. */
export class Inspection {
  size = 0
  #head = Buffer.alloc(0)
  #tail = Buffer.alloc(0)

  /**
   * The content as it comes.
   * @throws TooLargeError above the limit
   */
  async *pass(content: Readable): AsyncGenerator<Buffer> {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      this.size += chunk.length
      if (this.size > uploadLimit) throw new TooLargeError('Document size can not go over 20MB')
      if (this.#head.length < edgeLength)
        this.#head = Buffer.concat([this.#head, chunk.subarray(0, edgeLength - this.#head.length)])
      this.#tail = Buffer.concat([this.#tail, chunk.subarray(-edgeLength)]).subarray(-edgeLength)
      yield chunk
    }
  }

  /** What the content was, once all of it has passed. */
  get mediaType(): string {
    return mediaTypeOf(this.#head, this.#tail)
  }
}
