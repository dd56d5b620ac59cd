import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { basename, dirname, join } from 'node:path'
import { Client } from 'pg'

import type { Database } from '../src/database/database.ts'
import { openInMemory } from '../src/database/embedded.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { loadDemoData } from '../src/demo/load-demo-data.ts'
import { loadClaimDefinitions } from '../src/reference/load-claim-definitions.ts'
import { loadReferenceData } from '../src/reference/load-reference-data.ts'

/** A database of a test's own, with the demo data, on PGlite or on the PostgreSQL of TEST_DATABASE_URL. */
export interface TestDatabase extends Database {
  /** Runs SQL as the owner, whom row-level security does not bind. */
  sql<Row = Record<string, unknown>>(text: string, parameters?: unknown[]): Promise<Row[]>
}

const sourceFolder = fileURLToPath(new URL('..', import.meta.url))

/** Changes when anything does that the prepared database is made from; its dates are relative to today. */
function version(): string {
  const hash = createHash('sha256')
    .update(new Date().toISOString().slice(0, 10))
    .update(readFileSync(import.meta.filename))
  const folders = ['migrations', 'src/reference', 'src/demo', 'src/database', '../form-engine/catalogue']
  for (const folder of folders)
    for (const name of readdirSync(join(sourceFolder, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(ts|sql)$/.test(name)) hash.update(name).update(readFileSync(join(sourceFolder, folder, name)))
  return hash.digest('hex').slice(0, 16)
}

async function fill(database: Database): Promise<void> {
  await loadReferenceData(database)
  await loadClaimDefinitions(database)
  await loadDemoData(database, { demoData: true, production: false })
}

export const openTestDatabase = (): Promise<TestDatabase> => {
  const url = process.env['TEST_DATABASE_URL']
  return url ? onPostgres(url) : inMemory()
}

/** Loading a snapshot takes half a second, making one some: the first test of a run leaves it for the others. */
async function inMemory(): Promise<TestDatabase> {
  const file = join(tmpdir(), 'captive-portal-tests', `${version()}.tar`)
  const snapshot = await readFile(file).catch(() => undefined)
  const database = await openInMemory(snapshot && new Blob([snapshot]))
  if (!snapshot) {
    await fill(database)
    await mkdir(dirname(file), { recursive: true })
    const earlier = (await readdir(dirname(file))).filter((name) => name.endsWith('.tar') && name !== basename(file))
    for (const name of earlier) await rm(join(dirname(file), name), { force: true })
    const draft = `${file}.${process.pid}`
    const dump = await database.client.dumpDataDir('none')
    await writeFile(draft, Buffer.from(await dump.arrayBuffer()))
    await rename(draft, file)
  }
  return {
    ...database,
    sql: async <Row>(text: string, parameters?: unknown[]) => (await database.client.query<Row>(text, parameters)).rows,
  }
}

/** A copy of a template database, which the first test of a run makes; both are named after the database of the URL. */
async function onPostgres(url: string): Promise<TestDatabase> {
  const base = new URL(url).pathname.slice(1)
  const template = `${base}_template_${version()}`
  const name = `${base}_test_${randomBytes(6).toString('hex')}`
  const admin = new Client(url)
  await admin.connect()
  await admin.query('select pg_advisory_lock(7261002)')
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [template])
  if (rowCount === 0) {
    await admin.query(`create database ${template}_draft`)
    const draft = await openPostgres(databaseUrl(url, `${template}_draft`))
    await fill(draft)
    await draft.close()
    await admin.query(`alter database ${template}_draft rename to ${template}`)
  }
  await admin.query(`create database ${name} template ${template}`)
  await admin.query('select pg_advisory_unlock(7261002)')

  const database = await openPostgres(databaseUrl(url, name))
  const owner = new Client(databaseUrl(url, name))
  await owner.connect()
  return {
    ...database,
    sql: async <Row>(text: string, parameters?: unknown[]) => (await owner.query(text, parameters)).rows as Row[],
    close: async () => {
      await database.close()
      await owner.end()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

/** The same server, another database. */
export function databaseUrl(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
