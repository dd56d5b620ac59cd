/** Searches a streamed file for the first of several marks. */
export class ByteSearch<Meaning> {
  found: Meaning | undefined
  readonly #marks: readonly { bytes: Buffer; means: Meaning }[]
  readonly #longest: number
  #end = Buffer.alloc(0)

  constructor(marks: readonly { bytes: Buffer; means: Meaning }[]) {
    this.#marks = marks
    this.#longest = Math.max(...marks.map(({ bytes }) => bytes.length))
  }

  see(chunk: Buffer): void {
    if (this.found !== undefined) return
    const seen = Buffer.concat([this.#end, chunk])
    this.found = this.#marks.find(({ bytes }) => seen.includes(bytes))?.means
    this.#end = seen.subarray(-this.#longest)
  }
}
