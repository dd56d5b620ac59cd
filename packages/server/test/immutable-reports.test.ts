import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openPostgres } from '../src/database/postgres.ts'
import { systemScope } from '../src/database/scope.ts'
import { claimBody, online } from './claim-bodies.ts'
import { databaseUrl, loginUrl } from './databases.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
let number: string
beforeAll(async () => {
  server = await startTestServer()
  const claim = claimBody('property-fire', 'typed by hand')
  number = claim.confirmationNum
  const member = await server.as('admin@member.example')
  const { body } = await member('fnolSubmit2', { query: online(), body: claim })
  if (body.Error?.ErrorStatus !== 0) throw new Error(`The claim was refused: ${body.Error?.ErrorMessage}`)
})
afterAll(() => server.close())

const changes = ['claim_reports', 'claim_report_values', 'claim_report_files', 'endorsements'].flatMap((table) => [
  `update ${table} set client_id = client_id`,
  `delete from ${table}`,
  `truncate ${table} cascade`,
])

test.each(changes)('the application role may not: %s', async (change) => {
  const attempt = server.database.transaction(systemScope, (tx) => tx.execute(sql.raw(change)))
  await expect(attempt).rejects.toMatchObject({ cause: { message: expect.stringContaining('permission denied') } })
  expect(await server.database.sql('select from claim_reports where confirmation_number = $1', [number])).toHaveLength(
    1,
  )
})

const postgresUrl = process.env['TEST_DATABASE_URL'] ?? ''

describe.skipIf(!postgresUrl)('the application role of PostgreSQL (needs TEST_DATABASE_URL)', () => {
  let application: Client
  let name: string
  beforeAll(async () => {
    const [row] = await server.database.sql<{ name: string }>('select current_database() as name')
    name = row?.name ?? ''
    application = new Client(loginUrl(postgresUrl, name))
    await application.connect()
  })
  afterAll(() => application.end())

  test.each([
    ...changes,
    'alter table claim_reports disable row level security',
    'drop policy of_companies_in_reach on claim_reports',
    'drop table claim_reports cascade',
    'create table mine (id integer)',
    'set role pg_write_all_data',
    'insert into drizzle.__drizzle_migrations (hash, created_at) values (1, 1)',
  ])('gains nothing by `reset role`: %s', async (statement) => {
    await application.query('set role portal_application')
    await application.query('reset role')
    await expect(application.query(statement)).rejects.toThrow(/permission denied|must be owner/)
  })

  test('sees nothing without a scope in any role', async () => {
    await application.query('reset role')
    for (const table of ['claim_reports', 'users', 'sessions', 'passwords', 'outbox'])
      expect((await application.query(`select from ${table}`)).rowCount).toBe(0)
  })

  test('production refuses a database user that owns tables', async () => {
    const asOwner = openPostgres(databaseUrl(postgresUrl, name), { mustOwnNothing: true })
    await expect(asOwner).rejects.toThrow(/owns the tables.*DATABASE_OWNER_URL/)
    const asApplication = await openPostgres(loginUrl(postgresUrl, name), {
      ownerUrl: databaseUrl(postgresUrl, name),
      mustOwnNothing: true,
    })
    expect(await asApplication.isMigrated()).toBe(true)
    await asApplication.close()
  })
})
