import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { demoPassword } from '../../demo/load-demo-data.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

const origin = 'https://portal.example'
let server: TestServer
beforeAll(async () => void (server = await startTestServer({ PORTAL_ORIGIN: origin })))
afterAll(() => server.close())
beforeEach(() => server.database.sql('delete from tries'))

const forgot = (email: string, from = origin) => server.nobody('forgotPassword', { query: { email, origin: from } })
const reset = (Token: string, Password: string) => server.nobody('resetPassword', { query: { Token, Password } })
const signIn = (username: string, password: string) =>
  server.nobody('logOn', { body: { username, password, grant_type: 'password' } })

/** The token of the newest mailed link. */
async function mailedToken(): Promise<string> {
  const text = (await server.mails()).at(-1)?.replace(/=\r\n/g, '') ?? ''
  return /https:\/\/portal\.example\/reset\/([\w-]{43})/.exec(text)?.[1] ?? ''
}

describe('a forgotten password', () => {
  test('[AUT-012] mails the account a link to the portal', async () => {
    expect((await forgot('Admin@Prospect.example')).body.Error?.ErrorStatus).toBe(0)
    expect((await server.mails()).at(-1)).toContain('To: admin@prospect.example')
    expect(await mailedToken()).not.toBe('')
  })

  test('[AUT-012] answers an unknown address the same and mails nothing', async () => {
    const before = (await server.mails()).length
    const [known, unknown] = [await forgot('admin@prospect.example'), await forgot('nobody@nowhere.example')]
    expect(unknown.status).toBe(known.status)
    expect(unknown.body).toEqual(known.body)
    expect((await server.mails()).length).toBe(before + 1)
  })

  test('[AUT-012] refuses an origin that is not the portal’s', async () => {
    for (const email of ['admin@prospect.example', 'nobody@nowhere.example'])
      for (const from of ['https://evil.example', `${origin}.evil.example`, `${origin}/`, '']) {
        const { status, body } = await forgot(email, from)
        expect(status).toBe(400)
        expect(body.Error?.ErrorMessage).toContain('origin')
      }
    expect(JSON.stringify(await server.mails())).not.toContain('evil')
  })

  test('accepts values in the body too (AMB-034)', async () => {
    const payload = { email: 'admin@prospect.example', origin }
    expect((await server.app.inject({ method: 'POST', url: '/api/ForgotPassword', payload })).statusCode).toBe(200)
  })

  test('sends one address at most five links an hour', async () => {
    for (const email of ['admin@prospect.example', 'nobody@nowhere.example']) {
      for (let tries = 0; tries < 5; tries++) expect((await forgot(email)).status).toBe(200)
      expect((await forgot(email)).status).toBe(429)
    }
  })

  test('counts the links of all spellings of an address together', async () => {
    const email = 'admin@prospect.example'
    for (const name of ['a', 'b', 'c', 'd', 'e']) expect((await forgot(`${name} <${email}>`)).status).toBe(200)
    for (const spelling of [`f <${email}>`, `mailto:${email}`, email]) expect((await forgot(spelling)).status).toBe(429)
  })
})

describe('setting a password', () => {
  const email = 'manager@prospect.example'

  test('[AUT-022] sets the password once and ends all sessions', async () => {
    const caller = await server.as(email)
    await forgot(email)
    const token = await mailedToken()
    expect((await reset(token, 'A-new-Password-7')).body.Error).toEqual({ ErrorStatus: 0, ErrorMessage: null })
    expect((await caller('getPrograms')).status).toBe(401)
    expect((await signIn(email, demoPassword)).status).toBe(401)
    expect((await signIn(email, 'A-new-Password-7')).status).toBe(200)
    expect((await reset(token, 'Another-Password-8')).body.Error?.ErrorMessage).toMatch(/has expired/)
    expect((await signIn(email, 'A-new-Password-7')).status).toBe(200)
  })

  test('[AUT-022] using one link invalidates the account’s other links', async () => {
    await forgot(email)
    const first = await mailedToken()
    await forgot(email)
    await reset(await mailedToken(), 'A-third-Password-9')
    expect((await reset(first, 'A-fourth-Password-9')).body.Error?.ErrorStatus).not.toBe(0)
  })

  test('[AUT-022] a link expires after one hour', async () => {
    await forgot(email)
    const token = await mailedToken()
    await server.database.sql("update password_tokens set expires_at = now() - interval '1 second'")
    expect((await reset(token, 'A-fifth-Password-9')).body.Error?.ErrorStatus).not.toBe(0)
  })

  test('checks a link before a password is typed, without naming the account', async () => {
    const ask = async (Token: string) => (await server.nobody('isPasswordLinkGood', { query: { Token } })).body
    await forgot(email)
    const token = await mailedToken()
    expect([await ask(token), await ask(token)]).toEqual([{ Payload: true }, { Payload: true }])

    const no = { Payload: false }
    expect(await ask('any-token')).toEqual(no)
    await server.database.sql('update users set is_active = 0 where email = $1', [email])
    expect(await ask(token)).toEqual(no)
    await server.database.sql('update users set is_active = 1 where email = $1', [email])
    await server.database.sql("update password_tokens set expires_at = now() - interval '1 second'")
    expect(await ask(token)).toEqual(no)

    await forgot(email)
    const used = await mailedToken()
    await reset(used, 'Candle-of-moss-and-tin-5')
    expect(await ask(used)).toEqual(no)
  })

  test('limits link checks to sixty an hour per network address', async () => {
    const ask = () => server.nobody('isPasswordLinkGood', { query: { Token: 'guess' } })
    for (let tries = 0; tries < 60; tries++) expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
    expect((await reset('guess', 'Candle-of-moss-and-tin-5')).status).toBe(200)
  })

  test('mails a notice, and refuses passwords made of the user’s names', async () => {
    await server.database.sql(
      "update users set first_name = 'Zebulonia', last_name = 'Quillfeather' where email = $1",
      [email],
    )
    await forgot(email)
    const token = await mailedToken()
    const before = (await server.mails()).length
    expect((await reset(token, 'zebulonia-quillfeather')).body.Error?.ErrorMessage).toMatch(/too common/)
    expect((await reset('any-token', 'zebulonia-quillfeather')).body.Error?.ErrorMessage).toMatch(/has expired/)
    expect((await reset(token, 'Lantern-of-oak-and-rain-4')).body.Error?.ErrorStatus).toBe(0)
    const newMails = (await server.mails()).slice(before)
    expect(newMails).toHaveLength(1)
    expect(newMails[0]).toContain(`To: ${email}`)
    expect(newMails[0]).toContain('Subject: Your password was changed')
  })

  test.each([
    'short-one-1',
    '123456789012',
    'Password1234',
    'abcabcabcabcabc',
    'passwordpassword',
    'qwertyuiop1234',
    'insurance12345',
    'Summer2026!!',
    'memberportal2026!', // strong except that it contains the name of the portal
    'xK9!vTq2#Lm', // strong except that it is too short
    'a'.repeat(1_000), // only the beginning is checked for strength
  ])('[AUT-021] "%s" is refused with the reason', async (password) => {
    await forgot(email)
    const { body } = await reset(await mailedToken(), password)
    expect(body.Error?.ErrorStatus).not.toBe(0)
    expect(body.Error?.ErrorMessage).toMatch(/12 characters|too common/)
  })

  test('checks no password for an invalid link', async () => {
    await forgot(email)
    const used = await mailedToken()
    await reset(used, 'Candle-of-moss-and-tin-5')
    for (const token of ['any-token', used])
      for (const password of ['short', 'Password1234', 'x'.repeat(1_000)])
        expect((await reset(token, password)).body.Error?.ErrorMessage).toMatch(/has expired/)
  })

  test('stores and logs neither token nor password in clear', async () => {
    await forgot(email)
    const token = await mailedToken()
    await reset(token, 'Secret-as-can-be-3')
    const tables = ['passwords', 'password_tokens', 'outbox', 'users']
    const rows = []
    for (const table of tables) rows.push(await server.database.sql(`select * from ${table}`))
    for (const text of [JSON.stringify(rows), server.log()]) {
      expect(text).not.toContain(token)
      expect(text).not.toContain('Secret-as-can-be-3')
    }
  })
})
