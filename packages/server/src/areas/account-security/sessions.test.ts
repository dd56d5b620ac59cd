import type { AccountSecurity } from '@captive/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { openBrowser, type Browser } from '../../../test/browser-caller.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

const email = 'admin@member.example'
const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of ['tries', 'sessions', 'known_devices', 'outbox'])
    await server.database.sql(`delete from ${table}`)
})

const securityOf = async ({ call }: Pick<Browser, 'call'>) =>
  (await call('getAccountSecurity')).body.Payload as AccountSecurity
const isSignedIn = async ({ call }: Pick<Browser, 'call'>) => (await call('getPrograms')).status === 200
const mailsTo = async (subject: string) =>
  (await server.mails()).filter((mail) => mail.includes(`Subject: ${subject}`) && mail.includes(email))

describe('the cookie of a browser', () => {
  test('is not readable by scripts and stays on the site', async () => {
    const browser = openBrowser(server, { origin: 'https://portal.example' })
    await browser.signIn(email)
    const [cookie = ''] = browser.setCookies()
    expect(cookie).toMatch(/^__Host-portal-browser=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
  })

  test('is required in addition to the token', async () => {
    const browser = openBrowser(server)
    await browser.signIn(email)
    expect(await isSignedIn(browser)).toBe(true)
    expect((await server.withToken(browser.token()!)('getPrograms')).status, 'a stolen token').toBe(401)
    const thief = openBrowser(server)
    await thief.signIn('manager@member.example')
    thief.setToken(browser.token())
    expect(await isSignedIn(thief), 'with a cookie of another browser').toBe(false)
  })

  test('is shared by the tabs of a browser', async () => {
    const browser = openBrowser(server)
    await browser.signIn(email)
    const first = browser.token()
    await browser.signIn('manager@member.example')
    expect(browser.setCookies()).toEqual([])
    browser.setToken(first)
    expect(await isSignedIn(browser)).toBe(true)
  })

  test('lasts as long as a session that stays signed in', async () => {
    const browser = openBrowser(server)
    await browser.signIn(email, { keep_signed_in: 'true' })
    expect(browser.setCookies()[0]).toContain('; Max-Age=1209600;')
  })

  test('is replaced if no session is bound to it', async () => {
    const browser = openBrowser(server)
    browser.cookies.set('portal-browser', 'A'.repeat(43))
    await browser.signIn(email)
    expect(browser.cookies.get('portal-browser')).not.toBe('A'.repeat(43))
    expect(await isSignedIn(browser)).toBe(true)
  })

  test('is not set for an API client', async () => {
    const client = openBrowser(server, { 'sec-fetch-site': '', 'user-agent': 'dispatch-tool/2.1' })
    await client.signIn(email)
    expect(client.setCookies()).toEqual([])
    expect((await server.withToken(client.token()!)('getPrograms')).status).toBe(200)
    const [session] = (await securityOf(client)).Sessions
    expect(session).toMatchObject({ Device: 'dispatch-tool', IsBrowser: false })
  })
})

describe('the list of sessions', () => {
  test('shows only the caller’s devices, current one first', async () => {
    const desk = openBrowser(server)
    const mobile = openBrowser(server, { 'user-agent': phone })
    await desk.signIn(email)
    await mobile.signIn(email)
    await openBrowser(server).signIn('manager@member.example')
    const { Sessions } = await securityOf(desk)
    expect(Sessions.map(({ Device, IsCurrent }) => [Device, IsCurrent])).toEqual([
      ['Chrome on Windows', true],
      ['Chrome on Android', false],
    ])
    expect(Sessions[0]).toMatchObject({ NetworkAddress: '127.0.0.1', IsBrowser: true })
    expect(Sessions[0]?.SignedInAt).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/)
  })

  test('leaves out sessions that were idle too long or expired', async () => {
    const [desk, mobile] = [openBrowser(server), openBrowser(server, { 'user-agent': phone })]
    await desk.signIn(email)
    await mobile.signIn(email)
    await server.database.sql("update sessions set used_at = now() - interval '2 hours' where user_agent = $1", [phone])
    expect((await securityOf(desk)).Sessions).toHaveLength(1)
  })

  test('signs out one session', async () => {
    const [desk, mobile] = [openBrowser(server), openBrowser(server, { 'user-agent': phone })]
    await desk.signIn(email)
    await mobile.signIn(email)
    const { Sessions } = await securityOf(desk)
    await desk.call('endSession', { query: { RecId: Sessions[1]?.RecId } })
    expect(await isSignedIn(mobile)).toBe(false)
    expect(await isSignedIn(desk)).toBe(true)
  })

  test('does not sign out a session of another account', async () => {
    const [desk, other] = [openBrowser(server), openBrowser(server)]
    await desk.signIn(email)
    await other.signIn('manager@member.example')
    const [{ RecId } = { RecId: 0 }] = (await securityOf(other)).Sessions
    expect((await desk.call('endSession', { query: { RecId } })).status).toBe(200)
    expect(await isSignedIn(other)).toBe(true)
  })

  test('signs out everywhere else', async () => {
    const [desk, mobile] = [openBrowser(server), openBrowser(server, { 'user-agent': phone })]
    await desk.signIn(email)
    await mobile.signIn(email)
    await desk.call('endOtherSessions')
    expect(await isSignedIn(mobile)).toBe(false)
    expect(await isSignedIn(desk)).toBe(true)
  })
})

describe('a mail about a new device', () => {
  test('is sent for a second device, and names it', async () => {
    const before = await mailsTo('New sign-in to your account')
    await openBrowser(server).signIn(email)
    expect(await mailsTo('New sign-in to your account'), 'the first sign-in is no news').toEqual(before)
    await openBrowser(server, { 'user-agent': phone }).signIn(email)
    const after = await mailsTo('New sign-in to your account')
    expect(after).toHaveLength(before.length + 1)
    expect(after.at(-1)).toMatch(/Chrome on Android/)
  })

  test('is not sent again for the same browser at the same address', async () => {
    await openBrowser(server).signIn(email)
    const before = await mailsTo('New sign-in to your account')
    await openBrowser(server).signIn(email)
    expect(await mailsTo('New sign-in to your account')).toEqual(before)
  })
})
