import { sql } from 'drizzle-orm'

import type { Database } from '../database/database.ts'
import { systemScope } from '../database/scope.ts'

/** Milliseconds of drift that do not count as a clock change. */
const tolerance = 60_000

interface Clocks {
  /** Milliseconds of a monotonic clock. */
  even: () => number
  /** Milliseconds of the clocks that provide timestamps of rows and files: the database's and this machine's. */
  wall: () => Promise<number[]>
}

/**
 * Detects clock changes. When a clock is set forward, everything looks old, so deleting by age is safe only after the
 * clocks have run evenly for that long.
 */
export class SteadyClock {
  readonly #clocks: Clocks
  #steadySince: number | undefined
  /** Offset of each clock from the monotonic one. */
  #ahead: number[] = []

  constructor(clocks: Clocks) {
    this.#clocks = clocks
  }

  /** Whether no clock was changed in the given minutes, as far as calls of this method can detect. */
  async hasRunEvenlyFor(minutes: number): Promise<boolean> {
    const wall = await this.#clocks.wall()
    const now = this.#clocks.even()
    const ahead = wall.map((time) => time - now)
    const isSet = ahead.some((time, index) => Math.abs(time - (this.#ahead[index] ?? Infinity)) > tolerance)
    if (isSet || this.#steadySince === undefined) {
      this.#ahead = ahead
      this.#steadySince = now
    }
    return now - this.#steadySince >= minutes * 60_000
  }
}

export const clocksOf = (database: Database): Clocks => ({
  even: () => performance.now(),
  wall: async () => [await timeOf(database), Date.now()],
})

async function timeOf(database: Database): Promise<number> {
  const milliseconds = sql`select extract(epoch from now())::float8 * 1000 milliseconds`
  const answer = await database.transaction(systemScope, (tx) => tx.execute(milliseconds), 'read only')
  const { rows } = answer as { rows: [{ milliseconds: number }] }
  return rows[0].milliseconds
}
