import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

import type { Scope } from './scope.ts'

/** What queries run on: the transaction of one piece of work. Never use anything else inside of it. */
export type Transaction = PgDatabase<PgQueryResultHKT>

/** A database of either kind, migrated and open. */
export interface Database {
  /** Runs work in one transaction as the application role, within a scope; a thrown error rolls it back. */
  transaction<T>(scope: Scope, work: (tx: Transaction) => Promise<T>): Promise<T>
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

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0

/** One row, whose `found` says whether the newest migration is in; drizzle keeps this table. */
export const newestMigrationFound = sql`
  select exists (select from drizzle.__drizzle_migrations where created_at >= ${newest}) found`
