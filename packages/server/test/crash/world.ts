import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Database } from '../../src/database/database.ts'
import { openEmbedded } from '../../src/database/embedded.ts'
import { openPostgres } from '../../src/database/postgres.ts'
import { databaseUrl, fillFolder, loginUrl, openTestDatabase } from '../databases.ts'
import { installClock } from './simulated-clock.ts'

/** The database and the data folder, which outlive a server process. */
export interface World {
  dataDir: string
  /** Opens the database as the next process does. */
  open: () => Promise<Database>
  /** Ends the database connections, or removes the lock, of a killed process, as the system does. */
  bury: () => Promise<void>
  remove: () => Promise<void>
}

/** With the demo data and a clock that can be set, on the PostgreSQL of TEST_DATABASE_URL or on PGlite. */
export async function createWorld(): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'captive-portal-crash-'))
  const url = process.env['TEST_DATABASE_URL']
  return url ? onPostgres(url, dataDir) : onPglite(dataDir)
}

async function onPglite(dataDir: string): Promise<World> {
  const folder = join(dataDir, 'database')
  await fillFolder(folder)
  return {
    dataDir,
    open: () => openEmbedded(folder, installClock),
    bury: () => rm(`${folder}.lock`, { force: true }), // its process lives on: it is this one
    remove: () => rm(dataDir, { recursive: true, force: true }),
  }
}

async function onPostgres(url: string, dataDir: string): Promise<World> {
  const database = await openTestDatabase()
  await database.prepare(installClock)
  const [row] = await database.sql<{ name: string }>('select current_database() "name"')
  const name = row?.name ?? ''
  return {
    dataDir,
    open: () => openPostgres(loginUrl(url, name), { ownerUrl: databaseUrl(url, name), mustOwnNothing: true }),
    bury: async () => {
      const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
      await database.sql(`select pg_terminate_backend(pid) ${others}`)
      while ((await database.sql(`select pid ${others}`)).length > 0) await sleep(5)
    },
    remove: async () => {
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
