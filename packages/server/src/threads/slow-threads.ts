import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'

/** A file in progress. */
export interface Making {
  /** The number of its parts; 0 while unknown. */
  total: number
  /** The number of finished parts, which the worker counts in shared memory. */
  done: Int32Array
}

/**
 * Worker threads for files that take seconds, one per core; further tasks wait in a queue. Idle threads end. A second
 * order for the same file waits for the first.
 */
export class SlowThreads {
  readonly #pool = new Piscina({
    minThreads: 0,
    maxThreads: availableParallelism(),
    idleTimeout: 30_000,
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 192 },
  })
  readonly #orders = new Map<string, { making: Making; file: Promise<unknown> }>()

  /** Makes a file with `make`, or returns the file in progress under the same key. */
  order<File>(key: string, make: (making: Making) => Promise<File>): Promise<File> {
    const known = this.#orders.get(key)
    if (known) return known.file as Promise<File>
    const making = { total: 0, done: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) }
    const file = make(making).finally(() => this.#orders.delete(key))
    this.#orders.set(key, { making, file })
    return file
  }

  /** The bytes from an exported function of a module. `Work` is its type, as for `Threads.run`. */
  async run<Work extends (task: never) => Promise<Uint8Array>>(
    module: URL,
    name: string,
    task: Parameters<Work>[0],
  ): Promise<Buffer> {
    const bytes = (await this.#pool.run(task, { filename: module.href, name })) as Uint8Array
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  /** The progress of a file that this copy of the server is making; undefined if it makes none. */
  progress(key: string): { total: number; done: number } | undefined {
    const making = this.#orders.get(key)?.making
    return making && { total: making.total, done: Atomics.load(making.done, 0) }
  }

  close(): Promise<void> {
    return this.#pool.destroy()
  }
}
