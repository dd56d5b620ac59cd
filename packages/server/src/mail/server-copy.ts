import { randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'

import type { Database } from '../database/database.ts'
import { systemScope } from '../database/scope.ts'
import { serverCopies } from '../database/tables/operation.ts'

/** Milliseconds between two beats of a copy. */
export const heartbeat = 5_000

/** Milliseconds for which a copy may miss its beats before its leases are free. */
const longestSilence = 6 * heartbeat

/**
 * This copy of the server, which leases mails under its id. Its leases end with its row in `server_copies`: the others remove the
 * row of a copy whose beats they have not seen for a while. They measure that while by a clock that never jumps, and each
 * with its own, so that no two clocks are compared. A row works behind PgBouncer too, where a lock of a session does not.
 */
export class ServerCopy {
  readonly id = randomUUID()
  readonly #database: Database
  readonly #silence: number
  /** The last count that was seen of each other copy, and when (milliseconds of the clock that never jumps). */
  #seen = new Map<string, { beats: number; at: number }>()

  constructor(database: Database, silence = longestSilence) {
    this.#database = database
    this.#silence = silence
  }

  /** Joins the others. A process that has its database for itself knows that all copies before it have ended. */
  async join(): Promise<void> {
    if (this.#database.isExclusive)
      await this.#database.transaction(systemScope, (tx) => tx.delete(serverCopies).where(ne(serverCopies.id, this.id)))
    await this.beat()
  }

  /** Shows that this copy lives, and removes the copies that have fallen silent. */
  async beat(): Promise<void> {
    const others = await this.#database.transaction(systemScope, async (tx) => {
      await tx
        .insert(serverCopies)
        .values({ id: this.id, beats: 1 })
        .onConflictDoUpdate({ target: serverCopies.id, set: { beats: sql`${serverCopies.beats} + 1` } })
      return tx.select().from(serverCopies).where(ne(serverCopies.id, this.id))
    })
    const now = performance.now()
    const last = this.#seen
    this.#seen = new Map(
      others.map(({ id, beats }) => {
        const known = last.get(id)
        return [id, known?.beats === beats ? known : { beats, at: now }]
      }),
    )
    for (const [id, { beats, at }] of this.#seen) if (now - at > this.#silence) await this.#remove(id, beats)
  }

  /** Leaves in order: it sends no mail any more. */
  async leave(): Promise<void> {
    await this.#database.transaction(systemScope, (tx) => tx.delete(serverCopies).where(eq(serverCopies.id, this.id)))
  }

  /** Unless it has beaten meanwhile. */
  async #remove(id: string, beats: number): Promise<void> {
    await this.#database.transaction(systemScope, (tx) =>
      tx.delete(serverCopies).where(and(eq(serverCopies.id, id), eq(serverCopies.beats, beats))),
    )
  }
}
