import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

import type { Scope } from './scope.ts'

/** What queries run on: the transaction of one piece of work. Never use anything else inside of it. */
export type Transaction = PgDatabase<PgQueryResultHKT>

/** What the database says of a moment. */
export interface Moment {
  /**
   * Which transactions are visible. As long as this text is the same, nothing was committed: whatever is read again is
   * as it was, through whichever copy of the server.
   */
  snapshot: string
  /** By the clock of the database. */
  now: Date
}

/** What its owner does to a database once it is migrated, before anybody else uses it; one copy at a time. */
export type Prepare = (owner: Transaction) => Promise<void>

/** A database of either kind, migrated and open. */
export interface Database {
  /**
   * Runs work in one transaction as the application role, within a scope; a thrown error rolls it back. One that is
   * `read only` is refused every write by the database.
   */
  transaction<T>(scope: Scope, work: (tx: Transaction) => Promise<T>, access?: 'read only' | 'read write'): Promise<T>
  /** Asks outside of any transaction, and of no table. */
  readMoment(): Promise<Moment>
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

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0

/** One row, a Moment; `now` as milliseconds since 1970. */
export const momentQuery = `select pg_current_snapshot()::text snapshot, extract(epoch from now()) * 1000 "now"`

/** The Moment in the answer to momentQuery. */
export function toMoment({ rows }: { rows: unknown[] }): Moment {
  const [{ snapshot, now }] = rows as [{ snapshot: string; now: string }]
  return { snapshot, now: new Date(Number(now)) }
}

/** One row, whose `found` says whether the newest migration is in; drizzle keeps this table. */
export const newestMigrationFound = sql`
  select exists (select from drizzle.__drizzle_migrations where created_at >= ${newest}) found`
