import { eq } from 'drizzle-orm'

import { open, seal } from '../crypto.ts'
import type { Database } from './database.ts'
import { systemScope } from './scope.ts'
import { milestones } from './tables/operation.ts'

/** What the database holds sealed cannot be opened with the key of this start. */
export class KeyChangedError extends Error {
  constructor() {
    super(
      'This database was made with another key. Set ENCRYPTION_KEY to the one it was made with (the file encryption.key in its DATA_DIR, if none was set); every copy of the server needs the same.',
    )
    this.name = 'KeyChangedError'
  }
}

const name = 'encryption-key'

/**
 * The first start leaves a sealed word, which every later one has to open.
 * @throws KeyChangedError
 */
export async function assertSameKey(database: Database, key: Buffer): Promise<void> {
  const [kept] = await database.transaction(systemScope, async (tx) => {
    await tx
      .insert(milestones)
      .values({ name, value: seal(key, name, 'same') })
      .onConflictDoNothing()
    return tx.select().from(milestones).where(eq(milestones.name, name))
  })
  try {
    open(key, name, kept?.value ?? '')
  } catch {
    throw new KeyChangedError()
  }
}
