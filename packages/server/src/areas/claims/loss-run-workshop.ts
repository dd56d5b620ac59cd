import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'

import { workerModule } from '../../threads/worker-module.ts'
import type { Task } from './make-loss-run.ts'
import { claimsOf, type LossRun } from './loss-run.ts'

export interface LossRunOrder {
  clientId: number
  policyIds: readonly number[]
  docType: Task['docType']
}

interface Making {
  report: Promise<Buffer | undefined>
  claims: number
  done: Int32Array
}

/**
 * Makes loss runs in worker threads, as many at a time as there are cores; the rest wait in line, and the server answers
 * other calls meanwhile. Threads that have nothing to do end.
 */
export class LossRunWorkshop {
  readonly #threads = new Piscina({
    filename: workerModule('make-loss-run', import.meta.url).href,
    name: 'makeLossRun',
    minThreads: 0,
    maxThreads: availableParallelism(),
    idleTimeout: 30_000,
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 192 },
  })
  readonly #making = new Map<string, Making>()

  /**
   * The file that was ordered; undefined when `read` finds nothing. Who orders what is being made waits for that one:
   * whoever may see the company sees the same claims of it.
   */
  order(order: LossRunOrder, read: () => Promise<LossRun | undefined>): Promise<Buffer | undefined> {
    const key = keyOf(order)
    const known = this.#making.get(key)
    if (known) return known.report
    const done = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const making: Making = { done, claims: 0, report: Promise.resolve(undefined) }
    making.report = this.#make(order, making, read).finally(() => this.#making.delete(key))
    this.#making.set(key, making)
    return making.report
  }

  /** Of the claims of a file that is being made by this copy of the server, how many are done; undefined if it is not. */
  progress(order: LossRunOrder): { claims: number; done: number } | undefined {
    const making = this.#making.get(keyOf(order))
    return making && { claims: making.claims, done: Atomics.load(making.done, 0) }
  }

  close(): Promise<void> {
    return this.#threads.destroy()
  }

  async #make(
    { docType }: LossRunOrder,
    making: Making,
    read: () => Promise<LossRun | undefined>,
  ): Promise<Buffer | undefined> {
    const run = await read()
    if (!run) return undefined
    making.claims = claimsOf(run.policies).length
    const bytes = (await this.#threads.run({ run, docType, done: making.done } satisfies Task)) as Uint8Array
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }
}

const keyOf = ({ clientId, policyIds, docType }: LossRunOrder) =>
  `${docType} ${clientId} ${[...new Set(policyIds)].toSorted((one, other) => one - other).join()}`
