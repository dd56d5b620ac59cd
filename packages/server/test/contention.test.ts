import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { openPostgres } from '../src/database/postgres.ts'
import { systemScope } from '../src/database/scope.ts'
import { databaseUrl } from './databases.ts'
import { startTestServer, type Caller, type TestServer } from './test-server.ts'

vi.setConfig({ testTimeout: 120_000 })

describe.skipIf(!process.env['TEST_DATABASE_URL'])('on PostgreSQL one caller cannot stall another', () => {
  let server: TestServer
  let staff: Caller
  const users: Record<string, number> = {}
  beforeAll(async () => {
    server = await startTestServer()
    staff = await server.as('staff.admin@demo.example')
    const found = await server.database.sql<{ rec_id: number; email: string }>('select rec_id, email from users')
    for (const { rec_id, email } of found) users[email] = rec_id
  })
  afterAll(() => server.close())

  const waiting = async () => {
    await server.database.sql('select pg_stat_clear_snapshot()') // a transaction sees one picture of the others
    return server.database.sql(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  }
  const untilWaiting = async (number: number) => {
    await expect.poll(waiting, { timeout: 60_000 }).toHaveLength(number)
  }

  /** Runs work while another transaction locks rows. That transaction is rolled back. */
  async function holding<T>(rows: string, work: () => Promise<T>): Promise<T> {
    await server.database.sql('begin')
    try {
      await server.database.sql(`select ${rows} for update`)
      return await work()
    } finally {
      await server.database.sql('rollback')
    }
  }

  const selection = (ClaimNotificationCriteriaRecId: number) => ({
    IsSelected: true,
    SendEmail: false,
    ClaimNotificationCriteriaRecId,
    UsersRecId: users['staff.admin@demo.example'],
    ClientId: 1,
    ForClientId: 100,
    UserEmail: 'staff.admin@demo.example',
    ModifiedComments: null,
  })

  test('locks rows in a fixed order', async () => {
    const save = (...criteria: number[]) =>
      staff('updateClaimNotificationSelectionsByUser', { body: criteria.map(selection) })
    expect((await save(1, 2)).status).toBe(200)
    const ofCriterion = (criterion: number) =>
      `from notification_selections where for_client_id = 100 and notification_criteria_rec_id = ${criterion}`
    const answer = await holding(ofCriterion(1), async () => {
      const saving = save(2, 1)
      await untilWaiting(1)
      await server.database.sql(`select ${ofCriterion(2)} for update nowait`) // it waits without a lock
      return { saving }
    })
    expect((await answer.saving).status).toBe(200)
  })

  test('answers a lock timeout with 503', async () => {
    const answer = await holding(`from users where email = 'employee@member.example'`, () =>
      staff('deleteUser', { query: { RecId: users['employee@member.example'] } }),
    )
    expect(answer.status).toBe(503)
    expect(server.log(), 'the lock was given up, and not the whole statement').toContain('55P03')
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.body.Error?.ErrorMessage).toBe('The portal is busy. Please try again.')
  })

  test('limits statements and idle transactions', async () => {
    const asked = sql`select current_setting('statement_timeout') statement,
      current_setting('idle_in_transaction_session_timeout') asleep`
    const { rows } = (await server.database.transaction(systemScope, (tx) => tx.execute(asked))) as { rows: object[] }
    expect(rows).toEqual([{ statement: '30s', asleep: '1min' }])
  })

  test('counts days in UTC on a server with another time zone', async () => {
    const [row] = await server.database.sql<{ name: string }>('select current_database() "name"')
    const url = new URL(databaseUrl(process.env['TEST_DATABASE_URL'] ?? '', row!.name))
    url.searchParams.set('options', '-c timezone=America/Chicago')
    const database = await openPostgres(url.href)
    try {
      expect(await database.run(systemScope, `select current_setting('timezone') zone`)).toEqual([{ zone: 'UTC' }])
    } finally {
      await database.close()
    }
  })

  test('two administrators cannot delete each other concurrently', async () => {
    const [one, other] = ['staff.admin@demo.example', 'staff.manager@demo.example'] as const
    await server.database.sql(
      `update user_role_groups set role_groups_rec_id =
         (select role_groups_rec_id from user_role_groups where users_rec_id = $1 and is_active = 1)
       where users_rec_id = $2`,
      [users[one], users[other]],
    )
    const [first, second] = [await server.as(one), await server.as(other)]
    const deleting = await holding(`from users where email in ('${one}', '${other}')`, async () => {
      const both = [
        first('deleteUser', { query: { RecId: users[other] } }),
        second('deleteUser', { query: { RecId: users[one] } }),
      ]
      await untilWaiting(2)
      return { both }
    })
    const answers = await Promise.all(deleting.both)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]))
    const left = await server.database.sql('select from users where rec_id in ($1, $2) and deleted_at is null', [
      users[one],
      users[other],
    ])
    expect(left).toHaveLength(1)
  })

  test('retries a deadlock so that both succeed', async () => {
    const hold = (key: number) => `select pg_advisory_xact_lock(${key})`
    const bothStarted = Promise.withResolvers<void>()
    let started = 0
    const both = [
      [71, 72],
      [72, 71],
    ].map(([mine, others]) =>
      server.database.transaction(systemScope, async (tx) => {
        await tx.execute(hold(mine!))
        if (++started === 2) bothStarted.resolve()
        await bothStarted.promise
        await tx.execute(hold(others!))
        return mine
      }),
    )
    expect(await Promise.all(both)).toEqual([71, 72])
    expect(started, 'one of them began again').toBeGreaterThan(2)
  })

  test('concurrent permission changes are both kept', async () => {
    const takeAway = (code: string) =>
      `update object_access set is_active = 0 where objects_rec_id = (select rec_id from objects where code = '${code}')`
    const codes = ['001-001', '002-001']
    const grantingRows = `select from role_access where string_to_array(permissions, ' ') && array['${codes.join("','")}']`
    expect(await server.database.sql(grantingRows)).not.toHaveLength(0)
    await server.database.sql('begin')
    await server.database.sql(takeAway(codes[0]!))
    const second = server.database.transaction(systemScope, (tx) => tx.execute(takeAway(codes[1]!)))
    await untilWaiting(1)
    await server.database.sql('commit')
    await second
    expect(await server.database.sql(grantingRows)).toHaveLength(0)
  })

  test('a completed read holds no connection', async () => {
    await staff('getClients')
    const openTransactions = async () => {
      return server.database.sql(
        "select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
      )
    }
    await expect.poll(openTransactions, { timeout: 60_000 }).toHaveLength(0)
  })

  test('a broken connection fails only its call', async () => {
    const breaking = server.database.transaction(systemScope, async (tx) => {
      const { rows } = (await tx.execute('select pg_backend_pid() pid')) as { rows: { pid: number }[] }
      const { pid } = rows[0]!
      await server.database.sql('select pg_terminate_backend($1)', [pid])
      const alive = () => server.database.sql('select from pg_stat_activity where pid = $1', [pid])
      await expect.poll(alive, { timeout: 60_000 }).toHaveLength(0)
      await tx.execute('select 1')
    })
    await expect(breaking).rejects.toThrow('Failed query')
    expect((await server.nobody('checkAuth')).status).toBe(200)
  })
})
