import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { databaseUrl } from './databases.ts'

vi.setConfig({ testTimeout: 180_000 }) // each test starts several processes, on a machine that may be busy

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

let dataDir: string
const children: ChildProcess[] = []
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'captive-portal-start-'))))
afterEach(async () => {
  for (const child of children.splice(0)) {
    child.kill('SIGKILL')
    await ended(child)
  }
  await rm(dataDir, { recursive: true, force: true })
})

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) =>
    child.exitCode === null && child.signalCode === null ? child.once('exit', resolve) : resolve(child.exitCode),
  )

/** A server process of its own; `ready` resolves with its address, or with nothing when it ended. */
function start(environment: Record<string, string> = {}) {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [main], { env: { PATH, PORT: '0', DATA_DIR: dataDir, ...environment } })
  children.push(child)
  let output = ''
  const ready = new Promise<string | undefined>((resolve) => {
    child.on('exit', () => resolve(undefined))
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const address = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1]
      if (address && output.includes('employee@broker.example')) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
  })
  return { child, ready, output: () => output }
}

describe('the server process', () => {
  test('makes everything at the first start, keeps it for the second, and in production refuses the demo data', async () => {
    const first = start()
    const address = await first.ready
    expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ready' })
    expect(first.output()).toContain('password Captive-demo-2026')
    first.child.kill('SIGTERM')
    expect(await ended(first.child)).toBe(0)

    const second = start()
    expect(await second.ready).toBeDefined()
    second.child.kill('SIGINT')
    expect(await ended(second.child)).toBe(0)

    const ENCRYPTION_KEY = await readFile(join(dataDir, 'encryption.key'), 'utf8')
    const third = start({ NODE_ENV: 'production', PORTAL_ORIGIN: 'https://portal.example', ENCRYPTION_KEY })
    expect(await ended(third.child)).toBe(1)
    expect(third.output()).toContain('This database holds the demo data')
  })

  test('is refused on the folder of another until that one was killed, and with another key', async () => {
    const first = start()
    await first.ready
    const second = start()
    expect(await ended(second.child)).toBe(1)
    expect(second.output()).toMatch(/is in use by process \d+ on .*\. Stop that one, give this one another DATA_DIR/)
    expect(second.output()).not.toContain('    at ')

    first.child.kill('SIGKILL')
    await ended(first.child)
    const third = start({ ENCRYPTION_KEY: randomBytes(32).toString('base64') })
    expect(await ended(third.child)).toBe(1)
    expect(third.output()).toMatch(/another key[\s\S]*ENCRYPTION_KEY/)
    expect(await start().ready).toBeDefined()
  })

  test('refuses a configuration it cannot use, all problems in plain sentences', async () => {
    const { child, output } = start({ PORT: 'http', SMTP_URL: 'mail' })
    expect(await ended(child)).toBe(1)
    expect(output()).toMatch(/PORT is "http"; give it a whole number[\s\S]*SMTP_URL is not an address/)
    expect(output()).not.toContain('    at ')
  })

  test('says so when the database cannot be reached', async () => {
    const { child, output } = start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
    expect(await ended(child)).toBe(1)
    expect(output()).toContain('The database of DATABASE_URL cannot be opened')
    expect(output()).not.toContain('    at ')
  })
})

const postgresUrl = process.env['TEST_DATABASE_URL']

test.each(postgresUrl ? [postgresUrl] : [])(
  'two copies on one PostgreSQL start at once, migrate and load once, and share sessions',
  async (url) => {
    const name = `captive_copies_${randomBytes(6).toString('hex')}`
    const admin = new Client(url)
    await admin.connect()
    await admin.query(`create database ${name}`)
    const DATABASE_URL = databaseUrl(url, name)
    const [one, two] = await Promise.all([start({ DATABASE_URL }).ready, start({ DATABASE_URL }).ready])
    const signIn = await fetch(`${one}/api/LogOn`, {
      method: 'POST',
      body: new URLSearchParams({
        username: 'staff.admin@demo.example',
        password: 'Captive-demo-2026',
        grant_type: 'password',
      }),
    })
    const { access_token } = (await signIn.json()) as { access_token: string }
    const clients = await fetch(`${two}/api/getClients`, { headers: { authorization: `Bearer ${access_token}` } })
    expect(((await clients.json()) as { Payload: unknown[] }).Payload.length).toBeGreaterThan(250)
    for (const child of children.splice(0)) {
      child.kill('SIGTERM')
      expect(await ended(child)).toBe(0)
    }
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  },
)
