import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'

import { DatabaseUnavailableError, migrationsFolder, type Database } from './database.ts'
import { enterScope } from './scope.ts'

/** Any number; all copies of the server take the same lock before they migrate. */
const migrationLock = 7_261_001

/** @throws DatabaseUnavailableError when it cannot be reached or migrated */
export async function openPostgres(connectionString: string): Promise<Database> {
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000 })
  pool.on('error', () => undefined) // an idle connection that broke is replaced at the next use
  try {
    await migrateOnce(pool)
  } catch (cause) {
    await pool.end()
    const reason = cause instanceof Error ? cause.message || String((cause as { code?: string }).code) : String(cause)
    throw new DatabaseUnavailableError(
      `The database of DATABASE_URL cannot be opened: ${reason}. Check that PostgreSQL runs, and the user, password and database in the address.`,
      cause,
    )
  }
  const db = drizzle(pool)
  return {
    transaction: (scope, work) =>
      db.transaction(async (tx) => {
        await tx.execute(enterScope(scope))
        return work(tx)
      }),
    makeDurable: async () => undefined, // PostgreSQL commits durably
    close: () => pool.end(),
  }
}

/** Safe when two copies start at once: the second one waits, and finds everything done. */
async function migrateOnce(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    client.release(true) // ends the connection, and the lock with it
  }
}
