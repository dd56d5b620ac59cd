import { workerModule } from '../../threads/worker-module.ts'
import type { SlowThreads } from '../../threads/slow-threads.ts'
import type { makeLossRun, Task } from './make-loss-run.ts'
import { claimsOf, type LossRun } from './loss-run.ts'

export interface LossRunOrder {
  clientId: number
  policyIds: readonly number[]
  docType: Task['docType']
}

/** Makes loss runs in worker threads. */
export class LossRunThreads {
  readonly #threads: SlowThreads

  constructor(threads: SlowThreads) {
    this.#threads = threads
  }

  /**
   * The requested file, or undefined if `read` finds nothing. A second request for the same file waits for the first.
   * Sharing the file is safe, because everyone who may see the company sees the same claims.
   */
  order(order: LossRunOrder, read: () => Promise<LossRun | undefined>): Promise<Buffer | undefined> {
    return this.#threads.startOnce(keyOf(order), async (progress) => {
      const run = await read()
      if (!run) return undefined
      progress.total = claimsOf(run.policies).length
      const task = { run, docType: order.docType, done: progress.done }
      return this.#threads.run<typeof makeLossRun>(workerModule('make-loss-run', import.meta.url), 'makeLossRun', task)
    })
  }

  /** The progress of a file that this copy of the server is making; undefined if it makes none. */
  progress(order: LossRunOrder): { claims: number; done: number } | undefined {
    const progress = this.#threads.progress(keyOf(order))
    return progress && { claims: progress.total, done: progress.done }
  }
}

const keyOf = ({ clientId, policyIds, docType }: LossRunOrder) =>
  `${docType} ${clientId} ${[...new Set(policyIds)].toSorted((one, other) => one - other).join()}`
