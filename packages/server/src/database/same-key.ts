import { like, sql } from 'drizzle-orm'

import type { Keyring } from '../sealing/keyring.ts'
import { open, seal } from '../sealing/seal.ts'
import type { Database } from './database.ts'
import { systemScope } from './scope.ts'
import { milestones } from './tables/operation.ts'

/** What the database holds sealed cannot be opened with the keys of this start. */
export class KeyChangedError extends Error {
  constructor() {
    super(
      'This database holds what another key sealed. Set ENCRYPTION_KEY to the one it was made with (the file encryption.key in its DATA_DIR, if none was set), or add that one to ENCRYPTION_KEYS_TO_OPEN; every copy of the server needs the same.',
    )
    this.name = 'KeyChangedError'
  }
}

/** Before keys had ids, this name alone stood for the one there was. */
const keyMilestone = 'encryption-key'

/** Any number. */
const keyLock = 7_261_003

/**
 * Each key in use leaves a sealed word, which every later start has to open: a copy of the server whose key is another
 * one does not start.
 * @throws KeyChangedError
 */
export async function assertSameKey(database: Database, keyring: Keyring): Promise<void> {
  const name = `${keyMilestone}:${keyring.current.id}`
  await database.transaction(systemScope, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${keyLock})`) // two first starts with two keys: one of them is later
    const words = await tx
      .select()
      .from(milestones)
      .where(like(milestones.name, `${keyMilestone}%`))
    for (const word of words) assertOpens(keyring, word)
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
