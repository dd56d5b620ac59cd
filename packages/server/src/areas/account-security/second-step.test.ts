import type { AccountSecurity } from '@captive/api-client/contract'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { openBrowser, type Browser } from '../../../test/browser-caller.ts'
import { readable } from '../../../test/readable-mail.ts'
import { startTestServer, type Answer, type TestServer } from '../../../test/test-server.ts'

const email = 'manager@member.example'
const staff = 'staff.admin@demo.example'
let server: TestServer
beforeAll(async () => void (server = await startTestServer({ SECOND_STEP_GROUPS: 'staff' })))
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of ['tries', 'authenticator_apps', 'recovery_codes', 'sessions', 'known_devices'])
    await server.database.sql(`delete from ${table}`)
})

/** The code that an app shows, now or a number of 30-second steps away. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

const refusalOf = ({ body }: Answer) => body.Error?.ErrorMessage ?? ''
const isSignedIn = async ({ call }: Browser) => (await call('getPrograms')).status === 200

async function addApp(
  browser: Browser,
): Promise<{ secret: string; codes: string[]; signedIn?: { access_token: string } }> {
  const started = await browser.call('startAuthenticatorApp')
  const { Secret: secret } = started.body.Payload as { Secret: string }
  const confirmed = await browser.call('confirmAuthenticatorApp', { body: { Code: codeOf(secret, -1) } })
  expect(refusalOf(confirmed)).toBe('')
  const { RecoveryCodes, SignedIn } = confirmed.body.Payload as {
    RecoveryCodes: string[]
    SignedIn?: { access_token: string }
  }
  return { secret, codes: RecoveryCodes, ...(SignedIn && { signedIn: SignedIn }) }
}

/** A member with an authenticator app, and a second browser that sent the right password. */
async function waiting() {
  const owner = openBrowser(server)
  await owner.signIn(email)
  const app = await addApp(owner)
  const browser = openBrowser(server)
  const { body } = await browser.signIn(email)
  expect(body['second_step']).toBe('code')
  return { owner, browser, ...app }
}

async function finish(browser: Browser, code: string): Promise<Answer> {
  const answer = await browser.call('secondStep', { body: { Code: code } })
  const { access_token: token } = (answer.body.Payload ?? {}) as { access_token?: string }
  if (token) browser.setToken(token)
  return answer
}

describe('a sign-in with an authenticator app', () => {
  test('allows no other call before the code', async () => {
    const { browser } = await waiting()
    const { status, body } = await browser.call('getPrograms')
    expect([status, body.Error?.ErrorMessage]).toEqual([
      401,
      'Finish signing in first: enter the code of your authenticator app.',
    ])
    expect((await browser.call('checkAuth')).body.Payload, 'the portal shows the sign-in page').toBeNull()
    expect((await browser.call('startAuthenticatorApp')).body.Payload, 'no new app').toBeUndefined()
  })

  test('completes with a code and returns a new token', async () => {
    const { browser, secret } = await waiting()
    const pending = browser.token()
    await finish(browser, codeOf(secret))
    expect(await isSignedIn(browser)).toBe(true)
    expect(browser.token()).not.toBe(pending)
    browser.setToken(pending)
    expect(await isSignedIn(browser)).toBe(false)
  })

  test('accepts a code once, also with spaces', async () => {
    const { browser, secret } = await waiting()
    const code = codeOf(secret)
    await finish(browser, `${code.slice(0, 3)} ${code.slice(3)}`)
    const second = openBrowser(server)
    await second.signIn(email)
    expect(refusalOf(await finish(second, code))).toContain('This code is incorrect')
  })

  test('refuses a two-minute-old code', async () => {
    const { browser, secret } = await waiting()
    expect(refusalOf(await finish(browser, codeOf(secret, -4)))).toContain('This code is incorrect')
    expect(await isSignedIn(browser)).toBe(false)
  })

  test.for(['𐀀𐀀𐀀', 'éééééé', '١٢٣٤٥٦', '12345\u200b', '      ', '-12345'])(
    'refuses %j, which is not six ASCII digits, as a wrong code',
    async (code) => {
      const { browser, owner } = await waiting()
      expect(refusalOf(await finish(browser, code))).toContain('This code is incorrect')
      expect(refusalOf(await owner.call('removeAuthenticatorApp', { body: { Code: code } }))).toContain('incorrect')
    },
  )

  test('accepts the full-width digits of Asian keyboards', async () => {
    const { browser, secret } = await waiting()
    await finish(
      browser,
      codeOf(secret).replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    )
    expect(await isSignedIn(browser)).toBe(true)
  })

  test('accepts each recovery code once in any spelling, and mails a notice', async () => {
    const { browser, codes } = await waiting()
    expect(codes).toHaveLength(10)
    await finish(browser, codes[0]!.toUpperCase().replaceAll('-', ' '))
    expect(await isSignedIn(browser)).toBe(true)
    expect(readable((await server.mails()).at(-1))).toContain('Codes left: 9')
    const second = openBrowser(server)
    await second.signIn(email)
    expect(refusalOf(await finish(second, codes[0]!))).toContain('This code is incorrect')
  })

  test('refuses even the right code after ten wrong ones', async () => {
    const { browser, secret } = await waiting()
    for (let tries = 0; tries < 10; tries++) await finish(browser, '000000')
    expect((await finish(browser, codeOf(secret))).status).toBe(429)
  })

  test('ends after 15 minutes', async () => {
    const { browser, secret } = await waiting()
    await server.database.sql("update sessions set expires_at = now() - interval '1 second' where pending is not null")
    expect((await finish(browser, codeOf(secret))).status).toBe(401)
  })
})

describe('adding an app', () => {
  test('requires a correct code, ends other sessions and mails a notice', async () => {
    const [desk, other] = [openBrowser(server), openBrowser(server)]
    await desk.signIn(email)
    await other.signIn(email)
    const started = await desk.call('startAuthenticatorApp')
    const { Uri } = started.body.Payload as { Uri: string }
    expect(Uri).toMatch(/^otpauth:\/\/totp\/.*manager%40member\.example\?.*secret=[A-Z2-7]{32}/)
    for (const Code of ['000000', '𐀀𐀀𐀀'])
      expect(refusalOf(await desk.call('confirmAuthenticatorApp', { body: { Code } }))).toContain('incorrect')
    expect(await isSignedIn(other)).toBe(true)
    await addApp(desk)
    expect(await isSignedIn(desk)).toBe(true)
    expect(await isSignedIn(other)).toBe(false)
    expect(readable((await server.mails()).at(-1))).toContain('An authenticator app was added')
  })

  test('requires a sign-in within the last 15 minutes', async () => {
    const desk = openBrowser(server)
    await desk.signIn(email)
    await server.database.sql("update sessions set created_at = now() - interval '16 minutes'")
    expect(refusalOf(await desk.call('startAuthenticatorApp'))).toContain('Sign in again')
    const { MayChange } = (await desk.call('getAccountSecurity')).body.Payload as AccountSecurity
    expect(MayChange).toBe(false)
  })

  test('can be undone with a code, unless the role requires it', async () => {
    const { owner, secret } = await waiting()
    const removed = await owner.call('removeAuthenticatorApp', { body: { Code: codeOf(secret) } })
    expect(refusalOf(removed)).toBe('')
    const { HasAuthenticatorApp, RecoveryCodesLeft } = (await owner.call('getAccountSecurity')).body
      .Payload as AccountSecurity
    expect([HasAuthenticatorApp, RecoveryCodesLeft]).toEqual([false, 0])
  })

  test('replaces old recovery codes with new ones', async () => {
    const { owner, browser, codes } = await waiting()
    const { body } = await owner.call('makeRecoveryCodes')
    const made = body.Payload as string[]
    expect(refusalOf(await finish(browser, codes[0]!))).toContain('incorrect')
    await finish(browser, made[0]!)
    expect(await isSignedIn(browser)).toBe(true)
  })
})

describe('a group that requires a second step', () => {
  test('must set up an app before any other call', async () => {
    const browser = openBrowser(server)
    const { body } = await browser.signIn(staff)
    expect(body['second_step']).toBe('set up')
    expect(await isSignedIn(browser)).toBe(false)
    const { signedIn, secret } = await addApp(browser)
    browser.setToken(signedIn?.access_token)
    expect(await isSignedIn(browser)).toBe(true)
    const removed = await browser.call('removeAuthenticatorApp', { body: { Code: codeOf(secret) } })
    expect(refusalOf(removed)).toContain('Your role requires a second step')
  })

  test('does not change other groups', async () => {
    const { body } = await openBrowser(server).signIn(email)
    expect(body).not.toHaveProperty('second_step')
  })
})

test('an administrator resets the second step of a user', async () => {
  const { owner, browser } = await waiting()
  const admin = openBrowser(server)
  await admin.signIn('admin@member.example')
  const [user] = await server.database.sql<{ rec_id: number }>('select rec_id from users where email = $1', [email])
  const answer = await admin.call('resetSecondFactor', { query: { UsersRecId: user?.rec_id } })
  expect(refusalOf(answer)).toBe('')
  expect(await isSignedIn(owner)).toBe(false)
  expect((await browser.signIn(email)).body).not.toHaveProperty('second_step')
  expect(readable((await server.mails()).at(-1))).toContain('An administrator removed the authenticator app')
})

test('stores no secret or recovery code in clear text', async () => {
  const { secret, codes } = await waiting()
  const rows = JSON.stringify(await server.database.sql('select * from authenticator_apps, recovery_codes'))
  for (const plain of [secret, ...codes]) expect(rows).not.toContain(plain)
})

vi.setConfig({ testTimeout: 60_000 })
