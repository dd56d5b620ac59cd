import { randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'

import type { Database } from '../database/database.ts'
import { systemScope } from '../database/scope.ts'
import { serverCopies } from '../database/tables/operation.ts'

/** Milliseconds between two heartbeats of a copy. */
export const heartbeat = 5_000

/** Milliseconds without a heartbeat after which the leases of a copy are free. */
const longestSilence = 6 * heartbeat

/**
 * The most milliseconds between two own heartbeats that count as silence of another copy. After a longer pause, this
 * copy could not reach the database, and probably no other copy could.
 */
const longestPause = 2 * heartbeat

/**
 * This copy of the server, which leases mails with its id. Its leases end with its row in `server_copies`. The other
 * copies delete the row of a copy whose heartbeat they have not seen for a while. Each copy measures that time with its
 * own monotonic clock, so no two clocks are compared. Unlike a session lock, a row also works behind PgBouncer.
 */
export class ServerCopy {
  readonly id = randomUUID()
  readonly #database: Database
  readonly #silence: number
  /** The last count seen of each other copy, and the milliseconds since then. */
  #seen = new Map<string, { beats: number; silent: number }>()
  /** The monotonic time of this copy's last heartbeat, in milliseconds. */
  #lastBeat = 0

  constructor(database: Database, silence = longestSilence) {
    this.#database = database
    this.#silence = silence
  }

  /** Adds this copy. If the process has exclusive access to the database, all earlier copies have ended. */
  async join(): Promise<void> {
    if (this.#database.isExclusive)
      await this.#database.transaction(systemScope, (tx) => tx.delete(serverCopies).where(ne(serverCopies.id, this.id)))
    await this.beat()
  }

  /** Sends a heartbeat, and deletes copies without one. */
  async beat(): Promise<void> {
    const others = await this.#database.transaction(systemScope, async (tx) => {
      await tx
        .insert(serverCopies)
        .values({ id: this.id, beats: 1 })
        .onConflictDoUpdate({ target: serverCopies.id, set: { beats: sql`${serverCopies.beats} + 1` } })
      return tx.select().from(serverCopies).where(ne(serverCopies.id, this.id))
    })
    const now = performance.now()
    const passed = Math.min(now - this.#lastBeat, longestPause)
    this.#lastBeat = now
    const last = this.#seen
    this.#seen = new Map(
      others.map(({ id, beats }) => {
        const known = last.get(id)
        return [id, { beats, silent: known?.beats === beats ? known.silent + passed : 0 }]
      }),
    )
    for (const [id, { beats, silent }] of this.#seen) if (silent > this.#silence) await this.#remove(id, beats)
  }

  /** Removes this copy, which sends no more mails. */
  async leave(): Promise<void> {
    await this.#database.transaction(systemScope, (tx) => tx.delete(serverCopies).where(eq(serverCopies.id, this.id)))
  }

  /** Deletes a copy unless it sent a heartbeat meanwhile. */
  async #remove(id: string, beats: number): Promise<void> {
    await this.#database.transaction(systemScope, (tx) =>
      tx.delete(serverCopies).where(and(eq(serverCopies.id, id), eq(serverCopies.beats, beats))),
    )
  }
}
