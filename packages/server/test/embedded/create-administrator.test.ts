import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { buildApp } from '../../src/app.ts'
import { readConfig } from '../../src/config/config.ts'
import { openDatabase } from '../../src/database/open-database.ts'
import { newUser } from '../new-user.ts'

vi.setConfig({ testTimeout: 180_000 }) // starts processes, on a machine that may be busy

const command = fileURLToPath(new URL('../../src/commands/create-administrator.ts', import.meta.url))

let environment: Record<string, string>
beforeAll(async () => {
  environment = {
    DATA_DIR: await mkdtemp(join(tmpdir(), 'captive-portal-administrator-')),
    DEMO_DATA: 'false',
    PORTAL_ORIGIN: 'https://portal.example',
  }
})
afterAll(() => rm(environment['DATA_DIR'] ?? '', { recursive: true, force: true }))

const createAdministrator = (arguments_: string[], more: Record<string, string> = {}) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = { PATH: process.env['PATH'] ?? '', ...environment, ...more }
    const child = execFile(process.execPath, [command, ...arguments_], { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    )
  })

describe('create-administrator', () => {
  test('creates a user who signs in and adds users', async () => {
    const { code, output } = await createAdministrator(['First.Admin@portal.example', 'Ada', 'Quill'])
    expect(output).toContain('first.admin@portal.example')
    expect(code).toBe(0)
    const [, Token] = /https:\/\/portal\.example\/setup\/([\w-]{43})/.exec(output) ?? []

    const config = readConfig(environment)
    const database = await openDatabase(config)
    const app = await buildApp({ config, database, logTo: { write: () => undefined }, portalFolder: '/nowhere' })
    const call = (method: 'GET' | 'POST', url: string, token = '', payload?: object) =>
      app.inject({
        method,
        url: `/api${url}`,
        headers: { authorization: `Bearer ${token}` },
        ...(payload && { payload }),
      })
    await call('POST', '/ResetPassword', '', { Token, Password: 'The-first-of-all-1' })
    const signedIn = await app.inject({
      method: 'POST',
      url: '/api/LogOn',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'username=first.admin@portal.example&password=The-first-of-all-1&grant_type=password',
    })
    const token = signedIn.json<{ access_token: string }>().access_token
    const [company] = (await call('GET', '/getClients', token)).json<{ Payload: { ClientId: number }[] }>().Payload
    const Email = 'second.admin@portal.example'
    const added = await call(
      'POST',
      `/CreateUser?email=${Email}&origin=https://portal.example`,
      token,
      newUser(Email, company?.ClientId ?? 0),
    )
    expect(added.json()).toMatchObject({ Error: { ErrorStatus: 0 } })
    await app.close()
    await database.close()

    expect((await createAdministrator([Email, 'Bea', 'Quill'])).output.trim()).toBe('This email already exists.')
    expect((await createAdministrator(['third.admin@portal.example', 'Cy', 'Quill'])).code).toBe(0)
  })

  test.each([
    ['a missing name', ['someone@portal.example'], {}, 'Write: npm run create-administrator'],
    ['what is no address', ['someone', 'Ada', 'Quill'], {}, 'This is not an email address.'],
    ['demo data', ['someone@portal.example', 'Ada', 'Quill'], { DEMO_DATA: 'true' }, 'The demo data includes'],
  ])('refuses %s with a message', async (_, arguments_, more, sentence) => {
    const { code, output } = await createAdministrator(arguments_, more)
    expect(code).toBe(1)
    expect(output).toContain(sentence)
    expect(output).not.toContain('    at ')
  })
})
