import { sql } from 'drizzle-orm'

import type { Database } from '../database/database.ts'
import { systemScope } from '../database/scope.ts'

/** By how much a clock may be set without anybody noticing; milliseconds. */
const tolerance = 60_000

interface Clocks {
  /** Milliseconds of a clock that never jumps. */
  even: () => number
  /** Milliseconds of the clocks that rows and files are dated by: the database's and this machine's. */
  wall: () => Promise<number[]>
}

/**
 * Watches whether the clocks run evenly. A clock that is set forward makes everything look old: what is deleted by its
 * age is safe only where the clocks have run evenly for that long.
 */
export class SteadyClock {
  readonly #clocks: Clocks
  #steadySince: number | undefined
  /** By how much each clock is ahead of the even one. */
  #ahead: number[] = []

  constructor(clocks: Clocks) {
    this.#clocks = clocks
  }

  /** Whether no clock was set, as far as the calls of this method show, for so many minutes. */
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
