import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { fillFolder } from '../databases.ts'
import { readiness, startProcess, until, type ServerProcess } from '../server-process.ts'

vi.setConfig({ testTimeout: 180_000 }) // each test starts several processes, on a machine that may be busy

let dataDir: string
const processes: ServerProcess[] = []
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'captive-portal-start-'))
  await fillFolder(join(dataDir, 'database')) // tests/e2e/two-commands.test.ts starts with an empty folder
})
afterEach(async () => {
  for (const { kill, ended } of processes.splice(0)) {
    kill('SIGKILL')
    await ended
  }
  await rm(dataDir, { recursive: true, force: true })
})

function start(environment: Record<string, string> = {}): ServerProcess {
  const server = startProcess({ DATA_DIR: dataDir, ...environment })
  processes.push(server)
  return server
}

const withoutDemo = { DEMO_DATA: 'false' }

describe('the server process', () => {
  test('names the demo accounts, starts again, and refuses demo data in production', async () => {
    const first = start()
    expect(await readiness(await first.listening())).toBe('ready')
    await until(async () => first.output().includes('password Captive-demo-2026'))
    first.kill('SIGTERM')
    expect(await first.ended).toBe(0)

    const second = start()
    await second.listening()
    second.kill('SIGINT')
    expect(await second.ended).toBe(0)

    const production = {
      NODE_ENV: 'production',
      PORTAL_ORIGIN: 'https://portal.example',
      TRUSTED_PROXIES: '127.0.0.1',
      SMTP_URL: 'smtps://mail.example',
      ENCRYPTION_KEY: await readFile(join(dataDir, 'encryption.key'), 'utf8'),
    }
    const third = start({ ...production, EMBEDDED_DATABASE: 'true' })
    expect(await third.ended).toBe(1)
    expect(third.output()).toContain('This database contains the demo data')

    const fourth = start(production)
    expect(await fourth.ended).toBe(1)
    expect(fourth.output()).toMatch(/DATABASE_URL is missing.*EMBEDDED_DATABASE=true/)
  })

  test('survives a closed log', async () => {
    const server = start(withoutDemo)
    const address = await server.listening()
    server.stopReading()
    for (let call = 0; call < 5; call++) expect(await readiness(address)).toBe('ready')
  })

  test('refuses a folder in use, and a wrong key', async () => {
    const first = start(withoutDemo)
    await first.listening()
    const second = start(withoutDemo)
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(/is in use by process \d+ on .*\. Stop that process, set another DATA_DIR/)
    expect(second.output()).not.toContain('    at ')

    first.kill('SIGKILL')
    await first.ended
    const third = start({ ...withoutDemo, ENCRYPTION_KEY: randomBytes(32).toString('base64') })
    expect(await third.ended).toBe(1)
    expect(third.output()).toMatch(/another key[\s\S]*ENCRYPTION_KEY/)
    await start(withoutDemo).listening()
  })

  test('refuses an invalid configuration with all problems', async () => {
    const { ended, output } = start({ PORT: 'http', SMTP_URL: 'mail' })
    expect(await ended).toBe(1)
    expect(output()).toMatch(/PORT is "http"; set it to a whole number[\s\S]*SMTP_URL is not an address/)
    expect(output()).not.toContain('    at ')
  })

  test('reports an unreachable database', async () => {
    const { ended, output } = start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
    expect(await ended).toBe(1)
    expect(output()).toContain('The database of DATABASE_URL cannot be opened')
    expect(output()).not.toContain('    at ')
  })
})
