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

test('the weekly mail’s job starts together with the others', async () => {
  const { dependencies, log } = server.app
  const stop = await workOnJobs([digestJob()], { dependencies, log, patience: 5_000 })
  const [row] = await server.database.sql<{ cron: string }>(
    `select cron from jobs.schedule where name = 'send-digests'`,
  )
  expect(row?.cron).toBe('0 12 * * 1')
  await stop()
})
