import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

import { databaseUrl } from '../../packages/server/test/databases.ts'

/** A database that exists only for one measurement. */
export interface MeasuredDatabase {
  url: string
  /** A connection as its owner, for rows that no call inserts. */
  owner: Client
  /** Updates the planner's statistics after loading, as autovacuum does in a running database. */
  settle(): Promise<void>
  drop(): Promise<void>
}

const local = 'postgres://postgres@127.0.0.1:5432/postgres'

/**
 * A new database on the PostgreSQL of TEST_DATABASE_URL or of this machine.
 *
 * @throws Error if no PostgreSQL server responds
 */
export async function createDatabase(): Promise<MeasuredDatabase> {
  const address = process.env['TEST_DATABASE_URL'] ?? local
  const admin = new Client({ connectionString: address, connectionTimeoutMillis: 2_000 })
  await admin.connect().catch((cause: unknown) => {
    throw new Error('This benchmark needs PostgreSQL: at TEST_DATABASE_URL or on this machine.', { cause })
  })
  const name = `captive_bench_${randomBytes(4).toString('hex')}`
  await admin.query(`create database ${name}`)
  const url = databaseUrl(address, name)
  const owner = new Client(url)
  await owner.connect()
  owner.on('error', () => undefined) // the connection breaks when the database is dropped
  return {
    url,
    owner,
    settle: async () => void (await owner.query('vacuum analyze')),
    async drop() {
      await owner.end()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
