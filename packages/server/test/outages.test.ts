import { execFile } from 'node:child_process'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { ServerCopy } from '../src/mail/server-copy.ts'
import { sendDueMail } from '../src/mail/mail-worker.ts'
import { byEmail, claimBody, draftSave, emailBody, memberCompany, online } from './claim-bodies.ts'
import { fileBody, startTestServer, type Answer, type Caller, type TestServer } from './test-server.ts'

let server: TestServer
let member: Caller
beforeAll(async () => {
  server = await startTestServer()
  member = await server.as('admin@member.example')
})
afterAll(() => server.close())

const failure = (fields: object, message = 'of the driver') => Object.assign(new Error(message), fields)
const wrapped = (cause: Error) => new Error('Failed query: select', { cause })

const unreachable = 'The portal cannot reach its data right now. Nothing is lost. Please try again in a minute.'
const noRoom = 'The portal cannot save anything new right now. Nothing is lost. Please try again in a few minutes.'

const isUnreachable = ({ status, headers, body }: Answer) =>
  expect([status, headers['retry-after'], body.Error]).toEqual([
    503,
    '10',
    { ErrorStatus: 503, ErrorMessage: unreachable },
  ])
const hasNoRoom = ({ status, headers, body }: Answer) =>
  expect([status, headers['retry-after'], body.Error]).toEqual([507, '60', { ErrorStatus: 507, ErrorMessage: noRoom }])

const draft = () => ({
  claimType: null,
  personalInfo: claimBody('property-fire', 'typed').personalInfoDetail,
  answers: {},
  uploads: [],
  step: 1,
})

/** A read, a change and the two calls whose mistakes are outcomes. */
const everyKind = [
  () => member('getPoliciesByClient', { query: { clientId: memberCompany } }),
  () => member('putFNOLDraft', { query: draftSave(), body: draft() }),
  () => member('fnolSubmit2', { query: online(), body: claimBody('property-fire', 'typed') }),
  () => member('fnolEmail', { query: byEmail(), body: emailBody() }),
]

/** While the database fails everybody in one way. */
async function whileDatabaseFails(error: Error, work: () => Promise<void>): Promise<void> {
  const { database } = server
  const spies = [
    vi.spyOn(database, 'transaction').mockRejectedValue(error),
    vi.spyOn(database, 'enter').mockRejectedValue(error),
  ]
  try {
    await work()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

describe('a database that cannot be reached', () => {
  test.each([
    ['an administrator ended the connection', wrapped(failure({ code: '57P01' }))],
    ['the server shuts down', failure({ code: '57P03' })],
    ['the connection failed', wrapped(failure({ code: '08006' }))],
    ['the connection was reset', failure({ code: 'ECONNRESET' })],
    ['nobody listens at any address', new AggregateError([failure({ code: 'ECONNREFUSED' })])],
    ['the connection ended while it was asked', wrapped(failure({}, 'Connection terminated unexpectedly'))],
    ['the pool is closed', failure({}, 'Cannot use a pool after calling end on the pool')],
    ['PGlite is closed', failure({}, 'PGlite is closed')],
  ])('answers 503 with Retry-After: %s', async (_, error) => {
    await whileDatabaseFails(error, async () => {
      for (const call of everyKind) isUnreachable(await call())
    })
    for (const call of everyKind) expect((await call()).status).toBe(200)
  })

  test('is distinguished from a bug', async () => {
    await whileDatabaseFails(wrapped(failure({ code: '42P01' })), async () => {
      expect((await everyKind[0]!()).status).toBe(500)
    })
  })
})

describe('a full disk', () => {
  test.each([
    ['PostgreSQL', wrapped(failure({ code: '53100' }))],
    ['the journal', failure({ code: 'ENOSPC' })],
    ['a quota', failure({ code: 'EDQUOT' })],
  ])('of the database answers 507: %s', async (_, error) => {
    await whileDatabaseFails(error, async () => {
      for (const call of everyKind) hasNoRoom(await call())
    })
    for (const call of everyKind) expect((await call()).status).toBe(200)
  })

  test.each(['ENOSPC', 'EDQUOT'])('of the files answers 507 and leaves nothing: %s', async (code) => {
    const files = () => readdir(join(server.config.dataDir, 'files'))
    const before = [await files(), await server.database.sql('select * from uploads')]
    const store = vi.spyOn(server.app.dependencies.storage, 'receive').mockRejectedValue(failure({ code }))
    const claim = {
      ...claimBody('property-fire', 'typed'),
      uploads: [{ name: 'note.txt', base64: Buffer.from('A note').toString('base64') }],
    }
    try {
      hasNoRoom(await member('documentUpload', { body: fileBody('photo.txt', 'a photo') }))
      hasNoRoom(await member('fnolSubmit2', { query: online(), body: claim }))
    } finally {
      store.mockRestore()
    }
    expect([await files(), await server.database.sql('select * from uploads')]).toEqual(before)
    expect((await member('fnolSubmit2', { query: online(), body: claim })).body.Error?.ErrorStatus).toBe(0)
    expect(await files()).toHaveLength((before[0] as string[]).length + 1)
  })

  test('of the mail folder keeps mail queued', async () => {
    await server.mails()
    const claim = claimBody('property-fire', 'typed')
    await member('fnolSubmit2', { query: online(), body: claim })
    const { database, config, app } = server
    const send = () => Promise.reject(failure({ code: 'ENOSPC' }))
    const copy = new ServerCopy(database)
    await copy.join()
    await sendDueMail({ database, keyring: config.keyring, copy: copy.id, send, log: app.log })
    await copy.leave()
    expect((await server.mails()).join()).not.toContain(claim.confirmationNum)
    await database.sql('update outbox set next_try_at = now() where sent_at is null')
    expect((await server.mails()).filter((mail) => mail.includes(claim.confirmationNum))).toHaveLength(2)
  })
})

const mountTiny = async (folder: string) => {
  await mkdir(folder, { recursive: true })
  return promisify(execFile)('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder]).then(
    () => true,
    () => false,
  )
}

test('a full disk answers 507 until there is room', async (context) => {
  const folder = join(server.config.dataDir, 'files')
  const movedFolder = join(server.config.dataDir, 'files-before')
  await rm(movedFolder, { recursive: true, force: true })
  if (!(await mountTiny(folder))) return context.skip('Nobody may mount a file system here.')
  try {
    await writeFile(join(folder, 'filling'), Buffer.alloc(200_000))
    const upload = () => member('documentUpload', { body: fileBody('photo.txt', 'a photo '.repeat(20_000)) })
    hasNoRoom(await upload())
    expect(await readdir(folder)).toEqual(['filling'])
    await rm(join(folder, 'filling'))
    expect((await upload()).status).toBe(200)
  } finally {
    await promisify(execFile)('umount', [folder])
  }
})

describe.skipIf(!process.env['TEST_DATABASE_URL'])('on PostgreSQL', () => {
  const own = 'datname = current_database() and pid <> pg_backend_pid()'
  const terminate = (which = '') =>
    server.database.sql(`select pg_terminate_backend(pid) from pg_stat_activity where ${own} ${which}`)

  /** Ends the connections of calls that wait for a lock on a table. */
  async function terminated(table: string, call: () => Promise<Answer>): Promise<Answer> {
    await server.database.sql('begin')
    try {
      await server.database.sql(`lock table ${table} in access exclusive mode`)
      const answer = call()
      const waiting = async () => {
        await server.database.sql('select pg_stat_clear_snapshot()')
        return server.database.sql(`select from pg_stat_activity where ${own} and wait_event_type = 'Lock'`)
      }
      await expect.poll(waiting, { timeout: 60_000 }).not.toHaveLength(0)
      await terminate(`and wait_event_type = 'Lock'`)
      return await answer
    } finally {
      await server.database.sql('rollback')
    }
  }

  test('a terminated backend answers 503, and a retry works', async () => {
    const calls: [string, () => Promise<Answer>][] = [
      ['policies', everyKind[0]!],
      ['claim_drafts', everyKind[1]!],
      ['claim_reports', everyKind[3]!],
    ]
    for (const [table, call] of calls) {
      isUnreachable(await terminated(table, call))
      expect((await call()).status).toBe(200)
    }
  })

  test('a retried claim is stored once after a lost backend', async () => {
    const claim = claimBody('property-fire', 'typed')
    const send = () => member('fnolSubmit2', { query: online(), body: claim })
    isUnreachable(await terminated('claim_reports', send))
    expect((await send()).body.Error?.ErrorStatus).toBe(0)
    const stored = await server.database.sql('select from claim_reports where confirmation_number = $1', [
      claim.confirmationNum,
    ])
    expect(stored).toHaveLength(1)
  })

  test('ended idle connections fail no call', async () => {
    await member('getPrograms')
    await terminate()
    await expect.poll(() => server.database.sql(`select from pg_stat_activity where ${own}`)).toHaveLength(0)
    for (const call of everyKind) expect((await call()).status).toBe(200)
  })
})
