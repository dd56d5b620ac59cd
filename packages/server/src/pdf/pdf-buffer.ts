/**
 * Collects bytes in one growing buffer. A PDF arrives in such small chunks that an array of them would need more
 * memory.
 */
export class PdfBuffer {
  #buffer = new Uint8Array(1_048_576)
  #length = 0

  add(bytes: Uint8Array): void {
    const length = this.#length + bytes.length
    if (length > this.#buffer.length) {
      const larger = new Uint8Array(2 * length)
      larger.set(this.#buffer)
      this.#buffer = larger
    }
    this.#buffer.set(bytes, this.#length)
    this.#length = length
  }

  all(): Uint8Array {
    return this.#buffer.slice(0, this.#length)
  }
}
