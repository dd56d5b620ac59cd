import type { Contract } from '@captive/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let member: Caller, staff: Caller
/** A member of the same program as company 100, and a member of another program. */
let peer: number, stranger: number
beforeAll(async () => {
  server = await startTestServer()
  member = await server.as('admin@member.example')
  staff = await server.as('staff.admin@demo.example')
  const company = async (condition: string) =>
    (
      await server.database.sql<{ client_id: number }>(
        `select client_id from clients where client_type = 'Policyholder' and client_id > 200 and ${condition} limit 1`,
      )
    )[0]!.client_id
  peer = await company('programs_rec_id = 1')
  stranger = await company('programs_rec_id = 4')
  const tables = ['telematics_months', 'loss_controls', 'content_views', 'courses', 'learners', 'telematics_providers']
  for (const table of tables) await server.database.sql(`delete from ${table}`)
})
afterAll(() => server.close())

/** The response of a call about a company or a program: for its member, and for staff, whose scope is all companies. */
async function about(name: keyof Contract, id = 100, parameter = 'ClientId') {
  const query = { [parameter]: id }
  const { Payload } = (await staff(name, { query })).body
  expect((await member(name, { query })).body.Payload).toEqual(Payload)
  return Payload
}

const month = (monthsAgo: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1))
}
const toYearMonth = (date: Date) => date.toISOString().slice(0, 7).replace('-', '')

const sped = (clientId: number, ratio: number, hours: number, monthsAgo = 0) =>
  server.database.sql('insert into telematics_months values ($1, $2, 7, $3, 0, 0, 0, $4)', [
    clientId,
    toYearMonth(month(monthsAgo)),
    Math.round(ratio * hours * 3600),
    hours,
  ])

test('[TEL-004] returns data of companies in scope only', async () => {
  await sped(100, 0.01, 50)
  await sped(peer, 0.02, 40)
  await sped(stranger, 0.03, 30)
  await sped(100, 0.01, 20, 23)
  await sped(100, 0.01, 10, 24)
  const ask = async (caller: Caller, query: object) =>
    (await caller('getSpeedingMonthlySummaries', { query })).body.Payload as {
      ClientId: number
      TotalMovingTime_Hr: number
    }[]
  const rows = await ask(member, { clientIds: [100, peer, stranger] })
  expect(rows.map(({ ClientId, TotalMovingTime_Hr }) => [ClientId, TotalMovingTime_Hr])).toEqual([
    [100, 50],
    [100, 20],
  ])
  expect(await ask(member, { clientIds: [peer] })).toEqual([])
  const asStaff = await ask(staff, { clientIds: [peer, stranger] })
  expect(new Set(asStaff.map(({ ClientId }) => ClientId))).toEqual(new Set([peer, stranger]))
  expect(await ask(member, { clientId: 100 })).toHaveLength(2)
  expect(await ask(member, {})).toEqual([])
})

test('[TEL-002] ranks speeding among five or more members, without their data', async () => {
  await server.database.sql('delete from telematics_months')
  const inProgram = async (type: string) =>
    (
      await server.database.sql<{ id: number }>(
        'select client_id id from clients where client_type = $1 and programs_rec_id = 1 and client_id <> 100 limit 4',
        [type],
      )
    ).map(({ id }) => id)
  const [first, second, third, fourth] = (await inProgram('Policyholder')) as [number, number, number, number]
  const [former] = (await inProgram('XPolicyholder')) as [number]
  const ranks = async (caller = member, clientId = 100) =>
    (await caller('getSpeedingRanks', { query: { clientId } })).body.Payload
  await sped(100, 0.02, 50)
  await sped(first, 0.03, 1000)
  await sped(second, 0.01, 900)
  await sped(third, 0.02, 70)
  await sped(stranger, 0.001, 70)
  await sped(former, 0.001, 70)
  await sped(fourth, 0, 0)
  expect(await ranks(), 'four moved').toEqual([])
  await sped(fourth, 0.5, 5, 1)
  await sped(100, 0.02, 50, 1)
  for (const id of [100, first, second, third, fourth]) await sped(id, 0.02, 50, 12)
  await server.database.sql('update telematics_months set total_moving_time_hr = 5 where client_id = $1', [fourth])
  const YearMonth = toYearMonth(month(0))
  // The fourth never sped and ranks first; 100 and the third share a rank.
  expect(await ranks()).toEqual([{ YearMonth, Rank: 3, Members: 5 }])
  expect(await ranks(staff, third)).toEqual([{ YearMonth, Rank: 3, Members: 5 }])
  expect(await ranks(staff, first)).toEqual([{ YearMonth, Rank: 5, Members: 5 }])
  expect(await ranks(member, first)).toEqual(await ranks(member, 990_990_001))
})

test('[TEL-010] [TEL-012] [TEL-014] [TEL-016] returns telematics data, or null without any', async () => {
  const thisMonth = toYearMonth(month(0))
  await server.database.sql(
    `insert into telematics_providers values (100, 'Roadlight'), (100, 'Axle IQ'), (${peer}, 'CabSense')`,
  )
  await server.database.sql('delete from telematics_status where client_id = 100')
  expect(await about('getClientTEStatus')).toBeNull()
  expect(await about('getClientPolicyPowerUnit')).toBeNull()
  await server.database.sql("insert into telematics_status values (100, 'Connected', 42)")
  expect(await about('getClientTSPs')).toEqual([{ tsp: 'Axle IQ' }, { tsp: 'Roadlight' }])
  expect(await about('getClientTEStatus')).toEqual({ statusAtUI: 'Connected' })
  expect(await about('getClientPolicyPowerUnit')).toEqual({ dcPowerUnit: 42 })
  const count = async (yearMonth: string) =>
    (await member('getClientTEVehicleCount', { query: { ClientId: 100, yearMonth } })).body.Payload
  expect(await count(thisMonth)).toEqual({ vehicleCount: 7 })
  expect(await count('199901')).toBeNull()
})

test('[LPS-007] [LPS-008] separates contracted technology from safety services', async () => {
  await server.database.sql(
    `insert into loss_controls (kind, client_id, contract_amount, event_type_cd, event_type_txt) values
     ('technology', 100, 12500.5, 'CAM', 'Dash cameras'), ('safety', 100, 0, 'VISIT', 'Site visit'),
     ('technology', ${peer}, 800, 'ELD', 'Logging'), ('safety', ${peer}, 0, 'AUDIT', 'File audit')`,
  )
  expect(await about('getLossControlTracker', 100, 'clientId')).toEqual([
    { ContractAmount: 12_500.5, EventTypeCd: 'CAM', EventTypeTxt: 'Dash cameras' },
  ])
  expect(await about('getLossControlRetainerServices', 100, 'clientId')).toEqual([
    { ContractAmount: 0, EventTypeCd: 'VISIT', EventTypeTxt: 'Site visit' },
  ])
})

test('[LPS-009] lists technology vendors by name', async () => {
  await server.database.sql('delete from technology_vendors')
  await server.database.sql("insert into technology_vendors values (7, 'Truckwise', 'Telematics'), (9, 'CabSense', '')")
  const vendors = [
    { RecId: 9, Name: 'CabSense', Service: '' },
    { RecId: 7, Name: 'Truckwise', Service: 'Telematics' },
  ]
  for (const caller of [member, staff]) expect((await caller('getTechnologyVendors')).body.Payload).toEqual(vendors)
})

test('[LPS-004] [LPS-014] [LPS-017] returns weights of the program and warranties of the company', async () => {
  for (const table of ['best_practice_scores', 'best_practices', 'warranties'])
    await server.database.sql(`delete from ${table}`)
  await server.database.sql(
    "insert into best_practice_scores values (1, 'Hiring', 60.5), (1, 'Fleet', 39.5), (4, 'X', 100)",
  )
  await server.database.sql(
    `insert into best_practices (client_id, section, is_selected) values (100, 'Hiring', 1), (${peer}, 'Fleet', 1)`,
  )
  await server.database.sql(
    `insert into warranties (client_id, name, date_initiated, status, group_type) values
     (100, 'Older', '2025-01-31', 'Open', 'Warranty'), (100, 'Newer', '2026-02-28', 'Closed', 'Recommendation'),
     (${peer}, 'Of another', '2026-01-31', 'Open', 'Warranty')`,
  )
  expect(await about('getBestPracticeScoresByProgram', 1, 'ProgramsRecId')).toEqual([
    { Section: 'Fleet', Weight: 39.5 },
    { Section: 'Hiring', Weight: 60.5 },
  ])
  const ofAnother = await member('getBestPracticeScoresByProgram', { query: { ProgramsRecId: 4 } })
  expect(ofAnother.body.Payload).toEqual([])
  expect(await about('getBestPracticesByClientId', 100, 'clientId')).toEqual([
    { RecId: expect.any(Number), Section: 'Hiring', IsSelectedInd: 1 },
  ])
  expect(await about('getWarrantiesRecommdationsByClientId', 100, 'clientId')).toEqual([
    { WarrantyNm2: 'Newer', DateInitiated: '2026-02-28', WarrantyStatusCd: 'Closed', GroupTypeTxt: 'Recommendation' },
    { WarrantyNm2: 'Older', DateInitiated: '2025-01-31', WarrantyStatusCd: 'Open', GroupTypeTxt: 'Warranty' },
  ])
})

test('[ELV-020] [ELV-021] e-learning covers six months and counts views by company', async () => {
  await server.database.sql("insert into learners values (1, 100, 'Ada', true), (2, 100, 'Ben', false)")
  await server.database.sql('insert into learners values (3, $1, $2, true)', [peer, 'Cora'])
  const taken =
    'insert into courses (client_id, learners_rec_id, title, status, changed_at) values (100, 1, $1, $2, $3)'
  await server.database.sql(taken, ['Backing', 'Complete', month(1)])
  await server.database.sql(taken, ['Ancient', 'Complete', month(8)])
  const viewed = (clientId: number, title: string, at: Date) =>
    server.database.sql("insert into content_views (client_id, title, type, viewed_at) values ($1, $2, 'video', $3)", [
      clientId,
      title,
      at,
    ])
  for (const title of ['Fatigue', 'Backing', 'Fatigue']) await viewed(100, title, month(1))
  await viewed(100, 'Fatigue', month(0))
  for (const clientId of [peer, stranger]) await viewed(clientId, 'Backing', month(1))

  const summary = (await about('getELiveSummary')) as { employees: object[]; content: object[] }
  expect(summary.employees).toEqual([
    {
      name: 'Ada',
      hasLogin: true,
      courses: [{ title: 'Backing', status: 'Complete', timestamp: month(1).toISOString() }],
    },
    { name: 'Ben', hasLogin: false, courses: [] },
  ])
  expect(summary.content).toHaveLength(4)
  const last = month(1).toISOString()
  const monthYear = `${last.slice(5, 7)}-${last.slice(0, 4)}`
  const views = async (caller: Caller) =>
    (await caller('getELiveDataByClients', { query: { monthYear, clientIds: [100, peer] } })).body.Payload
  expect(await views(member)).toEqual([
    { ClientId: 100, title: 'Fatigue', type: 'video', views: 2 },
    { ClientId: 100, title: 'Backing', type: 'video', views: 1 },
  ])
  expect(await views(staff)).toHaveLength(3)
})

test('[ELV-006] [ELV-007] a new announcement comes first and is logged', async () => {
  const text = 'Winter driving module is here'
  const add = (caller: Caller) => caller('addAnnouncements', { body: { username: 'x', announcement: `  ${text} ` } })
  expect((await add(member)).status).toBe(403)
  expect((await add(staff)).body.Error?.ErrorStatus).toBe(0)
  expect(((await member('getAnnouncements')).body.Payload as object[])[0]).toEqual({
    RecId: expect.any(Number),
    AnnouncementTxt: text,
  })
  expect(
    await server.database.sql("select user_email from activity_log where action = 'Added an announcement'"),
  ).toEqual([{ user_email: 'staff.admin@demo.example' }])
})

test('changes and removals of announcements are logged', async () => {
  const { sql } = server.database
  await server.database.sql("insert into announcements (text, created_by) values ('Snow', 'x'), ('Ice', 'x')")
  const [ice, snow] = (await member('getAnnouncements')).body.Payload as { RecId: number }[]
  const change = (caller: Caller, announcement: string) =>
    caller('updateAnnouncement', { body: { RecId: snow!.RecId, announcement } })
  const remove = (caller: Caller) => caller('deleteAnnouncement', { query: { RecId: ice!.RecId } })
  const texts = async () =>
    ((await member('getAnnouncements')).body.Payload as { AnnouncementTxt: string }[])
      .slice(0, 2)
      .map(({ AnnouncementTxt }) => AnnouncementTxt)
  for (const refused of [await change(member, 'Mud'), await remove(member)]) expect(refused.status).toBe(403)
  expect((await change(staff, '   ')).status).toBe(400)
  expect(await texts()).toEqual(['Ice', 'Snow'])
  expect((await change(staff, ' More snow ')).body.Error?.ErrorStatus).toBe(0)
  expect(await texts()).toEqual(['Ice', 'More snow'])
  expect((await remove(staff)).body.Error?.ErrorStatus).toBe(0)
  expect((await remove(staff)).body.Error?.ErrorMessage).toBe('This announcement no longer exists.')
  expect((await texts())[0]).toBe('More snow')
  expect(
    await sql(
      "select action from activity_log where action like '% an announcement' and action not like 'Added%' order by rec_id",
    ),
  ).toEqual([{ action: 'Changed an announcement' }, { action: 'Removed an announcement' }])
})
