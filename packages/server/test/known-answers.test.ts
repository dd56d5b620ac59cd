import type { KnownAnswers } from '@captive/api-client/contract'
import { parseDefinitions } from '@captive/form-engine'
import { servedDefinitions } from '@captive/form-engine/catalogue'
import { claimForm } from '@captive/form-engine/claim'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { findInReports } from '../src/areas/claim-reporting/suggestions/known-answers.ts'
import { systemScope } from '../src/database/scope.ts'
import { claimBody, everybodyMayReport, memberCompany, online } from './claim-bodies.ts'
import { startTestServer, type Caller, type TestServer } from './test-server.ts'

let server: TestServer
let member: Caller, colleague: Caller, stranger: Caller
beforeAll(async () => {
  server = await startTestServer()
  await server.database.sql(everybodyMayReport)
  ;[member, colleague, stranger] = (await Promise.all(
    ['admin@member.example', 'employee@member.example', 'admin@xmember.example'].map(server.as),
  )) as [Caller, Caller, Caller]
  const { body } = await member('getPoliciesByClient', { query: { clientId: memberCompany } })
  const policies = body.Payload as { LOB: string; PolicyNumber: string }[]
  const policy = policies.find(({ LOB }) => LOB === 'Commercial Auto')!.PolicyNumber
  for (const change of [driven, driven]) {
    const answer = await member('fnolSubmit2', {
      query: online(),
      body: claimBody('auto-two-vehicles', policy, change),
    })
    expect(answer.body.Error?.ErrorMessage).toBeNull()
  }
})
afterAll(() => server.close())

const driven = {
  c201: 'QX-7731',
  c204: '2019',
  c205: 'Freightliner Cascadia',
  c207: '1FUJGLDR0KSBP8834',
  c232: 'no',
  c233: 'Zebulon',
  c234: 'Quarles',
  c235: '(313) 555-0142',
}
const find = async (caller: Caller, Kind: string, Search: string, ClientId = memberCompany) =>
  caller('findFNOLKnown', { query: { ClientId, ClaimType: 'Auto', Kind, Search } })
const found = async (...wanted: Parameters<typeof find>) => (await find(...wanted)).body.Payload as KnownAnswers[]

test('finds a reported vehicle by unit, make or VIN', async () => {
  for (const search of ['qx77', 'QX-7731', 'casc freight', '1fujgldr0ks', '2019 cascadia'])
    expect(await found(colleague, 'vehicle', search), search).toContainEqual({
      text: 'QX-7731, 2019 Freightliner Cascadia, 1FUJGLDR0KSBP8834',
      source: 'report',
      answers: expect.objectContaining({
        UnitOrPlate: 'QX-7731',
        VehicleYear: '2019',
        VehicleVin: '1FUJGLDR0KSBP8834',
      }),
    })
  expect(await found(colleague, 'vehicle', 'qx77')).toHaveLength(1)
  expect(await found(colleague, 'vehicle', 'qx 9999')).toEqual([])
})

test('finds a driver by name, without confidential answers', async () => {
  const drivers = await found(colleague, 'driver', 'quar zeb')
  expect(drivers).toEqual([{ text: 'Zebulon Quarles, (313) 555-0142', source: 'report', answers: expect.any(Object) }])
  expect(Object.keys(drivers[0]!.answers)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/Birth|License$/)]),
  )
})

test('suggests a vehicle kind for trucks and pickups only', async () => {
  const schedule = (await member('getVehicleSchedule', { query: { ClientId: memberCompany } })).body.Payload as {
    VIN: string
    Type: string
  }[]
  const kinds: Record<string, string | undefined> = {}
  for (const { VIN, Type } of schedule)
    kinds[Type] ??= (await found(member, 'vehicle', VIN))[0]!.answers['VehicleKind'] ?? 'not said'
  expect(kinds).toEqual({
    Tractor: 'not said',
    Trailer: 'not said',
    'Straight Truck': 'straight-truck',
    Pickup: 'pickup',
  })
})

test('finds scheduled vehicles with permission to see the schedule', async () => {
  const schedule = (await member('getVehicleSchedule', { query: { ClientId: memberCompany } })).body.Payload as {
    VIN: string
  }[]
  const { VIN } = schedule[0]!
  expect(await found(member, 'vehicle', VIN)).toEqual([
    { text: expect.stringContaining(VIN), source: 'schedule', answers: expect.objectContaining({ VehicleVin: VIN }) },
  ])
  await server.database.sql(`update object_access set is_active = 0
    where objects_rec_id = (select rec_id from objects where code = '002-003-006')`)
  const without = await server.as('admin@member.example')
  expect(await found(without, 'vehicle', VIN)).toEqual([])
})

test('finds nothing of another company', async () => {
  const { body } = await find(stranger, 'vehicle', 'qx77')
  expect(body.Payload ?? []).toEqual([])
  expect(await found(stranger, 'vehicle', 'qx77', 101)).toEqual([])
})

test('the query filters by scope without row-level security', async () => {
  const form = claimForm(parseDefinitions(servedDefinitions), 'Auto')
  const wanted = { clientId: memberCompany, claimType: 'Auto', form, kind: 'vehicle', search: 'qx77' } as const
  const foundBy = (companyId: number) =>
    server.database.transaction(systemScope, (tx) => findInReports(tx, { kind: 'own', userId: 1, companyId }, wanted))
  expect(await foundBy(memberCompany)).toHaveLength(1)
  expect(await foundBy(101)).toEqual([])
})
