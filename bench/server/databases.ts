import { randomBytes } from 'node:crypto'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'

import { databaseUrl } from '../../packages/server/test/databases.ts'

/** A database that is made for the measurement and removed after it. */
export interface MeasuredDatabase {
  name: string
  /** What the server is told of it. */
  env: Record<string, string>
  /** Makes what was loaded known to the planner, as a database that has run for a while does by itself. */
  settle(): Promise<void>
  /** Commits something that no call reads; undefined where only the server may. */
  commit?(): Promise<void>
  /** Where the bare server inserts: the same database; of PGlite, which is one process, a copy made while no server runs. */
  forBareServer(): Promise<string>
  drop(): Promise<void>
}

export function embeddedDatabase(folder: string): MeasuredDatabase {
  const copy = join(folder, 'bare-database')
  return {
    name: 'PGlite',
    env: {},
    settle: async () => undefined,
    async forBareServer() {
      await cp(join(folder, 'data', 'database'), copy, { recursive: true })
      return copy
    },
    drop: async () => undefined,
  }
}

const local = 'postgres://postgres@127.0.0.1:5432/postgres'

/** A database of its own on the PostgreSQL of TEST_DATABASE_URL or of this machine; undefined where there is none. */
export async function postgresDatabase(): Promise<MeasuredDatabase | undefined> {
  const address = process.env['TEST_DATABASE_URL'] ?? local
  const admin = new Client({ connectionString: address, connectionTimeoutMillis: 2_000 })
  const connected = await admin.connect().then(
    () => true,
    () => false,
  )
  if (!connected) return undefined
  const name = `captive_bench_${randomBytes(4).toString('hex')}`
  await admin.query(`create database ${name}`)
  const url = databaseUrl(address, name)
  return {
    name: 'PostgreSQL',
    env: { DATABASE_URL: url },
    async settle() {
      const owner = new Client(url)
      await owner.connect()
      await owner.query('vacuum analyze')
      await owner.end()
    },
    forBareServer: async () => url,
    commit: async () => void (await admin.query('select pg_current_xact_id()')),
    async drop() {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
