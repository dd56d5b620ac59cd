import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'

import { BusyError } from '../http/refusals.ts'

/** No more work than this waits for a thread. */
const longestQueue = 100

/**
 * Worker threads for work that would hold the event loop: judging a password, cleaning HTML, drawing a PDF. A thread
 * without work ends after a minute. Loss runs take much longer and have threads of their own.
 */
export class Threads {
  readonly #pool = new Piscina({
    minThreads: 0,
    maxThreads: Math.max(2, availableParallelism()),
    maxQueue: longestQueue,
    idleTimeout: 60_000,
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 192 },
  })

  /**
   * Runs a function that a module exports. `Work` is its type: import it as a type alone, so that the event loop does not
   * load the module. What it takes and gives is copied.
   * @throws BusyError when too much work waits, and what the function throws
   */
  async run<Work extends (task: never) => unknown>(
    module: URL,
    name: string,
    task: Parameters<Work>[0],
  ): Promise<Awaited<ReturnType<Work>>> {
    if (this.#pool.queueSize >= longestQueue) throw new BusyError()
    return (await this.#pool.run(task, { filename: module.href, name })) as Awaited<ReturnType<Work>>
  }

  close(): Promise<void> {
    return this.#pool.destroy()
  }
}
