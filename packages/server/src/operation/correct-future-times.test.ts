import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { systemScope } from '../database/scope.ts'
import { addToCount } from '../session/limits.ts'
import { correctFutureTimes } from './correct-future-times.ts'

const email = 'admin@member.example'
let server: TestServer
beforeAll(async () => void (server = await startTestServer({ SESSION_IDLE_MINUTES: '30', SESSION_HOURS: '12' })))
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of ['sessions', 'tries', 'password_tokens', 'known_devices', 'mailed_tokens'])
    await server.database.sql(`delete from ${table}`)
})

/** Shifts columns to the values they would have if the clock had been ahead by some hours when they were written. */
const writtenAhead = (table: string, hours: number, ...columns: string[]) =>
  server.database.sql(
    `update ${table} set ${columns.map((column) => `${column} = ${column} + interval '${hours} hours'`).join()}`,
  )

const secondsUntil = async (table: string, column: string) => {
  const [row] = await server.database.sql<{ seconds: number }>(
    `select max(extract(epoch from ${column} - now()))::float8 seconds from ${table}`,
  )
  return row!.seconds
}

interface SignedIn {
  idleSecondsLeft: number
  expiresAt: string
}

describe.each([2, 24])('after a clock that was %i hours ahead', (hours) => {
  test('a session keeps its idle time and lifetime', async () => {
    const token = await server.token(email)
    const caller = server.withToken(token)
    await writtenAhead('sessions', hours, 'created_at', 'used_at', 'expires_at')
    const { Payload } = (await caller('checkAuth', { query: {} })).body
    const session = Payload as SignedIn
    expect(session.idleSecondsLeft).toBeLessThanOrEqual(30 * 60)
    expect(session.idleSecondsLeft).toBeGreaterThan(29 * 60)
    expect(await secondsUntil('sessions', 'used_at'), 'the look alone puts it right').toBeLessThanOrEqual(0)

    await correctFutureTimes(server.database)
    expect(await secondsUntil('sessions', 'expires_at')).toBeLessThanOrEqual(12 * 3600)
    expect(await secondsUntil('sessions', 'expires_at')).toBeGreaterThan(12 * 3600 - 60)
    expect((await caller('getClients')).status).toBe(200)
  })

  test('an unused session ends after its idle time', async () => {
    const caller = await server.as(email)
    await writtenAhead('sessions', hours, 'created_at', 'used_at', 'expires_at')
    await correctFutureTimes(server.database)
    await server.database.sql("update sessions set used_at = used_at - interval '31 minutes'")
    expect((await caller('getClients')).status).toBe(401)
  })

  test('an earlier session keeps its lifetime', async () => {
    await server.token(email)
    await server.database.sql(
      "update sessions set created_at = now() - interval '2 hours', expires_at = now() + interval '10 hours'",
    )
    await writtenAhead('sessions', hours, 'used_at')
    await correctFutureTimes(server.database)
    expect(await secondsUntil('sessions', 'expires_at')).toBeGreaterThan(10 * 3600 - 60)
    expect(await secondsUntil('sessions', 'used_at')).toBeLessThanOrEqual(0)
  })

  test('a reset link is valid for an hour', async () => {
    await server.nobody('forgotPassword', { query: { email, origin: 'http://localhost:4000' } })
    await writtenAhead('password_tokens', hours, 'created_at', 'expires_at')
    await correctFutureTimes(server.database)
    expect(await secondsUntil('password_tokens', 'expires_at')).toBeLessThanOrEqual(3600)
    expect(await secondsUntil('password_tokens', 'expires_at')).toBeGreaterThan(3540)
  })

  test('known devices and mailed links keep their lifetime', async () => {
    await server.token(email)
    await server.database.sql(
      "insert into mailed_tokens (token_hash, expires_at) values ('x', now() + interval '7 days')",
    )
    for (const table of ['known_devices', 'mailed_tokens']) await writtenAhead(table, hours, 'expires_at')
    await correctFutureTimes(server.database)
    expect(await secondsUntil('known_devices', 'expires_at')).toBeLessThanOrEqual(90 * 86_400)
    expect(await secondsUntil('mailed_tokens', 'expires_at')).toBeLessThanOrEqual(7 * 86_400)
  })

  test('a limit lasts no longer than its window', async () => {
    const signIn = () =>
      server.nobody('logOn', { body: { username: email, password: 'Wrong-password-1', grant_type: 'password' } })
    for (let attempt = 0; attempt < 10; attempt++) await signIn()
    await writtenAhead('tries', hours, 'window_ends_at')
    const { status, headers } = await signIn()
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
    const count = () => server.database.transaction(systemScope, (tx) => addToCount(tx, 'x', 1, 60))
    await count()
    await writtenAhead('tries', hours, 'window_ends_at')
    expect(await count()).toEqual({ count: 2, wait: 60 })
  })
})
