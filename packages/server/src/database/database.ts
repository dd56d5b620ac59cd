import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

import { packageFolder } from '../package-folder.ts'
import type { KindOf, Scope, ScopeKind } from './scope.ts'

declare const scopeKind: unique symbol

/**
 * What queries run on. Inside of a transaction, use it and nothing else: the embedded database has one connection.
 *
 * A query that reads or writes rows that only the server may touch takes a `Transaction<'system'>`: one of the system
 * scope, from `database.transaction(systemScope, …)` or `enterSystemScope`. A query that works in any scope takes a
 * `Transaction`.
 */
export type Transaction<Kind extends ScopeKind = ScopeKind> = PgDatabase<PgQueryResultHKT> & {
  readonly [scopeKind]?: Kind
}

export type Access = 'read only' | 'read write'

/** What the owner does to a database once it is migrated, before anybody else uses it. Copies do it one after another. */
export type Prepare = (owner: Transaction<'system'>) => Promise<void>

/** A database of either kind, migrated and open. */
export interface Database {
  /** Whether this process is the only one that has it open. */
  readonly isExclusive: boolean
  /**
   * Runs work in one transaction as the application role, within a scope. A thrown error rolls it back. In a `read only`
   * transaction, the database refuses every write.
   */
  transaction<S extends Scope, T>(
    scope: S,
    work: (tx: Transaction<KindOf<S>>) => Promise<T>,
    access?: Access,
  ): Promise<T>
  /**
   * Runs work in one read-only transaction as the application role. It begins with `entry`, which sets the scope and goes
   * to the database together with the BEGIN; `work` gets the rows of `entry`.
   */
  enter<T>(entry: SQL, work: (tx: Transaction<'application'>, rows: unknown[]) => Promise<T>): Promise<T>
  /**
   * Runs SQL of a library as the application role within a scope, in one transaction: one statement with values, or any
   * number without.
   * @returns the rows of all statements
   */
  run(scope: Scope, text: string, values?: unknown[]): Promise<unknown[]>
  /** Frees the space of dead rows and updates the planner's statistics. PostgreSQL does both without being asked. */
  maintain(): Promise<void>
  /** Resolves once everything committed so far would survive a power cut. */
  makeDurable(): Promise<void>
  /** Whether it has every migration of this version. A newer database does. */
  isMigrated(): Promise<boolean>
  close(): Promise<void>
}

/** The database cannot be opened. The message says why, and how to fix it. */
export class DatabaseUnavailableError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'DatabaseUnavailableError'
  }
}

/** The version that starts is older than the one that migrated the database. */
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

/** One row. `found` says whether the newest migration was applied, by the table in which drizzle records them. */
export const newestMigrationFound = sql`
  select exists (select from drizzle.__drizzle_migrations where created_at >= ${newest}) found`

/**
 * Migrates a database to this version. Does nothing where it is up to date.
 * @throws NewerDatabaseError where a migration was applied that this version does not know
 */
export async function ensureMigrated(owner: Transaction, migrate: () => Promise<void>): Promise<void> {
  const last = await lastMigration(owner)
  if (last > newest) throw new NewerDatabaseError()
  if (last < newest) await migrate()
}

/** The `when` of the newest migration that was applied, in milliseconds; 0 for a new database. */
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
