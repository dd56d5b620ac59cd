import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { demoPassword } from '../../demo/load-demo-data.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const signIn = (username: string, password = demoPassword, more = {}) =>
  server.nobody('logOn', { body: { username, password, grant_type: 'password', ...more } })

describe('signing in', () => {
  test('[AUT-006] exchanges email address and password for a bearer token', async () => {
    const { status, body } = await signIn('admin@member.example')
    expect(status).toBe(200)
    const token = expect.stringMatching(/^[\w-]{43}$/)
    expect(body).toEqual({ access_token: token, token_type: 'bearer', expires_in: 1800, device: token })
  })

  test('[AUT-006] ignores case and surrounding spaces of the address', async () => {
    expect((await signIn('  Admin@Member.EXAMPLE ')).status).toBe(200)
  })

  test('[AUT-006] accepts a JSON body too (AMB-021)', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/LogOn',
      payload: { username: 'admin@member.example', password: demoPassword, grant_type: 'password' },
    })
    expect(response.statusCode).toBe(200)
  })

  test('[AUT-008] gives the same answer for every kind of failed sign-in', async () => {
    const [inactive] = await server.database.sql<{ email: string }>(
      'select email from users where is_active = 0 limit 1',
    )
    const [withoutPassword] = await server.database.sql<{ email: string }>(
      'select email from users where is_active = 1 and rec_id not in (select users_rec_id from passwords) limit 1',
    )
    const answers = await Promise.all([
      signIn('admin@member.example', 'Wrong-password-1'),
      signIn('nobody@nowhere.example'),
      signIn(inactive!.email),
      signIn(withoutPassword!.email),
    ])
    for (const { status, body } of answers) {
      expect(status).toBe(401)
      expect(body).toEqual({ Error: { ErrorStatus: 401, ErrorMessage: 'Invalid Username or Password' } })
    }
  })

  test('stores only a hash of the token', async () => {
    const token = await server.token('admin@member.example')
    const rows = await server.database.sql('select * from sessions')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('locks an account after ten failures, even an unknown one', async () => {
    for (const email of ['manager@xmember.example', 'unknown@nowhere.example']) {
      for (let failure = 0; failure < 10; failure++) expect((await signIn(email, 'Wrong-password-1')).status).toBe(401)
      const { status, headers, body } = await signIn(email)
      expect(status).toBe(429)
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(body.Error?.ErrorMessage).toMatch(/^Too many attempts\. Please wait 15 minutes/)
    }
    await server.database.sql("update tries set window_ends_at = now() - interval '1 second'")
    expect((await signIn('manager@xmember.example')).status).toBe(200)
  })

  test('counts all spellings of an address as one account', async () => {
    await server.database.sql('delete from tries')
    const email = 'manager@xmember.example'
    const spellings = [`a <${email}>`, `b <${email}>`, `mailto:${email}?x=1`, `${email};`, email.toUpperCase()]
    for (const username of [...spellings, ...spellings])
      expect((await signIn(username, 'Wrong-password-1')).status).toBe(401)
    expect((await signIn(`c <${email}>`)).status).toBe(429)
    expect((await signIn(email)).status).toBe(429)
    await server.database.sql('delete from tries')
  })

  test('limits failures per network address; a success does not count', async () => {
    await server.database.sql('delete from tries')
    await signIn('admin@member.example')
    expect(await server.database.sql("select count from tries where key like 'signInAddress%'")).toEqual([{ count: 0 }])
    await server.database.sql("update tries set count = 100 where key like 'signInAddress%'")
    expect((await signIn('admin@member.example')).status).toBe(429)
    await server.database.sql('delete from tries')
  })
})

describe('a session', () => {
  test('[SES-002] checkAuth returns the email address, or null without a session', async () => {
    const caller = await server.as('admin@member.example')
    expect((await caller('checkAuth')).body.Payload).toMatchObject({
      email: 'admin@member.example',
      idleSecondsLeft: expect.any(Number),
    })
    expect((await server.nobody('checkAuth')).body).toEqual({ Payload: null })
  })

  test('[SES-019] signing out ends it and is idempotent', async () => {
    const caller = await server.as('admin@member.example')
    expect((await caller('logOut')).body.Error?.ErrorStatus).toBe(0)
    expect((await caller('getClients')).status).toBe(401)
    expect((await caller('checkAuth')).body.Payload).toBeNull()
    expect((await caller('logOut')).body.Error?.ErrorStatus).toBe(0)
  })

  test('ends after 30 idle minutes; each call restarts them', async () => {
    const caller = await server.as('employee@member.example')
    const age = (minutes: number) =>
      server.database.sql(`update sessions set used_at = now() - interval '${minutes} minutes'`)
    await age(29)
    expect((await caller('getPrograms')).status).toBe(200)
    expect((await caller('checkAuth')).body.Payload).toMatchObject({
      idleSecondsLeft: expect.toSatisfy((left) => left > 1700),
    })
    await age(31)
    expect((await caller('getPrograms')).status).toBe(401)
  })

  test('checkAuth extends it only with touch', async () => {
    const caller = await server.as('employee@member.example')
    await server.database.sql("update sessions set used_at = now() - interval '20 minutes'")
    const left = async (query?: object) =>
      ((await caller('checkAuth', query && { query })).body.Payload as { idleSecondsLeft: number }).idleSecondsLeft
    expect(await left()).toBeLessThanOrEqual(600)
    expect(await left({ touch: 'false' })).toBeLessThanOrEqual(600)
    expect(await left({ touch: 'true' })).toBeGreaterThan(1700)
  })

  test('ends after twelve hours, even when in use', async () => {
    const caller = await server.as('employee@member.example')
    await server.database.sql("update sessions set expires_at = now() - interval '1 second'")
    expect((await caller('getPrograms')).status).toBe(401)
  })

  test('a session that stays signed in lasts two weeks', async () => {
    const { body } = await signIn('employee@member.example', demoPassword, { keep_signed_in: 'true' })
    expect(body['expires_in']).toBe(14 * 86_400)
    const caller = server.withToken(String(body['access_token']))
    await server.database.sql("update sessions set used_at = now() - interval '13 days'")
    expect((await caller('getPrograms')).status).toBe(200)
  })

  test('ends when its user is deactivated', async () => {
    const caller = await server.as('employee@broker.example')
    await server.database.sql("update users set is_active = 0 where email = 'employee@broker.example'")
    expect((await caller('getPrograms')).status).toBe(401)
  })

  test('ends when its user gets another role', async () => {
    const caller = await server.as('manager@broker.example')
    const [user] = await server.database.sql<{ rec_id: number }>(
      "select rec_id from users where email = 'manager@broker.example'",
    )
    await server.database.sql('update user_role_groups set is_active = 0 where users_rec_id = $1', [user!.rec_id])
    await server.database.sql(
      'insert into user_role_groups (role_groups_rec_id, users_rec_id, is_active) values (53, $1, 1)',
      [user!.rec_id],
    )
    expect((await caller('getPrograms')).status).toBe(401)
    expect((await signIn('manager@broker.example')).status).toBe(200)
  })
})
