import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'

import { readEmailAddress } from '@captive/form-engine/text'

import { Keyring } from '../sealing/keyring.ts'
import { bucketAddressExample, parseBucketAddress, type BucketAddress } from '../storage/bucket-address.ts'
import { unsafeInProduction } from './unsafe-production.ts'

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
  /** The user there who owns the tables and migrates; without it the one of `databaseUrl`. */
  databaseOwnerUrl: string | undefined
  /** Connections of one copy of the server to PostgreSQL, at most. */
  databasePoolSize: number
  /** Where mail goes; without it into files under `dataDir`. */
  smtpUrl: string | undefined
  /** Where files go; without it into files under `dataDir`. */
  bucket: BucketAddress | undefined
  /** Addresses or networks of the proxies in front, whose X-Forwarded-For is believed. */
  trustedProxies: string[]
  /** Origins that links in mails may lead to; the first one is the portal's own. */
  portalOrigins: [string, ...string[]]
  mailFrom: string
  /** Days after which the row of a sent mail is removed. */
  keptMailDays: number
  mailboxes: {
    claimsOperations: string
    memberPortal: string
    endorsements: string
    renewals: string
    /** The vendor of motor vehicle records. */
    mvrVendor: string
  }
  /** Where files above the upload limit and dash camera footage go. */
  largerFilesUrl: string
  claimPhone: string
  /** Where a company signs the agreements of a program, whose number stands for `{program}`. */
  eSignatureUrl: string
  /** The premium finance company. */
  premiumFinanceUrl: string
  /** Where links and videos of others are; pages and films of our own where nothing is set. */
  elsewhere: {
    medicalNetworkUrl: string
    secondMedicalNetworkUrl: string
    mvrServiceUrl: string
    mvrVideoUrl: string
    telematicsExchangeUrl: string
    protocolsVideoUrl: string
    eliveAppUrl: string
    elivePlatformUrl: string
    eliveVideoUrl: string
  }
  /** Where weather, news and webinars come from; without an address from the demo data, or from nowhere. */
  providers: {
    /** Milliseconds that a call may be kept waiting by a provider. */
    timeout: number
    weatherUrl: string | undefined
    geocodingUrl: string
    /** What tells the address of a position, as Nominatim does; without it positions have none. */
    reverseGeocodingUrl: string | undefined
    newsUrl: string | undefined
    /** Numbers of WordPress categories, with commas. */
    newsCategory: string | undefined
    webinarsUrl: string | undefined
  }
  /** What seals and tells apart what is confidential at rest. */
  keyring: Keyring
  session: { idle: number; absolute: number; kept: number }
  /** What may be sent in a day; more is refused until the next. */
  perDay: { reportsOfUser: number; reportsOfCompany: number; fileKilobytesOfCompany: number }
  demoData: boolean
  /** What `/metrics` asks for; without it there are none. */
  metricsToken: string | undefined
  /** What `/activity.jsonl` asks for; without it there is none. */
  activityToken: string | undefined
  /** Seconds: how long a stopping server goes on before it takes no more connections, and when it has to have ended. */
  shutdown: { delay: number; most: number }
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
  const dataDir = dataDirOf(env)
  const demoData = yesOrNo('DEMO_DATA', !production)
  const shutdownMost = wholeNumber('SHUTDOWN_SECONDS', 25, 1, 3600)

  if (production && demoData)
    problems.push(
      'DEMO_DATA is true in production, where everybody knows the demo passwords; remove it or set NODE_ENV to development.',
    )
  if (production && !given('DATABASE_URL') && !yesOrNo('EMBEDDED_DATABASE', false))
    problems.push(
      'DATABASE_URL is missing; in production give the address of a PostgreSQL, or write EMBEDDED_DATABASE=true to keep the data of this one copy in DATA_DIR.',
    )
  if (production && !given('PORTAL_ORIGIN'))
    problems.push(
      'PORTAL_ORIGIN is missing; in production write the address of the portal, for example https://portal.example.',
    )

  if (production) problems.push(...unsafeInProduction(given))

  const config = {
    production,
    host: given('HOST') ?? '127.0.0.1',
    port,
    dataDir,
    databaseUrl: postgresUrl('DATABASE_URL'),
    databaseOwnerUrl: postgresUrl('DATABASE_OWNER_URL'),
    databasePoolSize: wholeNumber('DATABASE_POOL_SIZE', 10, 2, 500),
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:'], 'smtps://user:password@host:465'),
    bucket: bucket('S3_URL'),
    trustedProxies: list('TRUSTED_PROXIES').filter(
      (proxy) => isNetwork(proxy) || refuse('TRUSTED_PROXIES', proxy, '10.0.0.0/8'),
    ),
    portalOrigins: origins(),
    keptMailDays: wholeNumber('KEPT_MAIL_DAYS', 90, 1, 3650),
    mailFrom: address('MAIL_FROM', 'member.portal@captive.example'),
    mailboxes: {
      claimsOperations: address('CLAIMS_OPERATIONS_EMAIL', 'claims.operations@captive.example'),
      memberPortal: address('MEMBER_PORTAL_EMAIL', 'member.portal@captive.example'),
      endorsements: address('ENDORSEMENTS_EMAIL', 'endorsements@captive.example'),
      renewals: address('RENEWALS_EMAIL', 'renewals@captive.example'),
      mvrVendor: address('MVR_VENDOR_EMAIL', 'mvr.vendor@captive.example'),
    },
    largerFilesUrl:
      url('LARGER_FILES_URL', ['https:', 'http:'], 'https://files.example') ?? 'https://files.captive.example',
    claimPhone: given('CLAIM_PHONE') ?? '1.888.CLAIM.50',
    eSignatureUrl: outside('E_SIGNATURE_URL', '/demo/e-signature?program={program}'),
    premiumFinanceUrl: outside('PREMIUM_FINANCE_URL', '/demo/premium-finance'),
    elsewhere: {
      medicalNetworkUrl: outside('MEDICAL_NETWORK_URL', '/demo/medical-network'),
      secondMedicalNetworkUrl: outside('SECOND_MEDICAL_NETWORK_URL', '/demo/second-medical-network'),
      mvrServiceUrl: outside('MVR_SERVICE_URL', '/demo/driver-records'),
      mvrVideoUrl: outside('MVR_VIDEO_URL', '/films/motor-vehicle-records.webm'),
      telematicsExchangeUrl: outside('TELEMATICS_EXCHANGE_URL', '/demo/telematics-exchange'),
      protocolsVideoUrl: outside('PROTOCOLS_VIDEO_URL', '/films/loss-prevention-protocols.webm'),
      eliveAppUrl: outside('ELIVE_APP_URL', '/demo/elive-app'),
      elivePlatformUrl: outside('ELIVE_PLATFORM_URL', '/demo/elive-platform'),
      eliveVideoUrl: outside('ELIVE_VIDEO_URL', '/films/elive-connect.webm'),
    },
    providers: {
      timeout: wholeNumber('PROVIDER_TIMEOUT_SECONDS', 3, 1, 30) * 1000,
      weatherUrl: website('WEATHER_URL', 'https://api.open-meteo.com'),
      geocodingUrl:
        website('GEOCODING_URL', 'https://geocoding-api.open-meteo.com') ?? 'https://geocoding-api.open-meteo.com',
      reverseGeocodingUrl: website('REVERSE_GEOCODING_URL', 'https://nominatim.captive.example'),
      newsUrl: website('NEWS_URL', 'https://www.captive.example'),
      newsCategory: newsCategory(),
      webinarsUrl: website('WEBINARS_URL', 'https://www.captive.example'),
    },
    session: {
      idle: wholeNumber('SESSION_IDLE_MINUTES', 30, 1, 24 * 60) * 60,
      absolute: wholeNumber('SESSION_HOURS', 12, 1, 7 * 24) * 3600,
      kept: wholeNumber('KEPT_SESSION_DAYS', 14, 1, 90) * 86_400,
    },
    perDay: {
      reportsOfUser: wholeNumber('REPORTS_PER_USER', 100, 1, 100_000),
      reportsOfCompany: wholeNumber('REPORTS_PER_COMPANY', 400, 1, 100_000),
      fileKilobytesOfCompany: wholeNumber('FILE_MB_PER_COMPANY', 2000, 1, 1_000_000) * 1024,
    },
    demoData,
    metricsToken: secret('METRICS_TOKEN'),
    activityToken: secret('ACTIVITY_TOKEN'),
    shutdown: { delay: wholeNumber('SHUTDOWN_DELAY_SECONDS', 0, 0, shutdownMost - 1), most: shutdownMost },
  }
  const keyring = problems.length === 0 ? readKeyring() : undefined
  if (problems.length > 0 || !keyring) throw new ConfigError(problems)
  return { ...config, keyring }

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

  function yesOrNo(name: string, fallback: boolean): boolean {
    const text = given(name)
    if (![undefined, 'true', 'false'].includes(text)) problems.push(`${name} is "${text}"; write true or false.`)
    return text === undefined ? fallback : text === 'true'
  }

  function secret(name: string): string | undefined {
    const text = given(name)
    if (text !== undefined && text.length < 20)
      problems.push(`${name} is too short; give it at least 20 characters, made by: openssl rand -base64 32`)
    return text
  }

  /** A page outside the portal; where none is given, a page of ours that says what would be there. */
  function outside(name: string, demoPage: string): string {
    return url(name, ['https:', 'http:'], 'https://service.example') ?? demoPage
  }

  function url(name: string, protocols: string[], example: string): string | undefined {
    const text = given(name)
    if (text === undefined) return undefined
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname) return text
    problems.push(`${name} is not an address; write it like ${example}.`) // it may hold a password: not repeated
    return undefined
  }

  function postgresUrl(name: string): string | undefined {
    return url(name, ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/database')
  }

  function bucket(name: string): BucketAddress | undefined {
    const text = given(name)
    const parsed = text === undefined ? undefined : parseBucketAddress(text)
    if (text !== undefined && !parsed)
      problems.push(
        `${name} is no bucket's address; write it like ${bucketAddressExample}, KEY and SECRET percent-encoded.`,
      )
    return parsed
  }

  function website(name: string, example: string): string | undefined {
    return url(name, ['https:', 'http:'], example)
  }

  function newsCategory(): string | undefined {
    const text = given('NEWS_CATEGORY')
    if (text !== undefined && !/^\d+(,\d+)*$/.test(text)) refuse('NEWS_CATEGORY', text, '12, the number of a category')
    return text
  }

  function address(name: string, fallback: string): string {
    const text = given(name) ?? fallback
    if (readEmailAddress(text) !== text) refuse(name, text, 'claims@captive.example')
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

  function readKeyring(): Keyring | undefined {
    const others = list('ENCRYPTION_KEYS_TO_OPEN').map((text) => Buffer.from(text, 'base64'))
    if (others.some(({ length }) => length !== 32))
      problems.push(
        'ENCRYPTION_KEYS_TO_OPEN holds a key that is not 32 bytes in base64; write them with commas between.',
      )
    const current = readKey()
    return current && problems.length === 0 ? new Keyring(current, others) : undefined
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

/** The folder of an installation's embedded database, files, mail and key. */
export const dataDirOf = (env: Environment): string => resolve(env['DATA_DIR']?.trim() || '.data')

/** The key of an installation: made once, also where two copies start at the same moment; for its owner alone. */
function keyOfFolder(dataDir: string): Buffer {
  const file = join(dataDir, 'encryption.key')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const draft = `${file}.${randomUUID()}`
    writeFileSync(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 })
    try {
      linkSync(draft, file) // whole or not at all, and never over another one's
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(draft)
    }
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'base64')
}

function isNetwork(text: string): boolean {
  const [ip = '', bits] = text.split('/')
  return isIP(ip) !== 0 && (bits === undefined || /^\d{1,3}$/.test(bits))
}
