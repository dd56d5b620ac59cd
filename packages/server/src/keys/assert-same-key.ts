import { like, sql } from 'drizzle-orm'

import type { Keyring } from '../sealing/keyring.ts'
import { open, seal } from '../sealing/seal.ts'
import type { Database } from '../database/database.ts'
import { systemScope } from '../database/scope.ts'
import { milestones } from '../database/tables/operation.ts'

/** The database contains data that the configured keys cannot decrypt. */
export class KeyChangedError extends Error {
  constructor() {
    super(
      'This database was sealed with another key. Set ENCRYPTION_KEY to that key (the file encryption.key in its DATA_DIR, if it was not set) or add it to ENCRYPTION_KEYS_TO_OPEN. Every copy of the server needs the same keys.',
    )
    this.name = 'KeyChangedError'
  }
}

/** The prefix of the sentinel's name. Before keys had ids, it was the whole name. */
const keyMilestone = 'encryption-key'

/** The id of the advisory lock. */
const keyLock = 7_261_003

/**
 * Every key in use has a sealed sentinel in the database. A server that cannot open all of them has the wrong key and
 * must not start.
 * @throws KeyChangedError
 */
export async function assertSameKey(database: Database, keyring: Keyring): Promise<void> {
  const name = `${keyMilestone}:${keyring.current.id}`
  await database.transaction(systemScope, async (tx) => {
    // two copies may start for the first time with different keys; the lock makes one of them fail
    await tx.execute(sql`select pg_advisory_xact_lock(${keyLock})`)
    const sentinels = await tx
      .select()
      .from(milestones)
      .where(like(milestones.name, `${keyMilestone}%`))
    for (const sentinel of sentinels) assertOpens(keyring, sentinel)
    await tx
      .insert(milestones)
      .values({ name, value: seal(keyring, name, 'same') })
      .onConflictDoNothing()
  })
}

function assertOpens(keyring: Keyring, { name, value }: { name: string; value: string }): void {
  try {
    open(keyring, name, value)
  } catch {
    throw new KeyChangedError()
  }
}
