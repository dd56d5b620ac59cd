import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'

/** Every problem found in the environment at once, each as a sentence that says how to mend it. */
export class ConfigError extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** All that differs from one installation to the next. Lifetimes are in seconds. */
export interface Config {
  production: boolean
  host: string
  /** 0 lets the system choose. */
  port: number
  dataDir: string
  /** PostgreSQL; without it the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  /** Where mail goes; without it into files under `dataDir`. */
  smtpUrl: string | undefined
  /** Addresses or networks of the proxies in front, whose X-Forwarded-For is believed. */
  trustedProxies: string[]
  /** Origins that links in mails may lead to; the first one is the portal's own. */
  portalOrigins: [string, ...string[]]
  mailFrom: string
  mailboxes: { claimsOperations: string; memberPortal: string }
  /** Where files above the upload limit and dash camera footage go. */
  largerFilesUrl: string
  claimPhone: string
  /** 32 bytes that seal what is confidential at rest. */
  encryptionKey: Buffer
  session: { idle: number; absolute: number; kept: number }
  demoData: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the configuration from environment variables; README lists them.
 * Makes the key file in the data folder where ENCRYPTION_KEY is not given.
 * @throws ConfigError with all problems at once
 */
export function readConfig(env: Environment): Config {
  const problems: string[] = []
  const given = (name: string) => env[name]?.trim() || undefined
  const production = given('NODE_ENV') === 'production'
  const port = wholeNumber('PORT', 4000, 0, 65_535)
  const dataDir = resolve(given('DATA_DIR') ?? '.data')
  const demoData = given('DEMO_DATA') === undefined ? !production : given('DEMO_DATA') === 'true'

  if (!['true', 'false', undefined].includes(given('DEMO_DATA')))
    problems.push(`DEMO_DATA is "${given('DEMO_DATA')}"; write true or false.`)
  if (production && demoData)
    problems.push(
      'DEMO_DATA is true in production, where everybody knows the demo passwords; remove it or set NODE_ENV to development.',
    )
  if (production && !given('PORTAL_ORIGIN'))
    problems.push(
      'PORTAL_ORIGIN is missing; in production write the address of the portal, for example https://portal.example.',
    )

  const config = {
    production,
    host: given('HOST') ?? '127.0.0.1',
    port,
    dataDir,
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/database'),
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:'], 'smtps://user:password@host:465'),
    trustedProxies: list('TRUSTED_PROXIES').filter(
      (proxy) => isNetwork(proxy) || refuse('TRUSTED_PROXIES', proxy, '10.0.0.0/8'),
    ),
    portalOrigins: origins(),
    mailFrom: address('MAIL_FROM', 'member.portal@captive.example'),
    mailboxes: {
      claimsOperations: address('CLAIMS_OPERATIONS_EMAIL', 'claims.operations@captive.example'),
      memberPortal: address('MEMBER_PORTAL_EMAIL', 'member.portal@captive.example'),
    },
    largerFilesUrl:
      url('LARGER_FILES_URL', ['https:', 'http:'], 'https://files.example') ?? 'https://files.captive.example',
    claimPhone: given('CLAIM_PHONE') ?? '1.888.CLAIM.50',
    session: {
      idle: wholeNumber('SESSION_IDLE_MINUTES', 30, 1, 24 * 60) * 60,
      absolute: wholeNumber('SESSION_HOURS', 12, 1, 7 * 24) * 3600,
      kept: wholeNumber('KEPT_SESSION_DAYS', 14, 1, 90) * 86_400,
    },
    demoData,
  }
  const encryptionKey = problems.length === 0 ? readKey() : undefined
  if (problems.length > 0 || !encryptionKey) throw new ConfigError(problems)
  return { ...config, encryptionKey }

  function refuse(name: string, value: string, example: string): false {
    problems.push(`${name} is "${value}"; write it like ${example}.`)
    return false
  }

  function wholeNumber(name: string, fallback: number, least: number, most: number): number {
    const text = given(name)
    if (text === undefined) return fallback
    const value = /^\d+$/.test(text) ? Number(text) : NaN
    if (value >= least && value <= most) return value
    problems.push(`${name} is "${text}"; give it a whole number from ${least} to ${most}.`)
    return fallback
  }

  function url(name: string, protocols: string[], example: string): string | undefined {
    const text = given(name)
    if (text === undefined) return undefined
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname) return text
    problems.push(`${name} is not an address; write it like ${example}.`) // it may hold a password: not repeated
    return undefined
  }

  function address(name: string, fallback: string): string {
    const text = given(name) ?? fallback
    if (!/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(text)) refuse(name, text, 'claims@captive.example')
    return text
  }

  function list(name: string): string[] {
    return (given(name) ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '')
  }

  function origins(): [string, ...string[]] {
    const [first = `http://localhost:${port}`, ...others] = list('PORTAL_ORIGIN')
    const all: [string, ...string[]] = [first, ...others]
    for (const origin of all)
      if (!/^https?:/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin)
        refuse('PORTAL_ORIGIN', origin, 'https://portal.example, without a path or a slash at the end')
    return list('PORTAL_ORIGIN').length === 0 ? [first, `http://127.0.0.1:${port}`] : all
  }

  function readKey(): Buffer | undefined {
    const text = given('ENCRYPTION_KEY')
    if (text === undefined && production) {
      problems.push(
        'ENCRYPTION_KEY is missing; in production give the same 32 bytes to every copy, made by: openssl rand -base64 32',
      )
      return undefined
    }
    const key = text === undefined ? keyOfFolder(dataDir) : Buffer.from(text, 'base64')
    if (key.length === 32) return key
    const where = text === undefined ? `The file encryption.key in ${dataDir}` : 'ENCRYPTION_KEY'
    problems.push(`${where} is not 32 bytes in base64; restore it, or make a new one by: openssl rand -base64 32`)
    return undefined
  }
}

/** The key of an installation on one machine: made once, readable by its owner alone. */
function keyOfFolder(dataDir: string): Buffer {
  const file = join(dataDir, 'encryption.key')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'base64')
}

function isNetwork(text: string): boolean {
  const [ip = '', bits] = text.split('/')
  return isIP(ip) !== 0 && (bits === undefined || /^\d{1,3}$/.test(bits))
}
