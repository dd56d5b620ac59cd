import type { Readable } from 'node:stream'

import { TooLargeError } from '../http/refusals.ts'
import { CompoundFile } from './compound-file.ts'
import { uploadLimit } from './file-storage.ts'
import { edgeLength, mediaTypeOf } from './media-type.ts'

/** Looks at a file while it streams by: how large it is, and by its first and last bytes what it is. */
export class Inspection {
  size = 0
  /** What the content was, once all of it has passed. */
  mediaType = ''
  #head = Buffer.alloc(0)
  #tail = Buffer.alloc(0)
  readonly #compound = new CompoundFile()
  readonly #judge: Judge

  /** @param judge throws for a type that is not taken */
  constructor(judge: Judge = () => undefined) {
    this.#judge = judge
  }

  /**
   * The content as it comes. At its end it is judged, before whoever stores it takes it for whole.
   * @throws TooLargeError above the limit, and what the judge throws
   */
  async *pass(content: Readable): AsyncGenerator<Buffer> {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      this.size += chunk.length
      if (this.size > uploadLimit) throw new TooLargeError('Document size can not go over 20MB')
      if (this.#head.length < edgeLength)
        this.#head = Buffer.concat([this.#head, chunk.subarray(0, edgeLength - this.#head.length)])
      this.#tail = Buffer.concat([this.#tail, chunk.subarray(-edgeLength)]).subarray(-edgeLength)
      this.#compound.see(chunk)
      yield chunk
    }
    const mediaType = await mediaTypeOf(this.#head, this.#tail)
    this.mediaType = mediaType === 'application/x-cfb' ? (this.#compound.mediaType ?? mediaType) : mediaType
    this.#judge(this.mediaType)
  }
}

/** Throws for a media type that is not taken. */
export type Judge = (mediaType: string) => void
