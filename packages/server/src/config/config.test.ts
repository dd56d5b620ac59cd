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

/** Valid settings for production. */
const safe = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://portal@db.example/portal?sslmode=verify-full',
  SMTP_URL: 'smtps://portal:secret@mail.example:465',
  PORTAL_ORIGIN: 'https://portal.example',
  TRUSTED_PROXIES: '10.0.0.0/8',
  ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
}

describe('the configuration', () => {
  test('has defaults for a development machine', () => {
    expect(read({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      production: false,
      demoData: true,
      portalOrigins: ['http://localhost:4000', 'http://127.0.0.1:4000'],
      session: { idle: 1800, absolute: 43_200, keptSignedIn: 1_209_600 },
    })
  })

  test.each([
    ['PORT', 'http', 'whole number from 0 to 65535'],
    ['PORT', '70000', 'whole number from 0 to 65535'],
    ['DATABASE_URL', 'mysql://somewhere/db', 'postgres://user:password@host:5432/database'],
    ['SMTP_URL', 'mail.example', 'smtps://user:password@host:465'],
    ['S3_URL', 'https://KEY:SECRET@s3.example', 'https://KEY:SECRET@s3.example.com/bucket?region=us-east-1'],
    ['PORTAL_ORIGIN', 'https://portal.example/app', 'without a path'],
    ['PORTAL_ORIGIN', 'portal.example', 'https://portal.example'],
    ['CLAIMS_OPERATIONS_EMAIL', 'claims', 'claims@captive.example'],
    ['MAIL_FROM', 'Portal <a@b.example>', 'claims@captive.example'],
    ['RENEWALS_EMAIL', '.renewals@captive.example', 'claims@captive.example'],
    ['TRUSTED_PROXIES', 'everybody', '10.0.0.0/8'],
    ['DEMO_DATA', 'yes', 'true or false'],
    ['METRICS_TOKEN', 'short', 'openssl rand -base64 32'],
    ['ACTIVITY_TOKEN', 'short', 'openssl rand -base64 32'],
    ['SHUTDOWN_DELAY_SECONDS', '25', 'from 0 to 24'],
    ['KEPT_MAIL_DAYS', '0', 'from 1 to 3650'],
    ['SESSION_IDLE_MINUTES', '0', 'from 1 to 1440'],
    ['ENCRYPTION_KEY', 'secret', 'openssl rand -base64 32'],
    ['ENCRYPTION_KEYS_TO_OPEN', 'secret', '32 bytes in base64'],
    ['CLAMD_URL', 'clamav:3310', 'unix:/run/clamav/clamd.ctl'],
    ['LARGER_FILES_URL', 'files', 'https://files.example'],
    ['WEATHER_URL', 'open-meteo', 'https://api.open-meteo.com'],
    ['REVERSE_GEOCODING_URL', 'nominatim', 'https://nominatim.captive.example'],
    ['NEWS_CATEGORY', 'news', '12, the number of a category'],
    ['PROVIDER_TIMEOUT_SECONDS', '60', 'from 1 to 30'],
  ])('refuses %s=%s and says how to fix it', (name, value, hint) => {
    const [problem, ...others] = problems({ [name]: value })
    expect(problem).toContain(name)
    expect(problem).toContain(hint)
    expect(others).toEqual([])
  })

  test.each([
    ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
    ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
    ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ])('accepts the scanner address %s', (CLAMD_URL, address) => {
    expect(read({ CLAMD_URL, CLAMD_TIMEOUT_SECONDS: '5' }).clamd).toEqual({ address, timeout: 5000 })
  })

  test('reports all problems at once, without passwords', () => {
    const found = problems({
      PORT: 'x',
      DATABASE_URL: 'mysql://user:hush-hush@host/db',
      SMTP_URL: 'hush-hush@host',
      S3_URL: 'https://KEY:hush-hush/with/slashes@host/files',
    })
    expect(found).toHaveLength(4)
    expect(found.join()).not.toContain('hush-hush')
  })

  test('decodes the percent-encoded credentials of a bucket', () => {
    expect(read({ S3_URL: 'https://KEY:a%2Fb%2Bc@s3.example:9000/files?region=eu-west-1' }).bucket).toEqual({
      endpoint: 'https://s3.example:9000',
      region: 'eu-west-1',
      name: 'files',
      accessKeyId: 'KEY',
      secretAccessKey: 'a/b+c',
    })
  })

  test('production requires database, key and origin, and refuses demo data', () => {
    const production = { ...safe, PORTAL_ORIGIN: '', ENCRYPTION_KEY: '' }
    expect(problems({ ...production, DEMO_DATA: 'true' }).join('\n')).toMatch(/PORTAL_ORIGIN[\s\S]*DEMO_DATA/)
    expect(problems({ ...safe, ENCRYPTION_KEY: '' })).toEqual([expect.stringContaining('ENCRYPTION_KEY')])
    expect(read(safe)).toMatchObject({ production: true, demoData: false })
    expect(problems({ ...safe, DATABASE_URL: '' })).toEqual([expect.stringContaining('EMBEDDED_DATABASE=true')])
    expect(read({ ...safe, DATABASE_URL: '', EMBEDDED_DATABASE: 'true' }).databaseUrl).toBeUndefined()
  })

  test.each([
    ['SMTP_URL', '', /SMTP_URL is missing/],
    ['SMTP_URL', 'smtp://mail.example:25', /SMTP_URL does not ask for TLS/],
    ['DATABASE_URL', 'postgres://portal@db.example/portal', /DATABASE_URL does not ask for TLS/],
    ['DATABASE_URL', 'postgres://portal@db.example/portal?sslmode=disable', /DATABASE_URL does not ask for TLS/],
    ['DATABASE_OWNER_URL', 'postgres://owner@db.example/portal', /DATABASE_OWNER_URL does not ask for TLS/],
    ['S3_URL', 'http://KEY:SECRET@s3.example/files', /S3_URL begins with http:/],
    ['CLAMD_URL', 'tcp://scanner.example:3310', /clamd has no TLS/],
    ['PORTAL_ORIGIN', 'http://portal.example', /PORTAL_ORIGIN begins with http:/],
    ['TRUSTED_PROXIES', '', /TRUSTED_PROXIES is missing/],
  ])('refuses %s=%s in production only', (name, value, sentence) => {
    const [problem, ...others] = problems({ ...safe, [name]: value })
    expect(problem).toMatch(sentence)
    expect(others).toEqual([])
    expect(problems({ ...safe, DATABASE_OWNER_URL: '', [name]: value, NODE_ENV: '' })).toEqual([])
  })

  test('production accepts loopback connections and required STARTTLS', () => {
    const local = {
      ...safe,
      DATABASE_URL: 'postgres://portal@127.0.0.1/portal',
      DATABASE_OWNER_URL: 'postgres://owner@localhost/portal',
      SMTP_URL: 'smtp://[::1]:25',
      PORTAL_ORIGIN: 'http://localhost:4000',
      TRUSTED_PROXIES: '',
    }
    expect(problems(local)).toEqual([])
    expect(problems({ ...safe, SMTP_URL: 'smtp://mail.example:587?requireTLS=true' })).toEqual([])
  })

  test('creates a missing key once, readable by its owner only', () => {
    const first = read({}).keyring.current
    expect(read({}).keyring.current).toEqual(first)
    expect(readFileSync(join(dataDir, 'encryption.key'), 'utf8').trim()).toBe(first.whole.toString('base64'))
    expect(statSync(join(dataDir, 'encryption.key')).mode & 0o777).toBe(0o600)
  })
})
