import type { SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool, type PoolClient, type QueryResult } from 'pg'

import {
  DatabaseUnavailableError,
  migrationsFolder,
  newestMigrationFound,
  type Access,
  type Database,
  type Prepare,
  type Transaction,
} from './database.ts'
import { preparing } from './prepared-statements.ts'
import { asApplication, enterScope } from './scope.ts'

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
    transaction: (scope, work, access = 'read write') => transaction(pool, access, enterScope(scope), work),
    enter: (entry, work) => transaction(pool, 'read only', entry, work),
    maintain: async () => undefined,
    makeDurable: async () => undefined, // PostgreSQL commits durably
    isMigrated: async () => (await db.execute<{ found: boolean }>(newestMigrationFound)).rows[0]?.found === true,
    close: () => pool.end(),
  }
}

async function transaction<T>(
  pool: Pool,
  access: Access,
  entry: SQL,
  work: (tx: Transaction, rows: unknown[]) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    const begun = await client.query(`begin ${access}; ${asApplication(entry)}`) // all in one round trip
    const rows = (begun as unknown as QueryResult[]).at(-1)?.rows ?? [] // of a text with several statements
    const result = await work(drizzle(preparing(client)), rows)
    const ended = end(client, 'commit')
    if (access === 'read write') await ended // what was only read is known already
    return result
  } catch (error) {
    await end(client, 'rollback').catch(() => undefined)
    throw error
  }
}

/** Gives the connection back to the pool, or away if it is broken. */
async function end(client: PoolClient, command: 'commit' | 'rollback'): Promise<void> {
  try {
    await client.query(command)
    client.release()
  } catch (error) {
    client.release(error as Error)
    throw error
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
