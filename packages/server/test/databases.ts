import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { dirname, join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { drizzle as onClient } from 'drizzle-orm/pglite'
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'

import type { Database, Prepare } from '../src/database/database.ts'
import { openInMemory } from '../src/database/embedded.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { loadDemoData } from '../src/demo/load-demo-data.ts'
import { loadClaimDefinitions } from '../src/reference/definitions/load-claim-definitions.ts'
import { loadReferenceData } from '../src/reference/load-reference-data.ts'

/** A database of a test's own, with the demo data, on PGlite or on the PostgreSQL of TEST_DATABASE_URL. */
export interface TestDatabase extends Database {
  /** Runs SQL as the owner, whom row-level security does not bind. */
  sql<Row = Record<string, unknown>>(text: string, parameters?: unknown[]): Promise<Row[]>
  /** Does what its owner does to a database when it is opened. */
  prepare: (work: Prepare) => Promise<void>
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

/** All demo data, the part that is loaded first, or only the reference data. */
export interface Contents {
  demoData: 'full' | boolean
}

const amountOf = ({ demoData }: Contents) => (demoData === true ? 'part' : demoData || 'bare')

/** The part is that of the demo accounts' companies and every twentieth of the others. */
async function fill(database: Database, { demoData }: Contents): Promise<void> {
  await loadReferenceData(database)
  await loadClaimDefinitions(database)
  const share = demoData === 'full' ? 1 : 0.05
  await loadDemoData(database, { demoData: demoData !== false, production: false }, { share })
}

export async function openTestDatabase(contents: Contents = { demoData: true }): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL']
  const database = url ? await onPostgres(url, contents) : await inMemory(contents)
  if (process.env['TEST_WITHOUT_ROW_SECURITY'] === '1') await disableRowSecurity(database)
  return database
}

/** For `npm run guards`, which asks whether queries guard themselves. */
async function disableRowSecurity(database: TestDatabase): Promise<void> {
  const tables = await database.sql<{ name: string }>('select relname name from pg_class where relrowsecurity')
  for (const { name } of tables) await database.sql(`alter table "${name}" disable row level security`)
}

/** Loading a snapshot takes half a second, making one some: the first test of a run leaves it for the others. */
async function inMemory(contents: Contents): Promise<TestDatabase> {
  const database = await openInMemory(await snapshotOf(contents))
  return {
    ...database,
    sql: async <Row>(text: string, parameters?: unknown[]) => (await database.client.query<Row>(text, parameters)).rows,
    prepare: (work) => work(onClient(database.client)),
  }
}

async function snapshotOf(contents: Contents): Promise<Blob> {
  const file = join(tmpdir(), 'captive-portal-tests', `${version()}_${amountOf(contents)}.tar`)
  const made = await readFile(file).catch(() => undefined)
  if (made) return new Blob([made])
  const database = await openInMemory()
  await fill(database, contents)
  await mkdir(dirname(file), { recursive: true })
  const files = await readdir(dirname(file))
  const earlier = files.filter((name) => name.endsWith('.tar') && !name.startsWith(version()))
  for (const name of earlier) await rm(join(dirname(file), name), { force: true })
  const draft = `${file}.${process.pid}`
  const dump = await database.client.dumpDataDir('none')
  await database.close()
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()))
  await rename(draft, file)
  return dump
}

/** Creates the folder of an embedded database with the part of the demo data that is loaded first. */
export async function fillFolder(folder: string): Promise<void> {
  const database = await PGlite.create({ dataDir: folder, loadDataDir: await snapshotOf({ demoData: true }) })
  await database.close()
}

/** A filled database on a PostgreSQL. */
export interface FilledDatabase {
  /** Its address for the user of a server, who owns nothing. */
  url: string
  /** Its address for its owner. */
  ownerUrl: string
  drop: () => Promise<void>
}

/** A copy of a template database, which the first test of a run makes; both are named after the database of the URL. */
export async function createFilled(url: string, contents: Contents): Promise<FilledDatabase> {
  const base = new URL(url).pathname.slice(1)
  const current = `${base}_template_${version()}`
  const template = `${current}_${amountOf(contents)}`
  const name = `${base}_test_${randomBytes(6).toString('hex')}`
  const admin = new Client(url)
  await admin.connect()
  await admin.query('select pg_advisory_lock(7261002)')
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [template])
  if (rowCount === 0) {
    const { rows: unused } = await admin.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1) and (not starts_with(datname, $2) or datname = $3)',
      [`${base}_template_`, current, `${template}_draft`],
    )
    for (const { datname } of unused) await admin.query(`drop database ${datname} with (force)`)
    await admin.query(`create database ${template}_draft`)
    const draft = await openPostgres(databaseUrl(url, `${template}_draft`))
    await fill(draft, contents)
    await draft.close()
    await admin.query(`alter database ${template}_draft rename to ${template}`)
  }
  await admin.query(`create database ${name} template ${template}`)
  await ensureLogin(admin)
  await admin.end() // it also unlocks
  return {
    url: loginUrl(url, name),
    ownerUrl: databaseUrl(url, name),
    drop: () => dropDatabase(url, name),
  }
}

async function dropDatabase(url: string, name: string): Promise<void> {
  const admin = new Client(url)
  await admin.connect()
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
}

async function onPostgres(server: string, contents: Contents): Promise<TestDatabase> {
  const { url, ownerUrl, drop } = await createFilled(server, contents)
  const database = await openPostgres(url, { ownerUrl })
  const owner = new Client(ownerUrl)
  await owner.connect()
  return {
    ...database,
    sql: async <Row>(text: string, parameters?: unknown[]) => (await owner.query(text, parameters)).rows as Row[],
    prepare: (work) => work(drizzle(owner)),
    close: async () => {
      await database.close()
      await owner.end()
      await drop()
    },
  }
}

/** Tests run as servers do: as a user that owns nothing. */
const login = 'captive_test_login'

async function ensureLogin(admin: Client): Promise<void> {
  const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [login])
  if (rowCount === 0) await admin.query(`create role ${login} login password '${login}'`)
}

/** Address of a test's database, for the user of a server or for any other user. */
export function loginUrl(url: string, name: string): string {
  const changed = new URL(databaseUrl(url, name))
  changed.username = changed.password = login
  return changed.href
}

/** The same server, another database. */
export function databaseUrl(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
