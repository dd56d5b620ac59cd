import type { Attention } from '@captive/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'
import { workOnJobs } from '../../jobs/work-on-jobs.ts'
import { digestJob } from './digest.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const wanted = async (call: Caller) => (await call('getDigest', { query: {} })).body.Payload

test('mails weekly only to subscribers with open items', async () => {
  const { dependencies, log } = server.app
  const run = async () => {
    const { handle } = digestJob()
    await handle({}, { dependencies, log, signal: new AbortController().signal })
    return server.mails()
  }
  const call = await server.as('admin@member.example')
  const quiet = await server.as('admin@prospect.example')
  for (const one of [call, quiet]) await one('setDigest', { body: { IsWanted: true } })
  expect(await wanted(call)).toEqual({ IsWanted: true })
  const { Counts } = (await call('getAttention', { query: {} })).body.Payload as Attention
  const total = Counts.reduce((sum, { Count }) => sum + Count, 0)
  const mails = await run()
  expect(mails.filter((text) => text.includes('admin@prospect.example'))).toEqual([])
  const [letter] = mails.filter((text) => text.includes('admin@member.example'))
  expect(letter).toContain(`${total} items need attention`)
  expect(await run()).toHaveLength(mails.length) // no second mail within a week
  await call('setDigest', { body: { IsWanted: false } })
  expect(await wanted(call)).toEqual({ IsWanted: false })
})

test('mails the other subscribers when one user’s items cannot be read', async () => {
  const { dependencies, log } = server.app
  const { database } = dependencies
  await server.database.sql('delete from digest_subscribers')
  for (const email of ['admin@member.example', 'staff.admin@demo.example'])
    await (
      await server.as(email)
    )('setDigest', { body: { IsWanted: true } })
  const subscribers = await server.database.sql<{ id: number; email: string }>(
    'select rec_id id, email from users join digest_subscribers on users_rec_id = rec_id order by rec_id',
  )
  const [first, second] = subscribers
  const transaction: typeof database.transaction = (scope, work, ...mode) =>
    'userId' in scope && scope.userId === first?.id
      ? Promise.reject(new Error('statement timeout'))
      : database.transaction(scope, work, ...mode)
  const run = (withDatabase: typeof database) =>
    digestJob().handle(
      {},
      { log, signal: new AbortController().signal, dependencies: { ...dependencies, database: withDatabase } },
    )
  const before = (await server.mails()).length
  await expect(run({ ...database, transaction })).rejects.toThrow('1 weekly mail')
  const mailsTo = async (email = '') =>
    (await server.mails()).slice(before).filter((text) => text.includes(`To: ${email}`))
  expect(await mailsTo(first?.email)).toHaveLength(0)
  expect(await mailsTo(second?.email)).toHaveLength(1)
  await run(database)
  expect(await mailsTo(first?.email)).toHaveLength(1)
  expect(await mailsTo(second?.email)).toHaveLength(1)
})

test('the weekly mail’s job starts together with the others', async () => {
  const { dependencies, log } = server.app
  const stop = await workOnJobs([digestJob()], { dependencies, log, patience: 5_000 })
  const [row] = await server.database.sql<{ cron: string }>(
    `select cron from jobs.schedule where name = 'send-digests'`,
  )
  expect(row?.cron).toBe('0 12 * * 1')
  await stop()
})
