import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

import { packageFolder } from '../package-folder.ts'
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

export const migrationsFolder = join(packageFolder, 'migrations')

const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
  entries: { when: number }[]
}
const newest = entries.at(-1)?.when ?? 0

/** One row, whose `found` says whether the newest migration is in; drizzle keeps this table. */
export const newestMigrationFound = sql`
  select exists (select from drizzle.__drizzle_migrations where created_at >= ${newest}) found`

/**
 * Brings a database to this version; one that is there already is asked and left alone.
 * @throws NewerDatabaseError where a migration is in that this version does not know
 */
export async function ensureMigrated(owner: Transaction, migrate: () => Promise<void>): Promise<void> {
  const last = await lastMigration(owner)
  if (last > newest) throw new NewerDatabaseError()
  if (last < newest) await migrate()
}

/** When the newest migration of a database was made; 0 of a new database. */
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
