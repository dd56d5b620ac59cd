import { fileURLToPath } from 'node:url'
import { sql, type SQL } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

import type { Scope } from './scope.ts'

/** What queries run on: the transaction of one piece of work. Never use anything else inside of it. */
export type Transaction = PgDatabase<PgQueryResultHKT>

export type Access = 'read only' | 'read write'

/** What its owner does to a database once it is migrated, before anybody else uses it; one copy at a time. */
export type Prepare = (owner: Transaction) => Promise<void>

/** A database of either kind, migrated and open. */
export interface Database {
  /** Whether this process is the only one that has it open. */
  readonly isExclusive: boolean
  /**
   * Runs work in one transaction as the application role, within a scope; a thrown error rolls it back. One that is
   * `read only` is refused every write by the database.
   */
  transaction<T>(scope: Scope, work: (tx: Transaction) => Promise<T>, access?: Access): Promise<T>
  /**
   * Runs work in one transaction that only reads, as the application role. It begins with `entry`, which sets its scope
   * and goes to the database together with the begin; `work` gets its rows.
   */
  enter<T>(entry: SQL, work: (tx: Transaction, rows: unknown[]) => Promise<T>): Promise<T>
  /** Frees the room of dead rows and tells the planner how much there is: PostgreSQL does both by itself. */
  maintain(): Promise<void>
  /** Resolves when everything committed so far would outlive a power cut. */
  makeDurable(): Promise<void>
  /** Whether it holds every migration of this version; a database that is newer does. */
  isMigrated(): Promise<boolean>
  close(): Promise<void>
}

/** The database cannot be opened; the message says why and what to do. */
export class DatabaseUnavailableError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'DatabaseUnavailableError'
  }
}

/** A version starts that is older than the one that migrated the database. */
export class NewerDatabaseError extends DatabaseUnavailableError {
  constructor() {
    super(
      'A newer version of the portal has migrated this database, and this one would not find what it looks for. Start the newer version, or restore the backup that was made before it.',
    )
    this.name = 'NewerDatabaseError'
  }
}

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0

/** One row, whose `found` says whether the newest migration is in; drizzle keeps this table. */
export const newestMigrationFound = sql`
  select exists (select from drizzle.__drizzle_migrations where created_at >= ${newest}) found`

/** @throws NewerDatabaseError where a migration is in that this version does not know */
export async function assertNotNewer(owner: Transaction): Promise<void> {
  const found = await owner.execute(sql`select from drizzle.__drizzle_migrations where created_at > ${newest}`)
  if ((found as { rows: unknown[] }).rows.length > 0) throw new NewerDatabaseError()
}
