import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { openTestDatabase, type TestDatabase } from '../../test/databases.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { systemScope } from '../database/scope.ts'
import { addEntry } from './add-entry.ts'
import { chainActivity } from './chain-activity.ts'
import { verifyChain } from './verify-chain.ts'

const unstopped = new AbortController().signal

const nobody = { userId: null, companyId: null, user: 'a@member.example', networkAddress: undefined }

describe('the hash chain of the activity log', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await openTestDatabase({ demoData: false })
    await note(['one', 'two', 'three', 'four', 'five'])
    await chain()
  })
  afterEach(() => database.close())

  const note = (actions: string[], at = 'now()') =>
    database.sql(
      `insert into activity_log (user_email, action, created_date_time) select 'a@member.example', t, ${at}
       from unnest($1::text[]) t`,
      [actions],
    )
  /**
   * Runs the job twice, as the server does every five seconds. The second run confirms that the first run missed no
   * entry.
   */
  const chain = async () => {
    for (let turn = 0; turn < 2; turn++) await chainActivity(database, unstopped)
  }
  /** Runs SQL as the owner of the tables. */
  const tamper = async (statement: string) => {
    await database.sql('alter table activity_log disable trigger user')
    await database.sql('alter table activity_chain disable trigger user')
    await database.sql(statement)
  }

  test('grows with the log and contains each entry once', async () => {
    expect(await verifyChain(database)).toMatchObject({ last: { position: 5 }, waiting: 0, breaks: [] })
    await note(['six', 'seven'])
    expect(await verifyChain(database)).toMatchObject({ last: { position: 5 }, waiting: 2, breaks: [] })
    await Promise.all([chainActivity(database, unstopped), chainActivity(database, unstopped)])
    expect(await verifyChain(database)).toMatchObject({ last: { position: 7 }, waiting: 0, breaks: [] })
  })

  test('includes late commits and long logs, with several copies at work', async () => {
    await note(['late'], "now() - interval '9 minutes'")
    await note(Array.from({ length: 2_500 }, (_, index) => `Action ${index}`))
    await Promise.all([1, 2, 3, 4].map(() => chainActivity(database, unstopped)))
    expect(await verifyChain(database)).toMatchObject({ last: { position: 2_506 }, waiting: 0, breaks: [] })
  })

  test.each(['2 hours', '1 day'])('contains every entry once after a clock was %s ahead', async (ahead) => {
    await note(['six'], `now() + interval '${ahead}'`)
    await chain()
    await note(['seven', 'eight'])
    await chain()
    const whole = { last: { position: 8 }, waiting: 0, breaks: [], stepsBack: [7] }
    expect(await verifyChain(database)).toMatchObject(whole)
  })

  test('chains entries whose time is in the past', async () => {
    await database.sql('delete from activity_settled')
    await database.sql('insert into activity_settled values (0, 0, 0)') // the state after the migration
    await note(['six'], "now() - interval '2 days'")
    await chain()
    expect(await verifyChain(database)).toMatchObject({ last: { position: 6 }, waiting: 0, breaks: [] })
  })

  test.skipIf(!process.env['TEST_DATABASE_URL'])(
    'chains an entry whose transaction commits after later ones',
    async () => {
      const written = Promise.withResolvers<void>()
      const commit = Promise.withResolvers<void>()
      const slow = database.transaction(systemScope, async (tx) => {
        await addEntry(tx, { ...nobody, action: 'slow' })
        written.resolve()
        await commit.promise
      })
      await written.promise
      await note(['six', 'seven'])
      for (let turn = 0; turn < 3; turn++) await chain()
      commit.resolve()
      await slow
      await chain()
      expect(await verifyChain(database)).toMatchObject({ last: { position: 8 }, waiting: 0, breaks: [] })
    },
  )

  const third = '(select entry from activity_chain where position = 3)'
  test.each([
    ['another action', `update activity_log set action = 'else' where rec_id = ${third}`, /^position 3, .* changed$/],
    [
      'another time, by a microsecond',
      `update activity_log set created_date_time = created_date_time + interval '1 microsecond' where rec_id = ${third}`,
      /^position 3, .* changed$/,
    ],
    [
      'another network address',
      `update activity_log set network_address = '192.0.2.1' where rec_id = ${third}`,
      /^position 3, .* changed$/,
    ],
    ['an entry removed', `delete from activity_log where rec_id = ${third}`, /^position 3, .* removed$/],
    [
      'an entry removed with its link',
      `with gone as (delete from activity_log where rec_id = ${third}) delete from activity_chain where position = 3`,
      /^position 4, .* removed/,
    ],
    [
      'an entry inserted among older ones',
      "insert into activity_log (rec_id, user_email, action) values (0, 'a@member.example', 'x')",
      /^entry 0: it was inserted/,
    ],
  ])('shows %s, and where', async (_, statement, sentence) => {
    await tamper(statement)
    const { breaks } = await verifyChain(database)
    expect(breaks).toEqual([expect.stringMatching(sentence)])
    await chainActivity(database, unstopped) // a new run of the job does not repair the break
    expect((await verifyChain(database)).breaks).toEqual(breaks)
  })

  test('reveals a changed hash, and with a kept link a replaced end', async () => {
    const { last } = await verifyChain(database)
    expect((await verifyChain(database, last)).breaks).toEqual([])
    await tamper('delete from activity_log where rec_id = (select entry from activity_chain where position = 5)')
    await database.sql('delete from activity_chain where position = 5')
    expect((await verifyChain(database)).breaks).toEqual([])
    const missed = [expect.stringMatching(/^position 5: its hash differs from the one you gave/)]
    expect((await verifyChain(database, last)).breaks).toEqual(missed)
    await note(['in its place'])
    await chainActivity(database, unstopped)
    expect(await verifyChain(database)).toMatchObject({ last: { position: 5 }, breaks: [] })
    expect((await verifyChain(database, last)).breaks).toEqual(missed)
    await database.sql("update activity_chain set hash = 'f' where position = 2")
    expect((await verifyChain(database)).breaks).toEqual([
      expect.stringMatching(/^position 2, /),
      expect.stringMatching(/^position 3, /),
    ])
  })

  test.each(["update activity_chain set hash = ''", 'delete from activity_chain', 'truncate activity_chain'])(
    'the application may not %s, and the owner not by mistake',
    async (statement) => {
      const attempt = database.transaction(systemScope, (tx) => tx.execute(statement))
      await expect(attempt).rejects.toMatchObject({ cause: { code: '42501' } })
      await expect(database.sql(statement)).rejects.toThrow('only grows')
    },
  )
})

describe('/activity.jsonl', () => {
  const ACTIVITY_TOKEN = randomBytes(16).toString('hex')
  let server: TestServer
  beforeAll(async () => void (server = await startTestServer({ ACTIVITY_TOKEN })))
  afterAll(() => server.close())

  const get = (after?: string | number, authorization = `Bearer ${ACTIVITY_TOKEN}`) =>
    server.app.inject({
      url: `/activity.jsonl${after === undefined ? '' : `?after=${after}`}`,
      headers: { authorization },
    })

  test('requires the token, and is 404 without the setting', async () => {
    for (const wrong of [
      '',
      ACTIVITY_TOKEN,
      `Bearer ${ACTIVITY_TOKEN}x`,
      `Bearer ${await server.token('staff.admin@demo.example')}`,
    ])
      expect((await get(0, wrong)).statusCode).toBe(401)
    const other = await startTestServer()
    const { statusCode } = await other.app.inject({
      url: '/activity.jsonl',
      headers: { authorization: 'Bearer undefined' },
    })
    await other.close()
    expect(statusCode).toBe(404)
    expect(server.log()).not.toContain(ACTIVITY_TOKEN)
  })

  test('returns each chained entry once, page by page, in chain order', async () => {
    await server.nobody('logOn', {
      body: { username: 'admin@member.example', password: 'Wrong-password-1', grant_type: 'password' },
    })
    await server.database.sql(
      "insert into activity_log (user_email, action) select 'a@member.example', 'Noted' from generate_series(1, 2100)",
    )
    expect((await get()).body).toBe('')
    await chainActivity(server.database, unstopped)

    const lines: Record<string, unknown>[] = []
    for (;;) {
      const answer = await get(lines.length)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/jsonl; charset=utf-8',
        'cache-control': 'no-store',
      })
      const page = answer.body.split('\n').filter(Boolean)
      expect(page.length).toBeLessThanOrEqual(1_000)
      if (page.length === 0) break
      lines.push(...page.map((line) => JSON.parse(line) as Record<string, unknown>))
    }
    const noted = await server.database.sql<{ id: string }>('select rec_id::text id from activity_log')
    expect(lines.map(({ position }) => position)).toEqual(noted.map((_, index) => index + 1))
    expect(new Set(lines.map(({ entry }) => String(entry)))).toEqual(new Set(noted.map(({ id }) => id)))
    expect(lines.find(({ action }) => action === 'Failed to sign in')).toEqual({
      position: expect.any(Number),
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      entry: expect.any(Number),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
      userId: expect.any(Number),
      companyId: 100,
      user: 'admin@member.example',
      action: 'Failed to sign in',
      networkAddress: '127.0.0.1',
    })
  })

  test.each(['-1', 'x', '1.5', '1e3', '1&after=2', '9'.repeat(16)])('refuses the position %s', async (after) => {
    expect((await get(after)).statusCode).toBe(400)
  })
})
