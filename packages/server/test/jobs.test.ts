import { Type } from 'typebox'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import type { Database } from '../src/database/database.ts'
import { systemScope } from '../src/database/scope.ts'
import { enqueueJob } from '../src/jobs/enqueue-job.ts'
import { defineJob, handleJob, type HandledJob } from '../src/jobs/job.ts'
import { workOnJobs } from '../src/jobs/work-on-jobs.ts'
import { html } from '../src/mail/html.ts'
import { enqueueMail } from '../src/mail/outbox.ts'
import { heartbeat, ServerCopy } from '../src/mail/server-copy.ts'
import { startBackgroundWork } from '../src/operation/background-work.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => (server = await startTestServer({}, { demoData: false })))
afterAll(() => server.close())

let stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops) await stop()
  stops = []
})

const work = async (...jobs: HandledJob[]) => {
  const { dependencies, log } = server.app
  stops.push(await workOnJobs(jobs, { dependencies, log, patience: 5_000 }))
}
const enqueue = (job: typeof parcel, number: number) =>
  server.database.transaction(systemScope, (tx) => enqueueJob(tx, job, { number }))

const parcel = defineJob({
  name: 'parcel',
  data: Type.Object({ number: Type.Integer() }),
  retries: { limit: 1, first: 1, longest: 1 },
  longest: 60,
})

test('runs a job once with two copies of the server', async () => {
  const done: number[] = []
  const handled = handleJob(parcel, async ({ number }) => void done.push(number))
  await work(handled)
  await work(handled)
  for (const number of [1, 2, 3]) await enqueue(parcel, number)
  await vi.waitFor(() => expect(done.toSorted((one, other) => one - other)).toEqual([1, 2, 3]), 20_000)
})

test('runs no job of a failed transaction', async () => {
  const done: number[] = []
  await work(handleJob(parcel, async ({ number }) => void done.push(number)))
  const failing = server.database.transaction(systemScope, async (tx) => {
    await enqueueJob(tx, parcel, { number: 9 })
    throw new TypeError('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await enqueue(parcel, 10)
  await vi.waitFor(() => expect(done).toEqual([10]), 20_000)
})

test('retries a failing job, then gives up once', async () => {
  const tried: number[] = []
  const givenUp: number[] = []
  await work(
    handleJob(
      parcel,
      async ({ number }) => {
        tried.push(number)
        throw new TypeError('no such door')
      },
      async ({ number }) => void givenUp.push(number),
    ),
  )
  await enqueue(parcel, 4)
  await vi.waitFor(() => expect(givenUp).toEqual([4]), 25_000)
  expect(tried).toEqual([4, 4])
})

test('lets a running job end when the server stops', async () => {
  let isDone = false
  let started = () => undefined as void
  const running = new Promise<void>((resolve) => (started = resolve))
  await work(
    handleJob(parcel, async () => {
      started()
      await new Promise((resolve) => setTimeout(resolve, 500))
      isDone = true
    }),
  )
  await enqueue(parcel, 5)
  await running
  await stops.pop()?.()
  expect(isDone).toBe(true)
})

test('background work starts once the database can be reached', async () => {
  const { dependencies, log } = server.app
  let failures = 2
  const database: Database = {
    ...dependencies.database,
    run: (...given) => {
      if (failures-- > 0) return Promise.reject(Object.assign(new Error('of the driver'), { code: 'ECONNREFUSED' }))
      return dependencies.database.run(...given)
    },
  }
  const send = async () => undefined
  stops.push(await startBackgroundWork({ dependencies: { ...dependencies, database }, send, log }))
  expect(failures).toBeLessThan(0)
})

test('sends heartbeats until the last mail is sent', async () => {
  const { dependencies, log } = server.app
  await server.database.transaction(systemScope, (tx) =>
    enqueueMail(tx, server.config.keyring, {
      brand: { program: null },
      to: 'someone@member.example',
      subject: 'A subject',
      html: html``,
    }),
  )
  const sending = Promise.withResolvers<void>()
  const sent = Promise.withResolvers<void>()
  const send = () => {
    sending.resolve()
    return sent.promise
  }
  const copy = new ServerCopy(server.database)
  const beats = async () => {
    const [row] = await server.database.sql<{ beats: number }>(
      'select beats::integer beats from server_copies where id = $1',
      [copy.id],
    )
    return row?.beats ?? 0
  }
  const stop = await startBackgroundWork({ dependencies, send, log }, copy)
  await sending.promise
  const stopped = stop()
  const before = await beats()
  await vi.waitFor(async () => expect(await beats()).toBeGreaterThan(before), 2 * heartbeat)
  sent.resolve()
  await stopped
  expect(await beats()).toBe(0)
})

test('no transaction of a caller can read or write jobs', async () => {
  const scope = { kind: 'all', userId: 1, companyId: 1 } as const
  await enqueue(parcel, 6)
  expect(await server.database.run(scope, 'select 1 from jobs.job')).toEqual([])
  await expect(server.database.run(scope, `insert into jobs.job (name) values ('parcel')`)).rejects.toThrow(
    'row-level security',
  )
})
