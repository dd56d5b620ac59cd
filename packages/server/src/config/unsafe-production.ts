const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * What would be unsafe about a production start: passwords or claims that travel in clear, mail that reaches nobody, and
 * limits that count a proxy instead of who calls. A machine's own loopback is safe.
 * @param given the text of a setting; an address that cannot be read is told elsewhere
 * @returns sentences that say how to mend it
 */
export function unsafeInProduction(given: (name: string) => string | undefined): string[] {
  const elsewhere = (name: string) => {
    const text = given(name)?.split(',')[0]
    const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined
    return url && !loopback.test(url.hostname) ? url : undefined
  }
  const problems: string[] = []
  for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL']) {
    const mode = elsewhere(name)?.searchParams.get('sslmode')
    if (mode !== undefined && !['require', 'verify-ca', 'verify-full'].includes(mode ?? ''))
      problems.push(`${name} does not ask for TLS; add ?sslmode=verify-full to it.`)
  }
  const smtp = elsewhere('SMTP_URL')
  if (given('SMTP_URL') === undefined)
    problems.push(
      'SMTP_URL is missing, so that no mail would reach anybody; in production write for example smtps://user:password@host:465.',
    )
  else if (smtp?.protocol === 'smtp:' && smtp.searchParams.get('requireTLS') !== 'true')
    problems.push('SMTP_URL does not ask for TLS; begin it with smtps:, or add ?requireTLS=true to it.')
  if (elsewhere('S3_URL')?.protocol === 'http:')
    problems.push('S3_URL begins with http:, where the files of claims travel in clear; write https:.')
  const portal = elsewhere('PORTAL_ORIGIN')
  if (portal?.protocol === 'http:')
    problems.push(
      'PORTAL_ORIGIN begins with http:, where passwords travel in clear; put TLS in front, and write https:.',
    )
  if (portal?.protocol === 'https:' && given('TRUSTED_PROXIES') === undefined)
    problems.push(
      'TRUSTED_PROXIES is missing: PORTAL_ORIGIN begins with https:, so that a proxy speaks TLS for this server, and all who call would seem to be that proxy; write its address or network, for example 10.0.0.0/8.',
    )
  return problems
}
