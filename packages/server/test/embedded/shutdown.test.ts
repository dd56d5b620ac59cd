import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { fillFolder } from '../databases.ts'
import { readiness, slowPost, startProcess, until, type ServerProcess } from '../server-process.ts'

vi.setConfig({ testTimeout: 120_000 })

let dataDir: string
let server: ServerProcess | undefined
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'captive-portal-shutdown-'))
  await fillFolder(join(dataDir, 'database'))
})
afterEach(async () => {
  server?.kill('SIGKILL')
  await server?.ended
  await rm(dataDir, { recursive: true, force: true })
})

async function start(environment: Record<string, string>): Promise<string> {
  server = startProcess({ DATA_DIR: dataDir, DEMO_DATA: 'false', ...environment })
  return server.listening()
}

const slowSignIn = (address: string) =>
  slowPost(
    `${address}/api/LogOn`,
    { 'content-type': 'application/x-www-form-urlencoded' },
    'username=nobody%40nowhere.example&password=Wrong-password-1&grant_type=password',
  )

test('SIGTERM stops new connections and waits for running calls', async () => {
  const address = await start({ SHUTDOWN_DELAY_SECONDS: '6' })
  const call = await slowSignIn(address)
  expect(await readiness(address)).toBe('ready')

  server?.kill('SIGTERM')
  await until(async () => (await readiness(address)) === 'stopping')
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  await until(async () => (await readiness(address)) === 'refused')
  const answer = await call.finish()
  expect(answer.status).toBe(401)
  expect(answer.headers.connection).toBe('close')
  expect(await server?.ended).toBe(0)
})

test('a call that takes too long is aborted with exit code 1', async () => {
  const address = await start({ SHUTDOWN_SECONDS: '1' })
  await slowSignIn(address)
  server?.kill('SIGTERM')
  expect(await server?.ended).toBe(1)
  expect(server?.output()).toContain('not stopped cleanly')
})
