import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

import { packageFolder } from '../package-folder.ts'
import type { TransactionKindOf, Scope, TransactionKind } from './scope.ts'

declare const transactionKind: unique symbol

/**
 * An open transaction. Inside of a transaction, use only this object: the embedded database has only one connection.
 *
 * A query on rows that only the server may touch takes a `Transaction<'system'>`, which has the system scope and comes
 * from `database.transaction(systemScope, …)` or `enterSystemScope`. A query that works in any scope takes a
 * `Transaction`.
 */
export type Transaction<Kind extends TransactionKind = TransactionKind> = PgDatabase<PgQueryResultHKT> & {
  readonly [transactionKind]?: Kind
}

export type Access = 'read only' | 'read write'

/**
 * Prepares a migrated database as its owner, before anything else uses it. Copies of the server run it one after
 * another.
 */
export type Prepare = (owner: Transaction<'system'>) => Promise<void>

/** A database of either kind, migrated and open. */
export interface Database {
  /** Whether this process is the only one with access to the database. */
  readonly isExclusive: boolean
  /**
   * Runs work in one transaction as the application role, within a scope. A thrown error rolls it back. In a `read
   * only` transaction, the database refuses every write.
   */
  transaction<S extends Scope, T>(
    scope: S,
    work: (tx: Transaction<TransactionKindOf<S>>) => Promise<T>,
    access?: Access,
  ): Promise<T>
  /**
   * Runs work in one read-only transaction as the application role. The transaction begins with `entry`, which sets the
   * scope and is sent together with the BEGIN. `work` gets the rows of `entry`.
   */
  enter<T>(entry: SQL, work: (tx: Transaction<'application'>, rows: unknown[]) => Promise<T>): Promise<T>
  /**
   * Runs the SQL of a library as the application role within a scope, in one transaction: one statement with values, or
   * several without.
   * @returns the rows of all statements
   */
  run(scope: Scope, text: string, values?: unknown[]): Promise<unknown[]>
  /** Vacuums the database and updates the planner's statistics. PostgreSQL does both automatically. */
  maintain(): Promise<void>
  /** Resolves once all commits so far would survive a power failure. */
  makeDurable(): Promise<void>
  /** Whether every migration of this version is applied. A database of a newer version has them, too. */
  isMigrated(): Promise<boolean>
  close(): Promise<void>
}

/** The database could not be opened. The message explains why, and how to fix it. */
export class DatabaseUnavailableError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'DatabaseUnavailableError'
  }
}

/** The starting version is older than the version that migrated the database. */
export class NewerDatabaseError extends DatabaseUnavailableError {
  constructor() {
    super(
      'A newer version of the portal has migrated this database, so this version cannot use it. Start the newer version, or restore the backup from before its migration.',
    )
    this.name = 'NewerDatabaseError'
  }
}

export const migrationsFolder = join(packageFolder, 'migrations')

const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
  entries: { when: number }[]
}
const newest = entries.at(-1)?.when ?? 0

/** Returns one row. `found` says whether the newest migration was applied, according to drizzle's migration table. */
export const newestMigrationFound = sql`
  select exists (select from drizzle.__drizzle_migrations where created_at >= ${newest}) found`

/**
 * Migrates a database to this version, if necessary.
 * @throws NewerDatabaseError if the database has a migration that this version does not know
 */
export async function ensureMigrated(owner: Transaction, migrate: () => Promise<void>): Promise<void> {
  const last = await lastMigration(owner)
  if (last > newest) throw new NewerDatabaseError()
  if (last < newest) await migrate()
}

/** The `when` of the newest applied migration, in milliseconds; 0 for a new database. */
async function lastMigration(owner: Transaction): Promise<number> {
  const known = (await owner.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null known`)) as {
    rows: { known: boolean }[]
  }
  if (!known.rows[0]?.known) return 0
  const last = (await owner.execute(sql`select max(created_at) "last" from drizzle.__drizzle_migrations`)) as {
    rows: { last: string | null }[]
  }
  return Number(last.rows[0]?.last ?? 0)
}
