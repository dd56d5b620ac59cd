import type { RecordKindName } from '@captive/delivery'
import { utils, write } from '@e965/xlsx'
import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { examples, member, type Example, type Facts } from '../../../test/record-examples.ts'
import { recordImports } from '../../../test/record-imports.ts'
import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'
import { bindings } from '../../areas/deliveries/records/bindings.ts'

let server: TestServer
let staff: Caller
let facts: Facts
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.as('staff.admin@demo.example')
  const one = async (query: string) => String(Object.values((await server.database.sql(query))[0] ?? {})[0])
  facts = {
    policyNumber: await one(
      `select policy_number from policies where client_id = ${member} and lob = 'Commercial Auto' order by effective_date desc limit 1`,
    ),
    claimNumber: await one(`select claim_number from claims where client_id = ${member} order by rec_id limit 1`),
    brokerCode: await one('select client_code from clients where client_id = 103'),
    learner: await one(`select name from learners where client_id = ${member} and has_login order by rec_id limit 1`),
  }
})
afterAll(() => server.close())

const rowsOf = (kind: RecordKindName) =>
  server.database.sql(`select to_jsonb(t) from ${getTableName(bindings[kind].table)} t order by to_jsonb(t)::text`)
const shown = async ({ call, query }: Example) => {
  const { status, body } = await staff(call, query ? { query } : {})
  expect(status, JSON.stringify(body)).toBe(200)
  return [body.Payload].flat(3)
}

describe.each(Object.keys(examples) as (keyof typeof examples)[])('a delivery of %s', (kind) => {
  test('imports a filled template, is idempotent, and can be taken back', async () => {
    const example = examples[kind](facts)
    const { bring, takeBack } = recordImports(server)
    const before = await rowsOf(kind)
    const shownBefore = await shown(example)
    const first = await bring(kind, [example.row])
    expect([first.rows.refused, first.isDone]).toEqual([[], true])
    const { new: added, changed } = first.rows
    expect(added + changed).toBe(1)
    const after = await rowsOf(kind)
    expect(after).not.toEqual(before)
    const shownAfter = await shown(example)
    expect(shownAfter).not.toEqual(shownBefore)
    expect(shownAfter).toContainEqual(expect.objectContaining(example.shows))
    const again = await bring(kind, [example.row])
    expect(again.rows).toMatchObject({ new: 0, changed: 0, unchanged: 1 })
    expect(await rowsOf(kind)).toEqual(after)
    await takeBack(again.id)
    await takeBack(first.id)
    expect(await rowsOf(kind)).toEqual(before)
    expect(await shown(example)).toEqual(shownBefore)
  })
})

describe('vehicles of several months', () => {
  const months = ['2026-07-31', '2026-08-31', '2026-09-30'] as const
  const [july, august, september] = months
  /** The values in the schedule of each month. */
  const worth = { [july]: 150_000, [august]: 140_000, [september]: 150_000 }
  const orders = [
    [july, august, september],
    [july, september, august],
    [august, july, september],
    [august, september, july],
    [september, july, august],
    [september, august, july],
  ] as const

  test.each(orders)('delivered as of %s, %s and %s end with the newest values', async (...order) => {
    const { bringFile, takeBack } = recordImports(server)
    const { row } = examples.vehicles(facts)
    const ids: number[] = []
    for (const asOf of order) {
      const cells = { ...row, 'Cost New': worth[asOf] }
      const lines = [Object.keys(cells), Object.values(cells)].map((line) => line.join(','))
      const { id, rows } = await bringFile('vehicles', lines.join('\r\n'), { name: `Vehicles ${asOf}.csv` })
      ids.push(id)
      const newest = order.slice(0, order.indexOf(asOf)).toSorted().at(-1) ?? asOf
      const isRefused = newest > asOf && worth[newest] !== worth[asOf]
      expect(rows.refused.map((finding) => finding.class)).toEqual(isRefused ? ['older-valuation'] : [])
    }
    const [stored] = await server.database.sql(
      `select cost_new from vehicles where upper(vin) = upper('${row['VIN']}')`,
    )
    for (const id of ids.toReversed()) await takeBack(id)
    expect(Number(stored?.['cost_new'])).toBe(150_000)
  })
})

describe('an Excel export of the portal', () => {
  const rowsOfSheet = (rows: readonly unknown[][]) => {
    const workbook = utils.book_new(utils.aoa_to_sheet(rows as unknown[][], { cellDates: true, UTC: true }), 'Export')
    return new Uint8Array(write(workbook, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
  }
  const date = (day: unknown) => new Date(`${String(day)}T00:00:00Z`)

  test('of vehicles reads back unchanged', async () => {
    const { Payload } = (await staff('getVehicleSchedule', { query: { ClientId: member } })).body
    const vehicles = Payload as Record<string, unknown>[]
    const heads = Object.keys(vehicles[0] ?? {})
    const cells = vehicles.map((vehicle) =>
      heads.map((head) => (head.endsWith('Date') ? date(vehicle[head]) : vehicle[head])),
    )
    const { rows } = await recordImports(server).bringFile('vehicles', rowsOfSheet([heads, ...cells]))
    expect(rows).toEqual({ new: 0, changed: 0, unchanged: vehicles.length, refused: [], doubtful: [] })
  })

  test('of policies reads back unchanged', async () => {
    const { Payload } = (await staff('getPoliciesByClient', { query: { clientId: member } })).body
    const policies = Payload as Record<string, unknown>[]
    const heads = ['Policy Number', 'Status', 'Line', 'Effective', 'Expiration', 'Carrier', 'Document']
    const cells = policies.map((policy) => [
      ...[policy['PolicyNumber'], 'In force', policy['LOB'], date(policy['EffectiveDate'])],
      ...[date(policy['ExpirationDate']), policy['CarrierName'], 'Download'],
    ])
    const { rows } = await recordImports(server).bringFile('policies', rowsOfSheet([heads, ...cells]))
    expect(rows).toEqual({ new: 0, changed: 0, unchanged: policies.length, refused: [], doubtful: [] })
  })
})
