import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { memberCompany } from './claim-bodies.ts'
import { startTestServer, type Caller, type TestServer } from './test-server.ts'

let server: TestServer
let tokens: string[]
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  tokens = await Promise.all(['admin@member.example', 'admin@broker.example'].map(server.token))
})

const names = async (caller: Caller) =>
  ((await caller('getClients')).body.Payload as { ClientName: string }[]).map(({ ClientName }) => ClientName)

test('what was committed a moment ago is in the next answer, however often the same is asked', async () => {
  const caller = server.withToken(tokens[0]!)
  for (let round = 0; round < 30; round++) {
    await server.database.sql('update clients set client_name = $1 where client_id = $2', [
      `Round ${round}`,
      memberCompany,
    ])
    for (let again = 0; again < 3; again++) expect(await names(caller)).toEqual([`Round ${round}`])
  }
})

test('callers who ask the same at the same time get each their own answer', async () => {
  const [member, broker] = tokens.map(server.withToken) as [Caller, Caller]
  const [ofMember, ofBroker] = [await names(member), await names(broker)]
  expect(ofBroker.length).toBeGreaterThan(ofMember.length)
  for (let round = 0; round < 20; round++)
    expect(await Promise.all([member, broker, member, broker].map(names))).toEqual([
      ofMember,
      ofBroker,
      ofMember,
      ofBroker,
    ])
  expect((await server.nobody('getClients')).status).toBe(401)
})

test('an answer is no way around a permission that was taken away, or a session that was ended', async () => {
  const caller = server.withToken(tokens[0]!)
  const ask = async () => (await caller('getClaimsByClient', { query: { ClientID: memberCompany } })).status
  expect(await ask()).toBe(200)
  await server.database.sql('update object_access set is_active = 0')
  expect(await ask()).toBe(403)
  await server.database.sql('update object_access set is_active = 1')
  expect(await ask()).toBe(200)
  await server.database.sql('delete from sessions')
  expect(await ask()).toBe(401)
})

test('a session ends by the clock alone, with nothing written meanwhile', async () => {
  const caller = server.withToken(tokens[0]!)
  await server.database.sql("update sessions set expires_at = now() + interval '1500 milliseconds'")
  expect(await names(caller)).toHaveLength(1)
  await sleep(1600)
  expect((await caller('getClients')).status).toBe(401)
})

test('a call that was refused is judged anew', async () => {
  const caller = server.withToken(tokens[0]!)
  const ask = () => caller('getClientByClientId', { query: { ClientId: 'x' } })
  const first = await ask()
  expect(first.status).toBe(400)
  expect((await ask()).body).toEqual(first.body)
})
