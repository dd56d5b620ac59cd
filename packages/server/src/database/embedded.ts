import { mkdir, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { SQL } from 'drizzle-orm'
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'

import {
  ensureMigrated,
  migrationsFolder,
  newestMigrationFound,
  type Access,
  type Database,
  type Prepare,
} from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { asApplication, enterScope } from './scope.ts'

/**
 * PGlite's own settings with smaller buffers: the process takes 170 MB instead of 300 MB. PGlite has this property, but
 * its types do not.
 */
const startParams = [
  ...(PGlite as unknown as { defaultStartParams: string[] }).defaultStartParams,
  '-c',
  'shared_buffers=16MB',
]

/** The PostgreSQL extensions that the migrations need. */
const extensions = { pg_trgm }

/**
 * Opens PGlite in a folder. Only one process at a time may use it.
 * @throws FolderInUseError when another process holds it
 */
export async function openEmbedded(folder: string, prepare?: Prepare): Promise<Database> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const release = await lockFolder(folder)
  try {
    const client = await PGlite.create({ dataDir: folder, startParams, extensions })
    return await onPglite(client, journalSync(client, folder), release, prepare)
  } catch (error) {
    await release()
    throw error
  }
}

/** Opens PGlite in memory, for tests. `snapshot` comes from `dumpDataDir`. */
export async function openInMemory(snapshot?: Blob): Promise<Database & { client: PGlite }> {
  const client = await PGlite.create({ startParams, extensions, ...(snapshot && { loadDataDir: snapshot }) })
  return {
    client,
    ...(await onPglite(
      client,
      async () => undefined,
      async () => undefined,
    )),
  }
}

async function onPglite(
  client: PGlite,
  sync: () => Promise<void>,
  release: () => Promise<void>,
  prepare?: Prepare,
): Promise<Database> {
  const db = drizzle(client)
  await ensureMigrated(db, () => migrate(db, { migrationsFolder }))
  await prepare?.(db)
  const transaction = <T>(
    access: Access,
    entry: SQL,
    work: (tx: PgliteDatabase, rows: unknown[]) => Promise<T>,
  ): Promise<T> =>
    client.transaction(async (tx) => {
      const entered = await tx.exec(`set transaction ${access}; ${asApplication(entry)}`)
      // drizzle calls only the query functions of a client, which a transaction has, too.
      return work(drizzle(tx as unknown as PGlite), entered.at(-1)?.rows ?? [])
    })
  return {
    isExclusive: true,
    transaction: (scope, work, access = 'read write') => transaction(access, enterScope(scope), work),
    enter: (entry, work) => transaction('read only', entry, work),
    run: (scope, text, values = []) =>
      client.transaction(async (tx) => {
        await tx.exec(asApplication(enterScope(scope)))
        if (values.length > 0) return (await tx.query(text, values)).rows
        return (await tx.exec(text)).flatMap(({ rows }) => rows)
      }),
    maintain: async () => void (await client.exec('vacuum analyze')), // PGlite has no autovacuum
    makeDurable: sync,
    isMigrated: async () => (await db.execute<{ found: boolean }>(newestMigrationFound)).rows[0]?.found === true,
    close: async () => {
      await client.close()
      await release()
    },
  }
}

/**
 * PGlite never calls fsync on its write-ahead log. The returned function does so for the segments written since the
 * last call. Segment names sort in the order in which they are written.
 */
function journalSync(client: PGlite, folder: string): () => Promise<void> {
  const journal = join(folder, 'pg_wal')
  let synced = ''
  return async () => {
    const { rows } = await client.query<{ current: string }>('select pg_walfile_name(pg_current_wal_lsn()) current')
    const names = (await readdir(journal)).filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= synced)
    for (const name of names) {
      const file = await open(join(journal, name), 'r+')
      try {
        await file.sync()
      } finally {
        await file.close()
      }
    }
    synced = rows[0]?.current ?? ''
  }
}
