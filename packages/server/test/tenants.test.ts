import { contract, type Contract, type Endpoint } from '@captive/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startTestServer, type Caller, type TestServer } from './test-server.ts'

/** 100 belongs to the member and is served by the broker; 110 and 200 … are other companies; 999999 does not exist. */
const own = 100
const absent = 999_999

let server: TestServer
let member: Caller, xmember: Caller, broker: Caller, staff: Caller
let foreign: number
beforeAll(async () => {
  server = await startTestServer()
  ;[member, xmember, broker, staff] = (await Promise.all(
    ['admin@member.example', 'admin@xmember.example', 'admin@broker.example', 'staff.admin@demo.example'].map(
      server.as,
    ),
  )) as [Caller, Caller, Caller, Caller]
  const [row] = await server.database.sql<{ client_id: number }>(
    "select client_id from clients where client_type = 'Policyholder' and client_id <> 100 and broker_client_id is distinct from 103 and exists (select from policies p where p.client_id = clients.client_id) limit 1",
  )
  foreign = row!.client_id
})
afterAll(() => server.close())

const companyCalls = Object.entries<Endpoint>(contract).filter(
  ([, { scope, query, body, responseEncoding }]) =>
    typeof scope === 'object' &&
    body === undefined &&
    responseEncoding !== 'file' &&
    Object.keys((query as unknown as { properties: object }).properties).length === 1,
) as [keyof Contract, Endpoint][]

const about = (caller: Caller, [name, { scope }]: [keyof Contract, Endpoint], clientId: number) =>
  caller(name, { query: { [(scope as { company: string }).company]: clientId } })

describe.each(companyCalls)('%s', (...call) => {
  test('answers a member about another company as about one that does not exist', async () => {
    for (const caller of [member, xmember, broker]) {
      const [one, none] = [await about(caller, call, foreign), await about(caller, call, absent)]
      expect(one.status).toBe(200)
      expect(one.body).toEqual(none.body)
      expect(one.body.Payload ?? null).toSatisfy(
        (payload) => payload === null || (Array.isArray(payload) && payload.length === 0),
      )
    }
  })
})

test('[SES-016] a member sees its own company, its policies and its address', async () => {
  expect((await member('getClients')).body.Payload).toEqual([expect.objectContaining({ ClientId: own })])
  expect((await member('getPoliciesByClient', { query: { clientId: own } })).body.Payload).not.toEqual([])
  expect((await member('getClientAddress', { query: { ClientId: own } })).body.Payload).toMatchObject({
    State: expect.stringMatching(/^[A-Z]{2}$/),
  })
})

test('[SES-018] [SEL-012] a broker sees the companies it serves, itself, and no others', async () => {
  const seen = (await broker('getClients')).body.Payload as { ClientId: number; BrokerClientId: number | null }[]
  expect(seen.length).toBeGreaterThan(5)
  for (const { ClientId, BrokerClientId } of seen) expect([ClientId, BrokerClientId]).toContain(103)
  const [all] = await server.database.sql<{ count: number }>(
    'select count(*)::integer from clients where broker_client_id = 103 or client_id = 103',
  )
  expect(seen.length).toBe(all!.count)
  expect((await broker('getPoliciesByClient', { query: { clientId: own } })).body.Payload).not.toEqual([])
})

test('[SES-017] [SEL-013] staff see every company', async () => {
  const [all] = await server.database.sql<{ count: number }>('select count(*)::integer from clients')
  expect((await staff('getClients')).body.Payload).toHaveLength(all!.count)
  expect((await staff('getPoliciesByClient', { query: { clientId: foreign } })).body.Payload).not.toEqual([])
})

test.each(['getClientAddresses', 'getClientsChangeHistory'] as const)(
  '%s shows no company that getClients does not',
  async (name) => {
    for (const caller of [member, xmember, broker, staff]) {
      const visible = ((await caller('getClients')).body.Payload as { ClientId: number }[]).map(
        ({ ClientId }) => ClientId,
      )
      const named = ((await caller(name)).body.Payload as { ClientId: number }[]).map(({ ClientId }) => ClientId)
      expect(named.length).toBeGreaterThan(0)
      expect(visible).toEqual(expect.arrayContaining([...new Set(named)]))
    }
  },
)

test('a user of another company is answered like one that does not exist', async () => {
  const byEmail = async (caller: Caller, email: string) => (await caller('getUserByEmail', { query: { email } })).body
  expect(await byEmail(member, 'admin@xmember.example')).toEqual({ Payload: null })
  expect(await byEmail(member, 'nobody@nowhere.example')).toEqual({ Payload: null })
  expect((await byEmail(member, 'manager@member.example')).Payload).toMatchObject({ Email: 'manager@member.example' })
  expect((await byEmail(broker, 'admin@member.example')).Payload).toMatchObject({ ClientId: own })
  expect((await byEmail(staff, 'admin@xmember.example')).Payload).toMatchObject({ ClientId: 101 })
})

test('[SES-004] role groups of users of other companies do not show', async () => {
  const { Payload } = (await staff('getUserByEmail', { query: { email: 'admin@xmember.example' } })).body as {
    Payload: { RecId: number }
  }
  expect((await member('getUserRoleGroup', { query: { UsersRecId: Payload.RecId } })).body.Payload).toEqual([])
  expect((await staff('getUserRoleGroup', { query: { UsersRecId: Payload.RecId } })).body.Payload).toHaveLength(1)
  const seen = (await member('getUserRoleGroups')).body.Payload as { UsersRecId: number }[]
  const ownUsers = await server.database.sql<{ rec_id: number }>('select rec_id from users where client_id = 100')
  for (const { UsersRecId } of seen) expect(ownUsers.map(({ rec_id }) => rec_id)).toContain(UsersRecId)
})
