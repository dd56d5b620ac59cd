import type { DeliveryDetails, DeliverySource } from '@captive/api-client/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import type { DeliveredClaim } from '../../../test/deliveries.ts'
import { Source, startDeliveryServer, type DeliveryServer } from '../../../test/delivery-server.ts'

let server: DeliveryServer
beforeAll(async () => {
  server = await startDeliveryServer()
})
afterAll(() => server.close())
beforeEach(() => server.startOver())
afterEach(() => vi.useRealTimers())

const one = [{ number: 'KC-1', paid: 10 }]

async function bring(asOf: string, claims: readonly DeliveredClaim[] = one, heads: string[] = []): Promise<number> {
  return (await server.bring(asOf, claims, heads)).RecId
}

async function apply(...delivery: Parameters<typeof bring>): Promise<number> {
  const RecId = await bring(...delivery)
  expect((await server.apply({ RecId })).Error).toEqual({ ErrorStatus: 0, ErrorMessage: null })
  return RecId
}

const setSourceInterval = (name: string, Rhythm: string | null) =>
  server.staff('setDeliveryRhythm', { body: { Source: name, Rhythm } })

/** The source as staff see it on a date. */
async function sourceOn(today: string): Promise<DeliverySource | undefined> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00Z`) })
  const { body } = await server.staff('getDeliverySources')
  vi.useRealTimers()
  const [source] = body.Payload as DeliverySource[]
  return source
}

test('a source has no rhythm before its second delivery', async () => {
  expect(await sourceOn('2026-10-01')).toBeUndefined()
  const RecId = await apply('2026-08-31')
  expect(await sourceOn('2027-10-01')).toMatchObject({
    ...{ Source, AsOf: '2026-08-31', Rhythm: null, IsProposed: true, NextDue: null, IsLate: false, Waiting: 0 },
    Last: { RecId, FileName: 'losses.csv', Refused: 0, UnmatchedNames: [] },
  })
})

test('a monthly source is late ten days after the next month', async () => {
  await apply('2026-08-31')
  await apply('2026-09-30')
  expect(await sourceOn('2026-11-10')).toMatchObject({ Rhythm: 'monthly', NextDue: '2026-10-31', IsLate: false })
  expect(await sourceOn('2026-11-11')).toMatchObject({ NextDue: '2026-10-31', IsLate: true })
})

test('a mapping of an older version stays the same mapping', async () => {
  await apply('2026-08-31')
  const older = { company: 'from the title', policy: 'from the row', line: 'auto', encoding: 'utf-8', separator: ';' }
  await server.database.sql('update delivery_sources set mapping = mapping || $1::jsonb', [
    JSON.stringify({ ...older, derived: { TotalIncurred: 'Paid + Reserve' } }),
  ])
  expect((await server.staff('getDeliverySources')).body.Payload).toMatchObject([{ Source }])
  await apply('2026-09-30')
  const [kept] = await server.database.sql('select mapping_version, applied_count from delivery_sources')
  expect(kept).toEqual({ mapping_version: 1, applied_count: 2 })
})

test('a delivery that needs a decision is not late', async () => {
  await apply('2026-08-31')
  await apply('2026-09-30')
  const waiting = await bring('2026-10-31')
  expect(await sourceOn('2026-11-11')).toMatchObject({
    ...{ AsOf: '2026-09-30', NextDue: '2026-11-30', IsLate: false, Waiting: 1 },
    Last: { RecId: waiting },
  })
  await server.staff('discardDelivery', { body: { RecId: waiting } })
  expect(await sourceOn('2026-11-11')).toMatchObject({ NextDue: '2026-10-31', IsLate: true, Waiting: 0 })
})

test('ignores a delivery that was taken back', async () => {
  await apply('2026-08-31')
  const RecId = await apply('2026-09-30')
  await server.staff('takeBackDelivery', { body: { RecId } })
  expect(await sourceOn('2026-11-11')).toMatchObject({ AsOf: '2026-08-31', Rhythm: null, NextDue: null })
})

test('staff set the frequency and reset it to automatic', async () => {
  await apply('2026-08-31')
  await apply('2026-09-30')
  const due = { weekly: '2026-10-07', quarterly: '2026-12-31', yearly: '2027-09-30', irregular: null }
  for (const [Rhythm, NextDue] of Object.entries(due)) {
    expect((await setSourceInterval(Source, Rhythm)).body).toEqual({ Error: { ErrorStatus: 0, ErrorMessage: null } })
    expect(await sourceOn('2026-10-01')).toMatchObject({ Rhythm, NextDue, IsProposed: false })
  }
  await setSourceInterval(Source, null)
  expect(await sourceOn('2026-10-01')).toMatchObject({ Rhythm: 'monthly', IsProposed: true })
  const entries = await server.database.sql(
    "select action from activity_log where action like '%frequency of%' order by rec_id",
  )
  expect(entries[0]).toEqual({ action: 'Set the delivery frequency of Keel Claims to weekly' })
  expect(entries.at(-1)).toEqual({ action: 'Set the delivery frequency of Keel Claims to automatic' })
})

test('refuses a rhythm for an unknown source', async () => {
  const { body } = await setSourceInterval('Windrow', 'monthly')
  expect(body.Error?.ErrorMessage).toBe('This sender has not sent any deliveries.')
})

test('a source shows refused rows and unmatched names of its newest delivery', async () => {
  await apply('2026-08-31')
  await bring('2026-09-30', [...one, { number: 'KC-2', policy: 'CA-7' }, { number: 'KC-3', policy: 'CA-7' }])
  expect((await sourceOn('2026-10-01'))?.Last).toMatchObject({
    Refused: 2,
    UnmatchedNames: ['The portal has no policy CA-7.'],
  })
})

test('a source lists its mapping versions and their deliveries', async () => {
  const first = await apply('2026-08-31')
  await apply('2026-09-30')
  const RecId = await bring('2026-10-31', one, ['Reported'])
  const { body } = await server.staff('getDelivery', { query: { RecId } })
  const { mapping } = (body.Payload as DeliveryDetails).Report
  const columns = { ...mapping?.columns, Reported: 'ReportedDate' }
  await server.staff('analyzeDelivery', { body: { RecId, Mapping: { ...mapping, columns } } })
  await server.staff('applyDelivery', { body: { RecId, Accepted: [] } })
  const { Versions } = (await sourceOn('2026-11-01'))!
  expect(Versions).toMatchObject([
    { Version: 2, RecId },
    { Version: 1, RecId: first },
  ])
  for (const { MadeAt } of Versions) expect(Date.now() - Date.parse(MadeAt)).toBeLessThan(600_000)
})

test('only staff administrators see sources and set rhythms', async () => {
  await apply('2026-08-31')
  for (const email of ['staff.employee@demo.example', 'admin@member.example']) {
    const caller = await server.as(email)
    expect((await caller('getDeliverySources')).status).toBe(403)
    expect((await caller('setDeliveryRhythm', { body: { Source, Rhythm: 'weekly' } })).status).toBe(403)
  }
})
