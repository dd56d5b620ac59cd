import { join, resolve } from 'node:path'

import { BrandError, readBrands, type Brands } from '@captive/brand/folder'

import { packageFolder } from '../package-folder.ts'
import { Keyring } from '../sealing/keyring.ts'
import { parseBucketAddress } from './bucket-address.ts'
import { parseClamdAddress, type Clamd } from './clamd-address.ts'
import { readOrCreateKeyFile } from './key-file.ts'
import { readSettings, type Environment } from './read-settings.ts'
import { isKey, keyFormat, makeKey } from './setting-types.ts'
import { watchedPlacesOf } from './watched-places.ts'
import type { Settings } from './settings.ts'

/** Lists all problems of the environment, each as a sentence that says how to fix it. */
export class ConfigError extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** The validated settings (see settings.ts) in the units that the server uses. */
export type Config = ReturnType<typeof toConfig>

/**
 * Reads the configuration from environment variables (docs/configuration.md).
 * Creates the key file in the data folder if ENCRYPTION_KEY is not set.
 * @throws ConfigError with all problems at once
 */
export function readConfig(env: Environment): Config {
  const { values, problems } = readSettings(env)
  if (problems.length > 0) throw new ConfigError(problems)
  return toConfig(values)
}

/** The folder of the embedded database, files, mail and the encryption key. */
export const dataDirOf = (env: Environment): string => resolve(readSettings(env).values.DATA_DIR)

function toConfig(values: Settings) {
  const production = values.NODE_ENV === 'production'
  const dataDir = resolve(values.DATA_DIR)
  return {
    production,
    host: values.HOST,
    port: values.PORT,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    smtpUrl: values.SMTP_URL,
    bucket: values.S3_URL === undefined ? undefined : parseBucketAddress(values.S3_URL),
    clamd: clamdOf(values),
    trustedProxies: values.TRUSTED_PROXIES,
    portalOrigins: portalOrigins(values),
    mailRetentionDays: values.KEPT_MAIL_DAYS,
    brands: brandsOf(values),
    mailboxes: {
      claimsOperations: values.CLAIMS_OPERATIONS_EMAIL,
      memberPortal: values.MEMBER_PORTAL_EMAIL,
      endorsements: values.ENDORSEMENTS_EMAIL,
      renewals: values.RENEWALS_EMAIL,
      mvrVendor: values.MVR_VENDOR_EMAIL,
    },
    largerFilesUrl: values.LARGER_FILES_URL,
    eSignatureUrl: values.E_SIGNATURE_URL,
    premiumFinanceUrl: values.PREMIUM_FINANCE_URL,
    elsewhere: {
      medicalNetworkUrl: values.MEDICAL_NETWORK_URL,
      secondMedicalNetworkUrl: values.SECOND_MEDICAL_NETWORK_URL,
      mvrServiceUrl: values.MVR_SERVICE_URL,
      mvrVideoUrl: values.MVR_VIDEO_URL,
      telematicsExchangeUrl: values.TELEMATICS_EXCHANGE_URL,
      protocolsVideoUrl: values.PROTOCOLS_VIDEO_URL,
      eliveAppUrl: values.ELIVE_APP_URL,
      elivePlatformUrl: values.ELIVE_PLATFORM_URL,
      eliveVideoUrl: values.ELIVE_VIDEO_URL,
    },
    providers: {
      /** Milliseconds. */
      timeout: values.PROVIDER_TIMEOUT_SECONDS * 1000,
      weatherUrl: values.WEATHER_URL,
      geocodingUrl: values.GEOCODING_URL,
      reverseGeocodingUrl: values.REVERSE_GEOCODING_URL,
      newsUrl: values.NEWS_URL,
      newsCategory: values.NEWS_CATEGORY,
      webinarsUrl: values.WEBINARS_URL,
    },
    keyring: keyringOf(values, dataDir),
    /** Seconds. */
    session: {
      idle: values.SESSION_IDLE_MINUTES * 60,
      absolute: values.SESSION_HOURS * 3600,
      keptSignedIn: values.KEPT_SESSION_DAYS * 86_400,
    },
    /** The words of the setting; see needsSecondStep. */
    secondStepGroups: values.SECOND_STEP_GROUPS ?? (production ? ['staff'] : []),
    perDay: {
      reportsOfUser: values.REPORTS_PER_USER,
      reportsOfCompany: values.REPORTS_PER_COMPANY,
      fileKilobytesOfCompany: values.FILE_MB_PER_COMPANY * 1024,
    },
    watched: watchedPlacesOf(values),
    demoData: values.DEMO_DATA ?? !production,
    metricsToken: values.METRICS_TOKEN,
    activityToken: values.ACTIVITY_TOKEN,
    /** Seconds. */
    shutdown: { delay: values.SHUTDOWN_DELAY_SECONDS, maxSeconds: values.SHUTDOWN_SECONDS },
  }
}

function portalOrigins({ PORTAL_ORIGIN, PORT }: Settings): [string, ...string[]] {
  const [own, ...others] = PORTAL_ORIGIN ?? []
  return own === undefined ? [`http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`] : [own, ...others]
}

function clamdOf({ CLAMD_URL, CLAMD_TIMEOUT_SECONDS }: Settings): Clamd | undefined {
  const address = CLAMD_URL === undefined ? undefined : parseClamdAddress(CLAMD_URL)
  return address && { address, timeout: CLAMD_TIMEOUT_SECONDS * 1000 }
}

/** @throws ConfigError if the brand folder cannot be used */
function brandsOf({ BRAND_FOLDER, CLAIM_PHONE, MAIL_FROM }: Settings): Brands {
  const folder = BRAND_FOLDER ?? join(packageFolder, '../../brand/default')
  try {
    return readBrands(folder, { phone: CLAIM_PHONE, mailAddress: MAIL_FROM })
  } catch (error) {
    throw error instanceof BrandError ? new ConfigError([...error.problems]) : error
  }
}

/** @throws ConfigError if the key file is damaged */
function keyringOf({ ENCRYPTION_KEY, ENCRYPTION_KEYS_TO_OPEN }: Settings, dataDir: string): Keyring {
  const key = ENCRYPTION_KEY ?? readOrCreateKeyFile(dataDir)
  if (!isKey(key))
    throw new ConfigError([
      `The file encryption.key in ${dataDir} is not ${keyFormat}; restore it, or make a new one by: ${makeKey}`,
    ])
  const [current, ...others] = [key, ...ENCRYPTION_KEYS_TO_OPEN].map((text) => Buffer.from(text, 'base64'))
  return new Keyring(current ?? Buffer.of(), others)
}
