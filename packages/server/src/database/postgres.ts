import type { SQL } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool, type PoolClient, type QueryResult } from 'pg'

import {
  DatabaseUnavailableError,
  ensureMigrated,
  migrationsFolder,
  NewerDatabaseError,
  newestMigrationFound,
  type Access,
  type Database,
  type Prepare,
} from './database.ts'
import { databaseFailure, explainFailure } from './failure.ts'
import { preparing } from './prepared-statements.ts'
import { repeated } from './repeatable.ts'
import { asApplication, enterScope, systemScope } from './scope.ts'

/** An arbitrary lock id. All copies of the server take this lock before they migrate. */
const migrationLock = 7_261_001

/**
 * The limits for waiting for a lock, for running a statement, and for an idle transaction. The server counts days in
 * UTC, so current_date must do the same.
 */
const settings = [
  "lock_timeout = '3s'",
  "statement_timeout = '30s'",
  "idle_in_transaction_session_timeout = '60s'",
  "timezone = 'UTC'",
]
const settingsOf = (extent: 'session' | 'local') => settings.map((setting) => `set ${extent} ${setting}; `).join('')

interface Connections {
  pool: Pool
  /**
   * Whether each transaction may run on another connection (`sharesConnections`), so that no setting may outlive its
   * transaction.
   */
  shared: boolean
}

interface Options {
  /** The URL for the user who owns the tables and migrates; defaults to the main user. */
  ownerUrl?: string | undefined
  /** The most connections. A transaction waits up to ten seconds for a free one. */
  poolSize?: number
  /** Whether to refuse a user who bypasses row-level security. */
  mustOwnNothing?: boolean
  prepare?: Prepare | undefined
}

/**
 * @throws DatabaseUnavailableError when the database cannot be reached or migrated, or its user has too many privileges
 */
export async function openPostgres(
  connectionString: string,
  { ownerUrl = connectionString, poolSize = 10, mustOwnNothing = false, prepare }: Options = {},
): Promise<Database> {
  let shared = false
  const pool = new Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    pipeline: true, // independent statements are sent in one write
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool awaits it, which its types do not say
    onConnect: async (client) => {
      client.on('error', () => undefined) // a broken connection fails its query but not the server
      if (!shared) await client.query(settingsOf('session'))
    },
  })
  pool.on('error', () => undefined) // the pool replaces a broken idle connection at the next use
  try {
    shared = await sharesConnections(connectionString)
    await migrateOnce(ownerUrl, await userOf(pool), prepare)
    if (mustOwnNothing && (await bypassesRowSecurity(pool))) throw new TypeError(ownsTables)
  } catch (cause) {
    await pool.end()
    if (cause instanceof NewerDatabaseError) throw cause
    const failed = cause instanceof Error && 'query' in cause ? databaseFailure(cause) : undefined
    const reason = failed
      ? explainFailure(failed)
      : cause instanceof Error
        ? cause.message || String((cause as { code?: string }).code)
        : String(cause)
    throw new DatabaseUnavailableError(
      `The database of DATABASE_URL cannot be opened: ${reason}. Check that PostgreSQL runs, and the users, passwords and database in DATABASE_URL and DATABASE_OWNER_URL.`,
      cause,
    )
  }
  const connections = { pool, shared }
  return {
    isExclusive: false,
    transaction: (scope, work, access = 'read write') =>
      repeated(() => transaction(connections, access, enterScope(scope), work)),
    enter: (entry, work) => repeated(() => transaction(connections, 'read only', entry, work)),
    run: (scope, text, values) =>
      repeated(() =>
        transaction(connections, 'read write', enterScope(scope), (_, __, client) => rowsOf(client, text, values)),
      ),
    maintain: async () => undefined,
    makeDurable: async () => undefined, // PostgreSQL commits durably
    isMigrated: () => transaction(connections, 'read only', enterScope(systemScope), findNewestMigration),
    close: () => pool.end(),
  }
}

async function transaction<T>(
  { pool, shared }: Connections,
  access: Access,
  entry: SQL,
  work: (tx: NodePgDatabase, rows: unknown[], client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    const begin = `begin ${access}; ${shared ? settingsOf('local') : ''}${asApplication(entry)}`
    const begun = await client.query(begin) // BEGIN and `entry` in one round trip
    // pg returns a list of results for a text of several statements, but its types do not know that.
    const rows = (begun as unknown as QueryResult[]).at(-1)?.rows ?? []
    // A prepared statement belongs to its connection, which another client may use next.
    const result = await work(drizzle(shared ? client : preparing(client)), rows, client)
    const committed = end(client, 'commit')
    // the reads have succeeded, so a failed commit does not matter
    if (access === 'read only') committed.catch(() => undefined)
    else await committed
    return result
  } catch (error) {
    await end(client, 'rollback').catch(() => undefined)
    throw error
  }
}

/** One statement returns one result; a text of several statements returns a list. */
async function rowsOf(client: PoolClient, text: string, values: unknown[] = []): Promise<unknown[]> {
  const results: QueryResult | QueryResult[] =
    values.length > 0 ? await client.query(text, values) : await client.query(text)
  return [results].flat().flatMap(({ rows }) => rows as unknown[])
}

async function findNewestMigration(tx: NodePgDatabase): Promise<boolean> {
  const { rows } = await tx.execute<{ found: boolean }>(newestMigrationFound)
  return rows[0]?.found === true
}

/** Returns the connection to the pool, or discards it if it is broken. */
async function end(client: PoolClient, command: 'commit' | 'rollback'): Promise<void> {
  try {
    await client.query(command)
    client.release()
  } catch (error) {
    client.release(error as Error)
    throw error
  }
}

/**
 * Safe when two copies start at once: the second one waits and then has nothing to do. A transaction on a second
 * connection holds the lock, so that it also works behind PgBouncer. The pool's limits do not apply, because migrations
 * may take long.
 */
async function migrateOnce(ownerUrl: string, user: string, prepare?: Prepare): Promise<void> {
  const connection = () => new Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 })
  const [lock, owner] = [connection(), connection()]
  try {
    await lock.connect()
    await lock.query('begin')
    await lock.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await owner.connect()
    await ensureMigrated(drizzle(owner), () => migrate(drizzle(owner), { migrationsFolder }))
    await grantApplicationRole(owner, user)
    await prepare?.(drizzle(owner))
  } finally {
    await Promise.allSettled([owner.end(), lock.end()])
  }
}

const userOf = async (pool: Pool) =>
  (await pool.query<{ user: string }>('select current_user as "user"')).rows[0]?.user ?? ''

/**
 * Whether transactions may run on different PostgreSQL connections. PgBouncer in transaction mode gives a free
 * connection to the next transaction of any client. Tries three times, because other copies may take the free
 * connection.
 */
async function sharesConnections(connectionString: string): Promise<boolean> {
  const connection = () => new Client({ connectionString, connectionTimeoutMillis: 10_000 })
  const [one, other] = [connection(), connection()]
  const process = async () => (await one.query<{ id: number }>('select pg_backend_pid() id')).rows[0]?.id
  try {
    await one.connect()
    await other.connect()
    for (let turn = 0; turn < 3; turn++) {
      const before = await process()
      await other.query('begin')
      const after = await process()
      await other.query('rollback')
      if (before !== after) return true
    }
    return false
  } finally {
    await Promise.allSettled([one.end(), other.end()])
  }
}

/** Grants the application role to a user. */
async function grantApplicationRole(owner: Client, user: string): Promise<void> {
  const { rowCount } = await owner.query("select where pg_has_role($1, 'portal_application', 'member')", [user])
  if (rowCount === 0) await owner.query(`grant portal_application to ${owner.escapeIdentifier(user)}`)
}

const ownsTables =
  'its user owns the tables or is a superuser, so row-level security would not apply to it. Use a user that owns nothing there, and set DATABASE_OWNER_URL to the owner'

/** Whether a user owns a table, could become its owner, or bypasses row-level security. */
async function bypassesRowSecurity(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(`select from pg_roles where rolname = current_user and (rolsuper or rolbypassrls
    or exists (select from pg_class where relnamespace = 'public'::regnamespace and pg_has_role(relowner, 'member')))`)
  return rowCount !== 0
}
