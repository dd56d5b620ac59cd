import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'

import { BusyError } from '../errors/refusals.ts'

/** The most tasks that may wait for a thread. */
const longestQueue = 100

/**
 * Worker threads for tasks that would block the event loop: checking a password, cleaning HTML, drawing a PDF. An idle
 * thread ends after a minute. Loss runs take much longer and have their own threads.
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
   * Runs an exported function of a module. `Work` is its type: use `import type`, so that the main thread does not load
   * the module. Arguments and result are copied.
   * @throws BusyError when too many tasks wait, and what the function throws
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
