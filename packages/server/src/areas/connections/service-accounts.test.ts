import { contract, type Delivery, type DeliveryDetails, type ServiceAccount } from '@captive/api-client/contract'
import { sql } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { deliveryBody, deliveryOf } from '../../../test/deliveries.ts'
import { insertPolicies } from '../../../test/insert-claims.ts'
import { calls, requestsOf } from '../../../test/requests.ts'
import { absentIds } from '../../../test/tenant-ids.ts'
import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'
import { systemScope } from '../../database/scope.ts'
import { workOnJobs } from '../../jobs/work-on-jobs.ts'
import { applyLaterJob } from '../deliveries/index.ts'

let server: TestServer
let staff: Caller
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.as('staff.admin@demo.example')
  await insertPolicies(server.database.sql, 100, [
    { policy_id: 900_001, effective_date: '2026-01-01', expiration_date: '2027-01-01' },
  ])
})
afterAll(() => server.close())
beforeEach(() => server.database.sql('delete from tries'))

const list = async () => (await staff('getServiceAccounts')).body.Payload as ServiceAccount[]
const add = async (Name: string) =>
  (await staff('addServiceAccount', { body: { Name, Days: 30 } })).body.Payload as string
const september = () => deliveryBody('2026-09-30', [{ number: 'KC-1', paid: 10 }])
const bring = (caller: Caller) => caller('bringDelivery', { query: { Source: 'Keel Claims' }, body: september() })
const idOf = ({ body }: Awaited<ReturnType<Caller>>) => (body.Payload as DeliveryDetails).RecId
const actions = async (name: string) =>
  (
    await server.database.sql<{ action: string }>('select action from activity_log where user_email = $1 order by 1', [
      `Service account ${name}`,
    ])
  ).map(({ action }) => action)

test('a service account sends a delivery and reads its report', async () => {
  const keel = server.withToken(await add('Keel'))
  const brought = await bring(keel)
  expect(brought.body).toMatchObject({ Payload: { State: 'waiting', BroughtBy: 'Service account Keel', New: 1 } })
  const report = await keel('getDeliveryReport', { query: { RecId: idOf(brought) } })
  expect(report.body).toMatchObject({ Payload: { RecId: idOf(brought), Report: { rows: { new: 1 } } } })
  expect(await actions('Keel')).toEqual([
    'Uploaded the delivery losses.csv from Keel Claims',
    'Used a token: Report of a delivery',
    'Used a token: Upload a delivery',
  ])
})

test('applies a delivery with a proven mapping automatically', async () => {
  const caller = server.withToken(await add('Proven'))
  for (let count = 0; count < 3; count++)
    expect(await staff('applyDelivery', { body: { RecId: idOf(await bring(caller)), Accepted: [] } })).toMatchObject({
      body: { Payload: { State: 'applied' } },
    })
  expect((await bring(caller)).body).toMatchObject({ Payload: { State: 'applied', Unchanged: 1 } })
})

// PGlite has only one connection, so the other delivery would block the file.
test.runIf(process.env['TEST_DATABASE_URL'])('applies a delivery once another one is applied', async () => {
  const keel = server.withToken(await add('Later'))
  const brought = await server.database.transaction(systemScope, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7261006)`) // as while a delivery is applied
    return bring(keel)
  })
  expect(brought.body).toMatchObject({ Payload: { State: 'waiting' } })
  const { dependencies, log } = server.app
  const stop = await workOnJobs([applyLaterJob()], { dependencies, log, patience: 5_000 })
  const report = async () => (await keel('getDeliveryReport', { query: { RecId: idOf(brought) } })).body.Payload
  await vi.waitFor(async () => expect(await report()).toMatchObject({ State: 'applied' }), 20_000)
  await stop()
})

test('applies the files of a zip before a refused one', async () => {
  const keel = server.withToken(await add('Zipped'))
  const losses = deliveryOf('2026-09-30', [{ number: 'KC-1', paid: 11 }])
  const zip = zipSync({ 'a.csv': strToU8(losses), 'b.exe': strToU8('MZ') })
  const body = Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="both.zip"\r\n\r\n'),
    zip,
    Buffer.from('\r\n--b--\r\n'),
  ])
  expect((await keel('bringDelivery', { query: { Source: 'Keel Claims' }, body })).status).toBe(415)
  const [newest] = (await staff('getDeliveries')).body.Payload as Delivery[]
  expect(newest).toMatchObject({ FileName: 'a.csv', State: 'applied' })
})

test('answers 404 for deliveries of others', async () => {
  const brought = idOf(await bring(server.withToken(await add('One'))))
  const byStaff = idOf(await bring(staff))
  const other = server.withToken(await add('Other'))
  for (const RecId of [brought, byStaff, 990_990_010])
    expect((await other('getDeliveryReport', { query: { RecId } })).status).toBe(404)
})

const own = ['bringDelivery', 'getDeliveryReport']

test('answers 403 to every other call of the contract', async () => {
  const caller = server.withToken(await add('Curious'))
  for (const [name] of calls.filter(([one]) => !own.includes(one))) {
    await server.database.sql('delete from tries')
    const { status } = await caller(name, requestsOf(name, absentIds)[0])
    expect({ name, status }).toEqual({ name, status: 403 })
  }
  expect(await actions('Curious')).toContain(`Used a token that does not allow this call: ${contract.logOut.title}`)
})

test('refuses revoked, expired and unknown tokens with 401', async () => {
  const [revoked, expired] = [await add('Revoked'), await add('Expired')]
  const account = (await list()).find(({ Name }) => Name === 'Revoked')
  await staff('revokeServiceAccount', { body: { RecId: account?.RecId } })
  await server.database.sql(`update service_accounts set expires_at = now() where name = 'Expired'`)
  for (const token of [revoked, expired, 'service_unknown'])
    expect((await bring(server.withToken(token))).status).toBe(401)
  expect((await list()).find(({ Name }) => Name === 'Revoked')).toMatchObject({
    RevokedBy: 'staff.admin@demo.example',
  })
})

test('shows when a token was used, and never the token', async () => {
  const token = await add('Shown')
  const shown = async () => (await list()).find(({ Name }) => Name === 'Shown')
  expect((await shown())?.LastUsedAt).toBeNull()
  await bring(server.withToken(token))
  expect((await shown())?.LastUsedAt).not.toBeNull()
  const rows = await server.database.sql('select * from service_accounts')
  expect(JSON.stringify([rows, await list()])).not.toContain(token.slice(8))
  expect(server.log()).not.toContain(token)
})

test('limits how often a token is used', async () => {
  const caller = server.withToken(await add('Busy'))
  await bring(caller)
  await server.database.sql(`update tries set count = 600 where key like 'service:%'`)
  expect((await bring(caller)).status).toBe(429)
})
