import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CallRefusedError, type Api } from '@captive/api-client'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { migrationsFolder } from '../src/database/database.ts'
import { demoAccounts } from '../src/demo/load-demo-data.ts'
import { claimBody, draftQuery, draftSave, memberCompany } from './claim-bodies.ts'
import { createFilled, databaseUrl, openTestDatabase, type FilledDatabase } from './databases.ts'
import { readiness, signedIn, slowPost, startProcess, until, type ServerProcess } from './server-process.ts'
import { startSmtp, type TestSmtp } from './start-smtp.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const postgresUrl = process.env['TEST_DATABASE_URL'] ?? ''
const query = { ClientId: memberCompany }

describe.skipIf(!postgresUrl)('two copies behind one PostgreSQL (needs TEST_DATABASE_URL)', () => {
  const admin = new Client(postgresUrl)
  let database: FilledDatabase
  let owner: Client
  let dataDir: string
  let smtp: TestSmtp
  let onMessage = async () => undefined as void
  let copies: [ServerProcess, ServerProcess]
  let one: string
  let two: string

  const countIn = async (client: Client, from: string) =>
    Number((await client.query(`select count(*) from ${from}`)).rows[0].count)
  const count = (from: string) => countIn(owner, from)
  /** Two servers that share a database, a folder of files, and a key. */
  const startTwo = (DATABASE_URL: string, DATA_DIR: string): [ServerProcess, ServerProcess] => {
    const environment = {
      DATABASE_URL,
      DATA_DIR,
      DEMO_DATA: 'false', // the filled database has it
      SMTP_URL: smtp.url,
      PORTAL_ORIGIN: 'https://portal.example',
    }
    return [startProcess(environment), startProcess(environment)]
  }
  const addressesOf = (servers: ServerProcess[]) => Promise.all(servers.map(({ listening }) => listening()))
  const killAll = async (servers: ServerProcess[]) => {
    for (const { kill, ended } of servers) {
      kill('SIGKILL')
      await ended
    }
  }
  beforeAll(async () => {
    await admin.connect()
    database = await createFilled(postgresUrl, { demoData: true })
    owner = new Client(database.ownerUrl)
    await owner.connect()
    dataDir = await mkdtemp(join(tmpdir(), 'captive-portal-copies-'))
    smtp = await startSmtp({}, () => onMessage())
    copies = startTwo(database.ownerUrl, dataDir)
    ;[one, two] = (await addressesOf(copies)) as [string, string]
  })
  afterAll(async () => {
    await killAll(copies)
    await smtp.close()
    await rm(dataDir, { recursive: true, force: true })
    await owner.end()
    await database.drop()
    await admin.end()
  })

  const isRefused = (status: number) => (error: unknown) => error instanceof CallRefusedError && error.status === status
  const expectRefused = (call: Promise<unknown>, status: number) =>
    expect(call).rejects.toSatisfy(isRefused(status), `is refused with ${status}`)
  /** The same session at the other copy. */
  const sameSession = async (email: string): Promise<[Api, Api]> => {
    const atOne = await signedIn(one, email)
    return [atOne.api, atOne.at(two)]
  }

  test('started together on an empty database, migrate it once', async () => {
    const name = `captive_copies_${randomBytes(6).toString('hex')}`
    await admin.query(`create database ${name}`)
    const emptyUrl = databaseUrl(postgresUrl, name)
    const folder = await mkdtemp(join(tmpdir(), 'captive-portal-copies-'))
    const pair = startTwo(emptyUrl, folder)
    const migrated = new Client(emptyUrl)
    const loadedByOne = await openTestDatabase({ demoData: false })
    try {
      expect(await Promise.all((await addressesOf(pair)).map(readiness))).toEqual(['ready', 'ready'])
      await migrated.connect()
      const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8'))
      expect(await countIn(migrated, 'drizzle.__drizzle_migrations')).toBe(journal.entries.length)
      for (const table of ['fnol_controls', 'object_access', 'programs', 'document_types', 'role_groups']) {
        const [row] = await loadedByOne.sql<{ count: string }>(`select count(*) from ${table}`)
        expect(await countIn(migrated, table), table).toBe(Number(row?.count))
      }
    } finally {
      await killAll(pair)
      await migrated.end()
      await loadedByOne.close()
      await admin.query(`drop database ${name} with (force)`)
      await rm(folder, { recursive: true, force: true })
    }
  })

  test('share sessions', async () => {
    const [atOne, atTwo] = await sameSession('admin@member.example')
    expect((await atTwo.checkAuth({ query: {} }))?.email).toBe('admin@member.example')
    await atTwo.logOut()
    await expectRefused(atOne.getClients(), 401)
  })

  test('count failed sign-ins together', async () => {
    const fail = async (address: string) => {
      const body = new URLSearchParams({
        username: 'admin@prospect.example',
        password: 'Wrong-password-1',
        grant_type: 'password',
      })
      return (await fetch(`${address}/api/LogOn`, { method: 'POST', body })).status
    }
    for (let failure = 0; failure < 5; failure++) expect(await Promise.all([fail(one), fail(two)])).toEqual([401, 401])
    expect(await Promise.all([fail(one), fail(two)])).toEqual([429, 429])
  })

  test('share drafts', async () => {
    const [atOne, atTwo] = await sameSession('manager@member.example')
    const draft = {
      claimType: null,
      personalInfo: claimBody('property-fire', 'P-1').personalInfoDetail,
      answers: {},
      uploads: [],
      step: 1,
    }
    await atOne.putFNOLDraft({ query: draftSave(), body: draft })
    expect((await atTwo.getFNOLDraft({ query: draftQuery() }))?.draft).toEqual(draft)
  })

  test('see each other’s commits in the next answer', async () => {
    const [atOne, atTwo] = await sameSession('manager@member.example')
    const readBoth = () => Promise.all([atOne, atTwo].map((api) => api.getFNOLDraft({ query: draftQuery() })))
    const personalInfo = claimBody('property-fire', 'P-1').personalInfoDetail
    for (let round = 0; round < 20; round++) {
      const [writer, reader] = round % 2 ? [atOne, atTwo] : [atTwo, atOne]
      const [known] = await readBoth()
      const draft = { claimType: null, personalInfo, answers: {}, uploads: [], step: (round % 3) + 1 }
      await writer.putFNOLDraft({ query: draftSave(known?.version), body: draft })
      expect((await reader.getFNOLDraft({ query: draftQuery() }))?.draft).toEqual(draft)
    }
  })

  test('send each mail once', async () => {
    for (const [index, { email }] of demoAccounts.entries()) {
      const url = `${index % 2 ? one : two}/api/ForgotPassword?email=${email}&origin=https://portal.example`
      expect((await fetch(url, { method: 'POST' })).status).toBe(200)
    }
    await until(async () => (await count('outbox where sent_at is null and dead_at is null')) === 0)
    const recipients = smtp.taken.map((mail) => /^To: (.*)$/m.exec(mail)?.[1] ?? '')
    expect(recipients.sort()).toEqual(demoAccounts.map(({ email }) => email).sort())
  })

  test('end sessions of deactivated users on both', async () => {
    const [staff] = await sameSession('staff.admin@demo.example')
    const [, inactive] = await sameSession('employee@xmember.example')
    const user = await staff.getUserByEmail({ query: { email: 'employee@xmember.example' } })
    const { roleName: _, isEditable: __, ...fields } = user!
    await inactive.getClients()
    await staff.updateUser({ body: { ...fields, IsActive: 0 } })
    await expectRefused(inactive.getClients(), 401)

    const [, withoutRole] = await sameSession('manager@xmember.example')
    const other = await staff.getUserByEmail({ query: { email: 'manager@xmember.example' } })
    const links = await staff.getUserRoleGroup({ query: { UsersRecId: other!.RecId } })
    await withoutRole.getClients()
    const { RecId: ___, ...link } = links.find(({ IsActive }) => IsActive === 1)!
    await staff.updateUserRoleGroup({ body: { ...link, IsActive: 0 } })
    await expectRefused(withoutRole.getClients(), 401)
  })

  test('are ready again after the database returns', async () => {
    const name = new URL(database.ownerUrl).pathname.slice(1)
    await admin.query(`alter database ${name} allow_connections false`)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> $2', [
      name,
      await ownPid(),
    ])
    await until(async () => (await readiness(one)) === 'database')
    expect((await fetch(`${one}/healthz`)).status).toBe(200)
    await admin.query(`alter database ${name} allow_connections true`)
    await until(async () => (await readiness(one)) === 'ready')
  })

  const ownPid = async () => (await owner.query('select pg_backend_pid() pid')).rows[0].pid

  test('finish an upload during shutdown', async () => {
    const { token, at } = await signedIn(one, 'admin@member.example')
    const notes = 'seen from the road '.repeat(5_000)
    const upload = await slowPost(
      `${one}/api/DocumentUpload`,
      { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
      `--b\r\nContent-Disposition: form-data; name="file"; filename="notes.txt"\r\n\r\n${notes}\r\n--b--\r\n`,
    )
    copies[0].kill('SIGTERM')
    await until(async () => (await readiness(one)) === 'refused')
    const { status, body } = await upload.finish()
    expect(status).toBe(200)
    expect(await copies[0].ended).toBe(0)

    const claim = claimBody('property-fire', 'typed by hand')
    const uploads = [{ name: 'notes.txt', filePath: String(body['Payload']) }]
    await at(two).fnolSubmit2({
      query: { ...query, ReportingClientId: memberCompany, Type: 'online' },
      body: { ...claim, uploads },
    })
    await until(async () => (await count('outbox where sent_at is null and dead_at is null')) === 0)
    const mail = smtp.taken.find((text) => text.includes(claim.confirmationNum) && text.includes('notes.txt'))
    expect(mail?.replaceAll('\r\n', '')).toContain(Buffer.from(notes).toString('base64'))
  })

  test('finish a mail during shutdown', async () => {
    let take = () => undefined as void
    let arrived = false
    onMessage = () => {
      arrived = true
      return new Promise((resolve) => (take = resolve))
    }
    const before = smtp.taken.length
    await fetch(`${two}/api/ForgotPassword?email=admin@broker.example&origin=https://portal.example`, {
      method: 'POST',
    })
    await until(async () => arrived)
    copies[1].kill('SIGTERM')
    await until(async () => (await readiness(two)) === 'refused')
    take()
    expect(await copies[1].ended).toBe(0)
    expect(smtp.taken.length).toBe(before + 1)
    expect(await count('outbox where sent_at is null and dead_at is null')).toBe(0)
  })
})
