import type { ServerResponse } from 'node:http'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { memberCompany } from '../../test/claim-bodies.ts'
import { startProvider, type Provider } from '../../test/start-provider.ts'
import { startTestServer, type Caller, type TestServer } from '../../test/test-server.ts'
import { systemScope } from '../database/scope.ts'

let provider: Provider
let server: TestServer
let member: Caller
let broker: Caller
beforeAll(async () => {
  provider = await startProvider()
  server = await startTestServer({
    GEOCODING_URL: provider.url,
    WEATHER_URL: provider.url,
    PROVIDER_TIMEOUT_SECONDS: '30',
  })
})
afterAll(async () => {
  await provider.close()
  await server.close()
})
beforeEach(async () => {
  member = await server.as('admin@member.example')
  broker = await server.as('admin@broker.example')
})

const names = async (caller: Caller) =>
  ((await caller('getClients')).body.Payload as { ClientName: string }[]).map(({ ClientName }) => ClientName)

/** Ages every session by some seconds without use. */
const age = (seconds: number) =>
  server.database.sql("update sessions set used_at = now() - $1 * interval '1 second'", [seconds])

/** The idle seconds of the session with the longest idle time. */
const longestUnused = async () => {
  const [row] = await server.database.sql<{ seconds: number }>(
    'select extract(epoch from now() - min(used_at))::float8 seconds from sessions',
  )
  return row!.seconds
}

test('gives concurrent callers their own answers', async () => {
  const [ofMember, ofBroker] = [await names(member), await names(broker)]
  expect(ofBroker.length).toBeGreaterThan(ofMember.length)
  const callers = Array.from({ length: 40 }, (_, turn) => (turn % 2 ? broker : member))
  const answers = await Promise.all(callers.map(names))
  expect(answers).toEqual(callers.map((caller) => (caller === broker ? ofBroker : ofMember)))
})

test('each read sees the latest commit, session and permissions', async () => {
  await server.database.sql("update clients set client_name = 'Renamed' where client_id = $1", [memberCompany])
  expect(await names(member)).toEqual(['Renamed'])
  await server.database.sql('update object_access set is_active = 0')
  expect((await member('getClaimsByClient', { query: { ClientID: memberCompany } })).status).toBe(403)
  await server.database.sql('update object_access set is_active = 1')
  await server.database.sql('delete from sessions')
  expect((await member('getClients')).status).toBe(401)
})

test('writes a session at most once a minute', async () => {
  await server.database.sql('delete from sessions')
  member = await server.as('admin@member.example')
  const entry = { body: { Origin: 'Contact Us', User: 'x', Content: 'x' } }
  await age(40)
  await Promise.all([member('getClients'), member('createEntry', entry)])
  expect(await longestUnused()).toBeGreaterThan(39)
  await age(80)
  await member('getClients')
  expect(await longestUnused()).toBeLessThan(40)
  await age(80)
  await member('createEntry', entry)
  expect(await longestUnused()).toBeLessThan(40)
})

test('a refused call extends its session too', async () => {
  await server.database.sql('delete from sessions')
  member = await server.as('admin@member.example')
  await age(80)
  expect((await member('getClientByClientId', { query: { ClientId: 'x' } })).status).toBe(400)
  expect(await longestUnused()).toBeLessThan(40)
})

test('answers a read although the idle time cannot be written', async () => {
  await server.database.sql('delete from sessions')
  member = await server.as('admin@member.example')
  await age(80)
  await server.database.sql(
    `create function refuse_session() returns trigger language plpgsql as $$ begin raise 'locked' using errcode = '55P03'; end $$`,
  )
  await server.database.sql(
    'create trigger refuse_session before update on sessions for each row execute function refuse_session()',
  )
  expect(await names(member)).not.toHaveLength(0)
  expect((await member('getClientByClientId', { query: { ClientId: 'x' } })).status).toBe(400)
  expect(server.log()).toContain('idle time not written')
  await server.database.sql('drop function refuse_session cascade')
  await names(member)
  expect(await longestUnused()).toBeLessThan(40)
})

test('holds no connection while it waits for a provider', async () => {
  const openResponses: ServerResponse[] = []
  provider.behave((_, response) => void openResponses.push(response))
  let answered = 0
  const waiting = Array.from({ length: 25 }, async () => {
    const { status } = await member('getWeather', { query: { clientId: memberCompany, zipcd: '74101' } })
    answered += 1
    return status
  })
  await vi.waitFor(() => expect(openResponses).not.toHaveLength(0), 20_000)
  expect(await names(broker)).not.toHaveLength(0)
  expect(answered).toBe(0)
  provider.behave((_, response) => void response.end('{}'))
  for (const response of openResponses) response.end('{}')
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]))
})

test('a read-only transaction refuses every write', async () => {
  const write = sql`insert into milestones (name, value) values ('x', 'x')`
  await expect(server.database.transaction(systemScope, (tx) => tx.execute(write), 'read only')).rejects.toMatchObject({
    cause: { code: '25006' },
  })
})
