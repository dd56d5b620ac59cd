import { afterAll, beforeAll, expect, test } from 'vitest'

import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'

/** The member is company 100 of program 1. It was never in program 4. */
const own = 1
const foreign = 4

let server: TestServer
let member: Caller, staff: Caller
beforeAll(async () => {
  server = await startTestServer()
  member = await server.as('admin@member.example')
  staff = await server.as('staff.admin@demo.example')
  for (const program of [own, foreign])
    await server.database.sql(
      `insert into membership_references (programs_rec_id, type, first_name, last_name, business_email, business_phone)
       values ($1, 'Member', 'Ada', 'Reference ' || $1::integer, 'ada@reference.example', '512-328-1000')`,
      [program],
    )
})
afterAll(() => server.close())

const members = async (caller: Caller, ProgramsRecId: number) =>
  (await caller('getClientsByProgram', { query: { ProgramsRecId } })).body.Payload as {
    ClientId: number
    ClientName: string
    ClientType: string
    ClientCode: string
    BrokerClientId: number | null
  }[]

test('[GOV-011] the directory shows only public data of other members', async () => {
  const seen = await members(member, own)
  const all = await server.database.sql<{ client_id: number }>(
    "select client_id from clients where programs_rec_id = $1 and client_type = 'Policyholder' order by client_name, client_id",
    [own],
  )
  expect(seen.map(({ ClientId }) => ClientId)).toEqual(all.map(({ client_id }) => client_id))
  expect(seen.length).toBeGreaterThan(3)
  for (const { ClientId, ClientCode, BrokerClientId } of seen)
    if (ClientId === 100) expect(ClientCode).not.toBe('')
    else expect([ClientCode, BrokerClientId]).toEqual(['', null])
  expect((await members(staff, own)).every(({ ClientCode }) => ClientCode !== '')).toBe(true)
})

test.each(['getClientsByProgram', 'getMembershipReferences', 'getOfficerAndCommiteeSlates'] as const)(
  '%s treats a program of other members like an unknown one',
  async (name) => {
    const about = (caller: Caller, ProgramsRecId: number) => caller(name, { query: { ProgramsRecId } })
    expect((await about(member, foreign)).body).toEqual({ Payload: [] })
    expect((await about(member, 999)).body).toEqual({ Payload: [] })
    expect((await about(staff, foreign)).body.Payload).not.toEqual(name === 'getOfficerAndCommiteeSlates' ? null : [])
  },
)

test('[GOV-013] lists the references of the member’s own program', async () => {
  const { body } = await member('getMembershipReferences', { query: { ProgramsRecId: own } })
  expect(body.Payload).toContainEqual({
    Type: 'Member',
    FirstName: 'Ada',
    LastName: 'Reference 1',
    BusinessEmail: 'ada@reference.example',
    BusinessPhone: '512-328-1000',
  })
})

test('[GOV-015] lists officers before committees', async () => {
  await server.database.sql(
    `insert into slates (programs_rec_id, membership_types_rec_id, client_id, company, first_name, last_name) values
     ($1, 6, 200, 'Others Inc.', 'Cy', 'Committee'), ($1, 1, 100, 'Cedar Ridge Freight Lines', 'Ches', 'Chair')`,
    [own],
  )
  const { Payload } = (await member('getOfficerAndCommiteeSlates', { query: { ProgramsRecId: own } })).body
  const rows = Payload as { Type: string; LastName: string }[]
  const placeOf = (name: string) => rows.findIndex(({ LastName }) => LastName === name)
  expect(rows[placeOf('Chair')]).toEqual({
    Type: 'Chair',
    ClientId: 100,
    Company: 'Cedar Ridge Freight Lines',
    FirstName: 'Ches',
    LastName: 'Chair',
  })
  expect(placeOf('Chair')).toBeLessThan(placeOf('Committee'))
})

test('[GOV-016] finds a kind of post by id, otherwise null', async () => {
  const types = (await member('getMembershipTypes')).body.Payload as { RecId: number; Name: string }[]
  expect(types[0]).toEqual({ RecId: 1, Name: 'Chair' })
  expect((await member('getMembershipType', { query: { RecId: 5 } })).body.Payload).toEqual(types[4])
  expect((await member('getMembershipType', { query: { RecId: 5_000 } })).body.Payload).toBeNull()
})
