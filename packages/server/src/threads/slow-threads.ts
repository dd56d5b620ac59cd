import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'

/** A file in progress. */
export interface FileProgress {
  /** The number of its parts; 0 while unknown. */
  total: number
  /** The number of finished parts, which the worker counts in shared memory. */
  done: Int32Array
}

/**
 * Worker threads for files that take seconds, one per core; further tasks wait in a queue. Idle threads end. A second
 * call for the same file waits for the first.
 */
export class SlowThreads {
  readonly #pool = new Piscina({
    minThreads: 0,
    maxThreads: availableParallelism(),
    idleTimeout: 30_000,
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 192 },
  })
  readonly #inProgress = new Map<string, { progress: FileProgress; file: Promise<unknown> }>()

  /** Makes a file with `make`, or returns the file in progress under the same key. */
  startOnce<File>(key: string, make: (progress: FileProgress) => Promise<File>): Promise<File> {
    const known = this.#inProgress.get(key)
    if (known) return known.file as Promise<File>
    const progress = { total: 0, done: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) }
    const file = make(progress).finally(() => this.#inProgress.delete(key))
    this.#inProgress.set(key, { progress, file })
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
    const progress = this.#inProgress.get(key)?.progress
    return progress && { total: progress.total, done: Atomics.load(progress.done, 0) }
  }

  close(): Promise<void> {
    return this.#pool.destroy()
  }
}
