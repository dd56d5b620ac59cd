/** Writes batches one after the other, each while the next one is checked. */
export class WritePipeline<Entry> {
  readonly #write: (batch: readonly Entry[]) => Promise<void>
  #pending: readonly Entry[] = []
  /** Settles when the last started batch is written. */
  #written = Promise.resolve()

  constructor(write: (batch: readonly Entry[]) => Promise<void>) {
    this.#write = write
  }

  /** Adds a batch. The batch before it must have been started. */
  add(batch: readonly Entry[]): void {
    this.#pending = batch
  }

  /**
   * Starts to write the added batch, when the one before it is written. Call it after the lookup of the next entries,
   * so that a database that executes one query at a time writes a batch while the next one is checked.
   */
  async startNext(): Promise<void> {
    await this.#written
    const batch = this.#pending
    this.#pending = []
    if (batch.length === 0) return
    this.#written = this.#write(batch)
    this.#written.catch(() => undefined) // awaited later
  }

  /** Writes the added batch, and waits until all batches are written. */
  async flush(): Promise<void> {
    await this.startNext()
    await this.#written
  }
}
