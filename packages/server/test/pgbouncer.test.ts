import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Database } from '../src/database/database.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { systemScope } from '../src/database/scope.ts'
import { demoPassword } from '../src/demo/load-demo-data.ts'
import { buildApp } from '../src/app.ts'
import { claimBody, everybodyMayReport, memberCompany, online } from './claim-bodies.ts'
import { databaseUrl, loginUrl } from './databases.ts'
import { hasPgBouncer, startPgBouncer, type PoolMode, type TestPgBouncer } from './start-pgbouncer.ts'
import { startTestServer, type TestServer } from './test-server.ts'

const url = process.env['TEST_DATABASE_URL'] ?? ''
const missing = [url === '' && 'TEST_DATABASE_URL', !hasPgBouncer && 'pgbouncer'].filter(Boolean).join(' and ')
const needs = missing === '' ? '' : `, skipped: there is no ${missing}`

const modes: PoolMode[] = ['session', 'transaction']

describe.skipIf(missing !== '').each(modes)(`behind a PgBouncer in %s mode${needs}`, (mode) => {
  let server: TestServer
  let bouncer: TestPgBouncer
  let database: Database
  let app: Awaited<ReturnType<typeof buildApp>>
  let shared: string
  const warnings: string[] = []
  const heard = ({ message }: Error) => warnings.push(message)
  beforeAll(async () => {
    process.on('warning', heard)
    server = await startTestServer()
    await server.database.sql(everybodyMayReport)
    const [row] = await server.database.sql<{ name: string }>('select current_database() "name"')
    const [login, owner] = [loginUrl(url, row!.name), databaseUrl(url, row!.name)]
    bouncer = await startPgBouncer([login, owner], mode)
    shared = bouncer.through(login)
    database = await openPostgres(shared, { ownerUrl: bouncer.through(owner), mustOwnNothing: true })
    app = await buildApp({
      config: server.config,
      database,
      portalFolder: server.config.dataDir,
      logTo: { write() {} },
    })
  })
  afterAll(async () => {
    await app.close()
    await database.close()
    await bouncer.close()
    await server.close()
    process.off('warning', heard)
  })

  const signIn = async (username: string) => {
    const payload = new URLSearchParams({ username, password: demoPassword, grant_type: 'password' }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await app.inject({ method: 'POST', url: '/api/LogOn', headers, payload })
    return { authorization: `Bearer ${answer.json<{ access_token: string }>().access_token}` }
  }

  test('keeps scopes apart under concurrent calls', async () => {
    const [member, staff] = [await signIn('admin@member.example'), await signIn('staff.admin@demo.example')]
    const companies = async (headers: object) =>
      (await app.inject({ url: '/api/getClients', headers: { ...headers } })).json<{ Payload: unknown[] }>().Payload
        .length
    const all = await companies(staff)
    const search = new URLSearchParams(Object.entries(online()).map(([name, value]) => [name, String(value)]))
    const report = async () => {
      const payload = claimBody('property-fire', 'typed by hand')
      const answer = await app.inject({
        method: 'POST',
        url: `/api/FNOLSubmit2?${search.toString()}`,
        headers: member,
        payload,
      })
      return answer.json<{ Error: { ErrorStatus: number } }>().Error.ErrorStatus
    }
    const asked = Array.from({ length: 60 }, (_, turn) =>
      turn % 3 === 0 ? report() : companies(turn % 3 === 1 ? member : staff),
    )
    expect(await Promise.all(asked)).toEqual(asked.map((_, turn) => [0, 1, all][turn % 3]))
    expect(all).toBeGreaterThan(10)
    const stored = await server.database.sql('select from claim_reports where client_id = $1', [memberCompany])
    expect(stored).toHaveLength(20)
    expect(warnings, 'of the driver').toEqual([])
  })

  test('enforces the timeouts', async () => {
    const waits = await database.transaction(systemScope, (tx) =>
      tx.execute(sql`select name, setting from pg_settings
        where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout') order by name`),
    )
    expect((waits as { rows: object[] }).rows).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: '60000' },
      { name: 'lock_timeout', setting: '3000' },
      { name: 'statement_timeout', setting: '30000' },
    ])
  })

  test('leaves no role, scope or lock on shared connections', async () => {
    const client = new Client({ connectionString: shared })
    await client.connect()
    const { rows } = await client.query(`select current_user = session_user "ownRole",
      coalesce(current_setting('app.reach', true), '') reach, coalesce(current_setting('app.company', true), '') company,
      (select count(*)::integer from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())) locks`)
    await client.end()
    expect(rows).toEqual([{ ownRole: true, reach: '', company: '', locks: 0 }])
  })
})
