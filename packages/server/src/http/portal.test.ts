import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unescapeHtml } from '@captive/form-engine/text'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { buildApp } from '../app.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

/** The text of the page without JavaScript. */
const [noscript] = /<noscript>.*<\/noscript>/s.exec(readFileSync('index.html', 'utf8')) ?? ['']

let server: TestServer
let app: TestServer['app']
beforeAll(async () => {
  server = await startTestServer({
    CLAIMS_OPERATIONS_EMAIL: "o'claims@captive.example",
    MEMBER_PORTAL_EMAIL: 'help@captive.example',
    CLAIM_PHONE: '800-555-0199 & <ask>',
    MVR_VIDEO_URL: 'https://videos.example/records',
  })
  const portalFolder = join(server.config.dataDir, 'portal')
  await mkdir(join(portalFolder, 'assets'), { recursive: true })
  await writeFile(join(portalFolder, 'assets', 'main-1a2b.js'), 'export {}')
  for (const encoding of ['br', 'gz'])
    await writeFile(join(portalFolder, 'assets', `main-1a2b.js.${encoding}`), encoding)
  await writeFile(
    join(portalFolder, 'index.html'),
    `<meta property="csp-nonce" nonce="%CSP_NONCE%"><meta name="portal-config" content="%PORTAL_CONFIG%"><meta name="brand" content="%BRAND%"><title></title><link rel="icon" href="/assets/favicon-1a2b.svg">${noscript}`,
  )
  const needed = { '/': [], '/login': ['assets/main-1a2b.js', 'assets/login-3c4d.css'] }
  await writeFile(join(portalFolder, 'preloads.json'), JSON.stringify(needed))
  app = await buildApp({ ...server, logTo: { write: () => undefined }, portalFolder })
})
afterAll(async () => {
  await app.close()
  await server.close()
})

const get = (url: string, method: 'GET' | 'POST' = 'GET') => app.inject({ method, url })

describe('the portal', () => {
  test.each(['/', '/login', '/insurance/financial-&-profitability', '/reset/some.token'])(
    'serves the page at %s',
    async (url) => {
      const { statusCode, headers, body } = await get(url)
      expect(statusCode).toBe(200)
      expect(headers['content-type']).toContain('text/html')
      expect(headers['cache-control']).toBe('no-cache')
      expect(body).toContain('csp-nonce')
    },
  )

  test('preloads only the files of a page, in any path case', async () => {
    const announced =
      '</assets/main-1a2b.js>; rel=modulepreload, </assets/login-3c4d.css>; rel=prefetch; as=style; crossorigin'
    for (const url of ['/login', '/LogIn?next=/']) expect((await get(url)).headers['link']).toBe(announced)
    for (const url of ['/', '/reset/some.token']) expect((await get(url)).headers['link']).toBeUndefined()
    // an ordinary path, which gets the page
    expect((await get('/preloads.json')).headers['content-type']).toContain('text/html')
  })

  test('[GEN-019] escapes the settings of the installation in the page', async () => {
    const { body } = await get('/')
    const content = /content="([^"]*)"/.exec(body)?.[1] ?? ''
    expect(JSON.parse(unescapeHtml(content))).toEqual({
      productionHost: '',
      claimsOperationsEmail: "o'claims@captive.example",
      memberPortalEmail: 'help@captive.example',
      endorsementsEmail: 'endorsements@captive.example',
      renewalsEmail: 'renewals@captive.example',
      largerFilesUrl: 'https://files.captive.example',
      eSignatureUrl: '/demo/e-signature?program={program}',
      premiumFinanceUrl: '/demo/premium-finance',
      mvrVendorEmail: 'mvr.vendor@captive.example',
      medicalNetworkUrl: '/demo/medical-network',
      secondMedicalNetworkUrl: '/demo/second-medical-network',
      mvrServiceUrl: '/demo/driver-records',
      mvrVideoUrl: 'https://videos.example/records',
      telematicsExchangeUrl: '/demo/telematics-exchange',
      protocolsVideoUrl: '/films/loss-prevention-protocols.webm',
      eliveAppUrl: '/demo/elive-app',
      elivePlatformUrl: '/demo/elive-platform',
      eliveVideoUrl: '/films/elive-connect.webm',
    })
  })

  test('shows the brand of the installation without JavaScript', async () => {
    const { body } = await get('/')
    expect(body).toContain('<title>Member Portal</title>')
    expect(body).toContain('href="/favicon.svg"')
    const shown = (/<noscript>(.*)<\/noscript>/s.exec(body)?.[1] ?? '')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
    expect(shown).toBe('Member Portal needs JavaScript. To report a claim now, call 800-555-0199 &amp; &lt;ask&gt;.')
  })

  test('embeds the brand without server-only data', async () => {
    const { body } = await get('/')
    const content = /name="brand" content="([^"]*)"/.exec(body)?.[1] ?? ''
    const brand = JSON.parse(unescapeHtml(content)) as object
    expect(brand).toMatchObject({ shortName: 'Member Portal', phone: '800-555-0199 & <ask>' })
    expect(brand).not.toHaveProperty('mailSender')
  })

  test('allows videos of the configured hosts only', async () => {
    const { headers } = await get('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("media-src 'self' https://videos.example;")
    expect(policy).toContain("frame-src 'self' https://videos.example;")
  })

  test('forbids eval, inline scripts and framing', async () => {
    const { headers } = await get('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe-(eval|inline)/)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
  })

  test('uses a fresh nonce in page and policy', async () => {
    const nonces = await Promise.all(
      ['/', '/'].map(async (url) => {
        const { headers, body } = await get(url)
        const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? 'none'
        expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`)
        return nonce
      }),
    )
    expect(nonces[0]).not.toBe(nonces[1])
  })

  test('caches assets permanently and answers a missing one with 404', async () => {
    expect((await get('/assets/main-1a2b.js')).headers['cache-control']).toContain('immutable')
    expect((await get('/favicon.svg')).headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
    })
    expect((await get('/index.html')).body).not.toContain('%CSP_NONCE%')
    expect((await get('/assets/gone.js')).statusCode).toBe(404)
  })

  test.each([
    ['gzip, deflate, br', 'br', 'br'],
    ['gzip', 'gzip', 'gz'],
    ['identity', undefined, 'export {}'],
  ])('a browser that accepts %s gets the copy compressed as %s', async (accepted, encoding, body) => {
    const url = '/assets/main-1a2b.js'
    const answer = await app.inject({ method: 'GET', url, headers: { 'accept-encoding': accepted } })
    expect(answer.body).toBe(body)
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-type']).toContain('javascript')
    expect(answer.headers['cache-control']).toContain('immutable')
    expect(answer.headers['vary']).toMatch(/accept-encoding/i)
    expect((await get(`${url}.br`)).statusCode).toBe(404)
  })

  test('refuses an unknown call in the contract’s format', async () => {
    for (const answer of [
      await get('/api/GetNothing'),
      await get('/api'),
      await get('/api/getclients'),
      await get('/login', 'POST'),
    ]) {
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ Error: { ErrorStatus: 404, ErrorMessage: expect.any(String) } })
    }
  })

  test('allows cross-origin calls from configured origins only', async () => {
    const preflight = (origin: string) =>
      app.inject({
        method: 'OPTIONS',
        url: '/api/getClients',
        headers: { origin, 'access-control-request-method': 'GET' },
      })
    const allowed = await preflight('http://127.0.0.1:4000')
    expect(allowed.statusCode).toBe(204)
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': 'http://127.0.0.1:4000',
      'access-control-allow-headers': 'Authorization, Content-Type',
    })
    const other = await preflight('https://evil.example')
    expect(other.headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('answers a preflight request without an origin in the usual format', async () => {
    const answer = await app.inject({ method: 'OPTIONS', url: '/api/getClients' })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  })
})
