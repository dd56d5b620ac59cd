import type { Readable } from 'node:stream'

import { ContentInspection } from '@captive/api-client/contract'

import { TooLargeError } from '../http/refusals.ts'
import { CompoundFile } from './compound-file.ts'
import { uploadLimit } from './file-storage.ts'
import { edgeLength, mediaTypeOf } from './media-type.ts'

/** Looks at a file while it streams by: how large it is, by its first and last bytes what it is, and whether it is a program. */
export class Inspection {
  /** What the content was, once all of it has passed. */
  mediaType = ''
  #head = Buffer.alloc(0)
  #tail = Buffer.alloc(0)
  readonly #content = new ContentInspection()
  readonly #compound = new CompoundFile()
  readonly #judge: Judge

  /** @param judge throws for a content that is not taken */
  constructor(judge: Judge = () => undefined) {
    this.#judge = judge
  }

  /** Bytes so far. */
  get size(): number {
    return this.#content.size
  }

  /**
   * The content as it comes. At its end it is judged, before whoever stores it takes it for whole.
   * @throws TooLargeError above the limit, and what the judge throws
   */
  async *pass(content: Readable): AsyncGenerator<Buffer> {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      this.#content.see(chunk)
      if (this.size > uploadLimit) throw new TooLargeError('Document size can not go over 20MB')
      if (this.#head.length < edgeLength)
        this.#head = Buffer.concat([this.#head, chunk.subarray(0, edgeLength - this.#head.length)])
      this.#tail = Buffer.concat([this.#tail, chunk.subarray(-edgeLength)]).subarray(-edgeLength)
      this.#compound.see(chunk)
      yield chunk
    }
    const mediaType = await mediaTypeOf(this.#head, this.#tail)
    this.mediaType = mediaType === 'application/x-cfb' ? (this.#compound.mediaType ?? mediaType) : mediaType
    this.#judge(this.#content.refusal())
  }
}

/** Throws for a content that is not taken; told why, or null where it is. */
export type Judge = (refusal: string | null) => void
