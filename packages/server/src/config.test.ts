import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

import { readConfig, type ConfigError } from './config.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'captive-portal-config-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const read = (environment: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...environment })
const problems = (environment: Record<string, string>) => {
  try {
    read(environment)
    return []
  } catch (error) {
    return (error as ConfigError).problems
  }
}

describe('the configuration', () => {
  test('has defaults for all that a laptop needs', () => {
    expect(read({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      production: false,
      demoData: true,
      portalOrigins: ['http://localhost:4000', 'http://127.0.0.1:4000'],
      session: { idle: 1800, absolute: 43_200, kept: 1_209_600 },
    })
  })

  test.each([
    ['PORT', 'http', 'whole number from 0 to 65535'],
    ['PORT', '70000', 'whole number from 0 to 65535'],
    ['DATABASE_URL', 'mysql://somewhere/db', 'postgres://user:password@host:5432/database'],
    ['SMTP_URL', 'mail.example', 'smtps://user:password@host:465'],
    ['PORTAL_ORIGIN', 'https://portal.example/app', 'without a path'],
    ['PORTAL_ORIGIN', 'portal.example', 'https://portal.example'],
    ['CLAIMS_OPERATIONS_EMAIL', 'claims', 'claims@captive.example'],
    ['MAIL_FROM', 'Portal <a@b.example>', 'claims@captive.example'],
    ['TRUSTED_PROXIES', 'everybody', '10.0.0.0/8'],
    ['DEMO_DATA', 'yes', 'true or false'],
    ['SESSION_IDLE_MINUTES', '0', 'from 1 to 1440'],
    ['ENCRYPTION_KEY', 'secret', 'openssl rand -base64 32'],
    ['LARGER_FILES_URL', 'files', 'https://files.example'],
  ])('%s=%s is refused with a sentence that says how to mend it', (name, value, hint) => {
    const [problem, ...others] = problems({ [name]: value })
    expect(problem).toContain(name)
    expect(problem).toContain(hint)
    expect(others).toEqual([])
  })

  test('names all problems at once, and no password', () => {
    const found = problems({ PORT: 'x', DATABASE_URL: 'mysql://user:hush-hush@host/db', SMTP_URL: 'hush-hush@host' })
    expect(found).toHaveLength(3)
    expect(found.join()).not.toContain('hush-hush')
  })

  test('production needs a key and an origin, and refuses demo data', () => {
    const production = { NODE_ENV: 'production' }
    expect(problems({ ...production, DEMO_DATA: 'true' }).join('\n')).toMatch(/DEMO_DATA[\s\S]*PORTAL_ORIGIN/)
    expect(problems({ ...production, PORTAL_ORIGIN: 'https://portal.example' })).toEqual([
      expect.stringContaining('ENCRYPTION_KEY'),
    ])
    const key = Buffer.alloc(32, 1).toString('base64')
    expect(read({ ...production, PORTAL_ORIGIN: 'https://portal.example', ENCRYPTION_KEY: key })).toMatchObject({
      production: true,
      demoData: false,
    })
  })

  test('without a key one is made once, for its owner alone', () => {
    const first = read({}).encryptionKey
    expect(read({}).encryptionKey).toEqual(first)
    expect(readFileSync(join(dataDir, 'encryption.key'), 'utf8').trim()).toBe(first.toString('base64'))
    expect(statSync(join(dataDir, 'encryption.key')).mode & 0o777).toBe(0o600)
  })
})
