import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'

import {
  DatabaseUnavailableError,
  migrationsFolder,
  momentQuery,
  newestMigrationFound,
  toMoment,
  type Database,
  type Prepare,
} from './database.ts'
import { preparing } from './prepared-statements.ts'
import { enterScope, toText } from './scope.ts'

/** Any number; all copies of the server take the same lock before they migrate. */
const migrationLock = 7_261_001

/** @throws DatabaseUnavailableError when it cannot be reached or migrated */
export async function openPostgres(connectionString: string, prepare?: Prepare): Promise<Database> {
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000 })
  pool.on('error', () => undefined) // an idle connection that broke is replaced at the next use
  try {
    await migrateOnce(pool, prepare)
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
    transaction: async (scope, work, access = 'read write') => {
      const client = await pool.connect()
      let broken: Error | undefined
      try {
        await client.query(`begin ${access}; ${toText(enterScope(scope))}`) // both in one round trip
        const result = await work(drizzle(preparing(client)))
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch((reason: Error) => (broken = reason))
        throw error
      } finally {
        client.release(broken)
      }
    },
    readMoment: async () => toMoment(await pool.query({ name: 'moment', text: momentQuery })),
    maintain: async () => undefined,
    makeDurable: async () => undefined, // PostgreSQL commits durably
    isMigrated: async () => (await db.execute<{ found: boolean }>(newestMigrationFound)).rows[0]?.found === true,
    close: () => pool.end(),
  }
}

/** Safe when two copies start at once: the second one waits, and finds everything done. */
async function migrateOnce(pool: Pool, prepare?: Prepare): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder })
    await prepare?.(drizzle(client))
  } finally {
    client.release(true) // ends the connection, and the lock with it
  }
}
