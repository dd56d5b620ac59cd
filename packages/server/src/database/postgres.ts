import type { SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
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
  type Transaction,
} from './database.ts'
import { databaseFailure, explainFailure } from './failure.ts'
import { gathering, preparing } from './prepared-statements.ts'
import { repeated } from './repeatable.ts'
import { asApplication, enterScope, systemScope } from './scope.ts'
import { leaveRead, unfinished } from './unfinished-reads.ts'

/** Any number; all copies of the server take the same lock before they migrate. */
const migrationLock = 7_261_001

/** Nobody waits longer for somebody else's row, statement, or transaction that went to sleep. */
const limits = ["lock_timeout = '3s'", "statement_timeout = '30s'", "idle_in_transaction_session_timeout = '60s'"]
const limitsOf = (extent: 'session' | 'local') => limits.map((limit) => `set ${extent} ${limit}; `).join('')

/** What transactions run on. */
interface Connections {
  pool: Pool
  /** Whether only a transaction keeps its connection (`sharesConnections`): nothing is left on it for the next one. */
  shared: boolean
}

interface Options {
  /** The user who owns the tables and migrates; without it, the user of all else. */
  ownerUrl?: string | undefined
  /** Connections at a time, at most; whoever finds none free waits for ten seconds. */
  poolSize?: number
  /** Whether to refuse a user whom row-level security does not bind. */
  mustOwnNothing?: boolean
  prepare?: Prepare | undefined
}

/** @throws DatabaseUnavailableError when it cannot be reached or migrated, or its user may do too much */
export async function openPostgres(
  connectionString: string,
  { ownerUrl = connectionString, poolSize = 10, mustOwnNothing = false, prepare }: Options = {},
): Promise<Database> {
  let shared = false
  const pool = new Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    pipeline: true, // what does not wait for an answer is asked without waiting
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, which its types do not say
    onConnect: async (client) => {
      client.on('error', () => undefined) // the query that meets a broken connection fails, and not the server
      if (!shared) await client.query(limitsOf('session'))
    },
  })
  pool.on('error', () => undefined) // an idle connection that broke is replaced at the next use
  try {
    shared = await sharesConnections(connectionString)
    await migrateOnce(ownerUrl, await userOf(pool), prepare)
    if (mustOwnNothing && (await mayDoAll(pool))) throw new TypeError(ownsTables)
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
  work: (tx: Transaction, rows: unknown[]) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    const begin = `${unfinished(client)}begin ${access}; ${shared ? limitsOf('local') : ''}${asApplication(entry)}`
    const begun = await client.query(begin) // in one round trip
    const rows = (begun as unknown as QueryResult[]).at(-1)?.rows ?? [] // of a text with several statements
    const result = await work(drizzle(shared ? gathering(client) : preparing(client)), rows)
    if (access === 'read only') leaveRead(client)
    else await end(client, 'commit')
    return result
  } catch (error) {
    await end(client, 'rollback').catch(() => undefined)
    throw error
  }
}

async function findNewestMigration(tx: Transaction): Promise<boolean> {
  const { rows } = (await tx.execute(newestMigrationFound)) as QueryResult<{ found: boolean }>
  return rows[0]?.found === true
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

/**
 * Safe when two copies start at once: the second one waits, and finds everything done. The lock is that of a transaction
 * on a connection beside, so that it holds behind a PgBouncer too; without the pool's limits, since migrating may take long.
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
    await admit(owner, user)
    await prepare?.(drizzle(owner))
  } finally {
    await Promise.allSettled([owner.end(), lock.end()])
  }
}

const userOf = async (pool: Pool) =>
  (await pool.query<{ user: string }>('select current_user as "user"')).rows[0]?.user ?? ''

/**
 * Whether the next transaction may run on another connection to PostgreSQL, as behind a PgBouncer in transaction mode:
 * it gives the one that was just free to whoever begins next. Asked three times, since other copies may be that one.
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

/** Lets a user be the application. */
async function admit(owner: Client, user: string): Promise<void> {
  const { rowCount } = await owner.query("select where pg_has_role($1, 'portal_application', 'member')", [user])
  if (rowCount === 0) await owner.query(`grant portal_application to ${owner.escapeIdentifier(user)}`)
}

const ownsTables =
  'its user owns the tables or may do all, so that what keeps companies apart does not bind it; name one that owns nothing there, and the owner in DATABASE_OWNER_URL'

/** Whether a user owns a table, could become its owner, or stands above the rules of all. */
async function mayDoAll(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(`select from pg_roles where rolname = current_user and (rolsuper or rolbypassrls
    or exists (select from pg_class where relnamespace = 'public'::regnamespace and pg_has_role(relowner, 'member')))`)
  return rowCount !== 0
}
