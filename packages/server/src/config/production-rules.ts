import type { Settings } from './settings.ts'

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Settings that would be unsafe in production: known passwords, unencrypted connections, and rate limits that would
 * count a proxy instead of its clients. Connections within the machine are safe. Invalid values have their own message.
 * @returns sentences that explain how to fix each problem
 */
export function productionProblems(settings: Settings): string[] {
  return [
    ...demoProblems(settings),
    ...databaseProblems(settings),
    ...mailProblems(settings),
    ...fileProblems(settings),
    ...scannerProblems(settings),
    ...proxyProblems(settings),
  ]
}

const demoProblems = ({ DEMO_DATA }: Settings) =>
  DEMO_DATA === true
    ? ['DEMO_DATA is true in production, but the demo passwords are public; remove it or set NODE_ENV to development.']
    : []

function databaseProblems(settings: Settings): string[] {
  const missing =
    settings.DATABASE_URL || settings.EMBEDDED_DATABASE
      ? []
      : [
          'DATABASE_URL is missing; in production set it to the URL of a PostgreSQL database, or set EMBEDDED_DATABASE=true to keep the data of this single copy in DATA_DIR.',
        ]
  const unencrypted = (['DATABASE_URL', 'DATABASE_OWNER_URL'] as const)
    .filter((name) => {
      const mode = remote(settings[name])?.searchParams.get('sslmode')
      return mode !== undefined && !['require', 'verify-ca', 'verify-full'].includes(mode ?? '')
    })
    .map((name) => `${name} does not ask for TLS; add ?sslmode=verify-full to it.`)
  return [...missing, ...unencrypted]
}

function mailProblems({ SMTP_URL }: Settings): string[] {
  const smtp = remote(SMTP_URL)
  return smtp?.protocol === 'smtp:' && smtp.searchParams.get('requireTLS') !== 'true'
    ? ['SMTP_URL does not ask for TLS; begin it with smtps:, or add ?requireTLS=true to it.']
    : []
}

const fileProblems = ({ S3_URL }: Settings) =>
  remote(S3_URL)?.protocol === 'http:'
    ? ['S3_URL begins with http:, which sends the files of claims unencrypted; write https:.']
    : []

const scannerProblems = ({ CLAMD_URL }: Settings) =>
  remote(CLAMD_URL)?.protocol === 'tcp:'
    ? [
        'CLAMD_URL refers to another machine, but clamd has no TLS, so the files would be sent unencrypted; run clamd on this machine, or use a tunnel.',
      ]
    : []

function proxyProblems({ PORTAL_ORIGIN, TRUSTED_PROXIES }: Settings): string[] {
  const portal = remote(PORTAL_ORIGIN?.[0])
  if (portal?.protocol === 'http:')
    return [
      'PORTAL_ORIGIN begins with http:, which sends passwords unencrypted; put a TLS proxy in front, and write https:.',
    ]
  return portal?.protocol === 'https:' && TRUSTED_PROXIES.length === 0
    ? [
        'TRUSTED_PROXIES is missing: PORTAL_ORIGIN begins with https:, so a proxy handles TLS, and without this setting all callers share the proxy’s limits; write its address or network, for example 10.0.0.0/8.',
      ]
    : []
}

/** The URL if it refers to a different machine. */
function remote(address: string | undefined): URL | undefined {
  const url = address !== undefined && URL.canParse(address) ? new URL(address) : undefined
  return url && !loopback.test(url.hostname) ? url : undefined
}
