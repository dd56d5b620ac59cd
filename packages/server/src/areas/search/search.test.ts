import { documentCategories, type SearchHit } from '@captive/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { ago, insertClaims, insertPolicies } from '../../../test/insert-claims.ts'
import { documentPage } from './document-page.ts'
import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'

/** Company 100 is the member's and the broker's company; 101 is another one. */
const [own, foreign] = [900_001, 900_002]

let server: TestServer
let member: Caller, broker: Caller, staff: Caller
beforeAll(async () => {
  server = await startTestServer()
  member = await server.as('admin@member.example')
  broker = await server.as('admin@broker.example')
  staff = await server.as('staff.admin@demo.example')
  const { sql } = server.database
  const inForce = { effective_date: ago({ days: 30 }), expiration_date: ago({ days: -300 }) }
  for (const [company, policy, serial] of [
    [100, own, 1],
    [101, foreign, 2],
  ] as const) {
    await insertPolicies(sql, company, [{ policy_id: policy, ...inForce }])
    await insertClaims(sql, company, [
      { rec_id: 910_000 + serial, policy_id: policy, claim_number: `QX-77/${serial}`, claimant_name: 'Zoé Peñaflor' },
    ])
    await sql(
      `insert into vehicles (client_id, policy_id, vehyear, make, model, vin, city, registration_state, type, class_code,
        cost_new, vehicle_use, radius) values ($1, $2, 2024, 'Quixote', 'Hauler', $3, '', 'TX', '', '', 0, '', '')`,
      [company, policy, `1QX77ZZZZ0000000${serial}`],
    )
    await sql(
      `insert into documents (document_types_rec_id, client_id, file_name, file_path, media_type, description, year, month,
        day, created_by) select rec_id, $1, 'Quixote_Renewal.pdf', $2, 'application/pdf', '', 2026, 1, 2, ''
        from document_types where code like 'Policy Library_Policies%' limit 1`,
      [company, `search-${serial}`],
    )
  }
})
afterAll(() => server.close())

const search = async (caller: Caller, Text: string, query = {}) =>
  (await caller('search', { query: { Text, ...query } })).body.Payload as SearchHit[]
const labels = async (caller: Caller, text: string, query = {}) =>
  (await search(caller, text, query)).map(({ Kind, Label, ClientId }) => `${Kind} ${Label} ${ClientId}`)

test('a claim is found by its number, exact numbers first', async () => {
  expect(await search(member, 'qx771')).toEqual([
    {
      Kind: 'claim',
      RecId: 910_001,
      Label: 'QX-77/1',
      Detail: 'Zoé Peñaflor',
      Date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      ClientId: 100,
      ClientName: expect.any(String),
      Link: `/Claims/${own}/910001`,
    },
  ])
  expect((await search(staff, 'QX-77/2'))[0]).toMatchObject({ Label: 'QX-77/2', ClientId: 101 })
})

test('a user is found by email, with the page to edit', async () => {
  const [user, ...others] = await search(staff, 'employee@member.example')
  expect(user).toMatchObject({ Kind: 'user', Detail: 'employee@member.example', ClientId: 100 })
  expect(user?.Link).toBe(`/user-settings/member/100/${user?.RecId}`)
  expect(others).toEqual([])
})

test('a company is found by name and by number', async () => {
  const [{ name } = { name: '' }] = await server.database.sql<{ name: string }>(
    'select client_name as name from clients where client_id = 101',
  )
  expect(await labels(staff, name)).toContain(`company ${name} 101`)
  expect((await labels(staff, '101'))[0]).toBe(`company ${name} 101`)
})

test('documents and vehicles are found, with the pages that show them', async () => {
  expect(await search(member, 'quixote')).toMatchObject([
    { Kind: 'document', Label: 'Quixote_Renewal.pdf', Date: '2026-01-02', Link: '/insurance/policy-library' },
    { Kind: 'vehicle', Label: '2024 Quixote Hauler', Link: '/insurance/member-kiosk?search=1QX77ZZZZ00000001' },
  ])
  expect(await labels(member, '1qx77zzzz00000001')).toEqual(['vehicle 2024 Quixote Hauler 100'])
})

test('finds a document whose date does not exist', async () => {
  const { sql } = server.database
  const setDate = (month: number, day: number) =>
    sql(`update documents set month = $1, day = $2 where file_path = 'search-1'`, [month, day])
  await setDate(2, 30)
  expect((await search(member, 'quixote'))[0]).toMatchObject({ Kind: 'document', Date: '2026-03-02' })
  await setDate(1, 2)
})

test('documents of a program are found for a company of that program', async () => {
  const found = (query: object) => labels(staff, 'quillon', query)
  await server.database.sql(
    `insert into documents (document_types_rec_id, programs_rec_id, file_name, file_path, media_type, description, year,
      month, day, created_by) select document_types.rec_id, programs_rec_id, 'Bylaws of Quillon.pdf', 'search-3',
      'application/pdf', '', 2026, 1, 2, '' from document_types, clients
      where client_id = 100 and code like 'Governance_Organization_Organizational Documentation%' limit 1`,
  )
  expect(await found({ ClientId: 100 })).toContain('document Bylaws of Quillon.pdf null')
  expect(await found({})).not.toContain('document Bylaws of Quillon.pdf null')
})

test('finds nothing of companies out of scope', async () => {
  for (const text of ['qx77', 'peñaflor', 'quixote', '1QX77ZZZZ00000002']) {
    for (const caller of [member, broker])
      expect((await search(caller, text)).filter(({ ClientId }) => ClientId !== 100)).toEqual([])
    expect((await search(staff, text)).map(({ ClientId }) => ClientId)).toContain(101)
  }
  expect(await search(broker, 'employee@xmember.example')).toEqual([])
})

test.each([
  ['claim', 'qx77', '004-001-002'],
  ['claim', 'qx77', '004'],
  ['company', '100', '000-001-001'],
  ['document', 'quixote', '002-001'],
  ['document', 'quixote', '002'],
  ['vehicle', 'quixote', '002-003-006'],
  ['vehicle', 'quixote', '002-003'],
])('a user finds a %s by %s only with code %s', async (kind, text, code) => {
  const kinds = async () => (await search(staff, text)).map(({ Kind }) => Kind)
  const allow = (isActive: number) =>
    server.database.sql(
      `update object_access set is_active = $2 where role_groups_rec_id = 11
        and objects_rec_id = (select rec_id from objects where code = $1)`,
      [code, isActive],
    )
  expect(await kinds()).toContain(kind)
  await allow(0)
  staff = await server.as('staff.admin@demo.example')
  expect(await kinds()).not.toContain(kind)
  await allow(1)
  staff = await server.as('staff.admin@demo.example')
})

test('finds users only for their administrators', async () => {
  expect(await labels(await server.as('employee@member.example'), 'admin@member.example')).toEqual([])
  const found = await search(member, 'employee@')
  expect(found.filter(({ Kind }) => Kind === 'user').map(({ ClientId }) => ClientId)).toEqual([100])
})

test.each(['', 'q', ' - ', '%', "'", '\\', '🚚'])('a search for %j finds nothing', async (text) => {
  expect(await search(staff, text)).toEqual([])
})

test('a common word finds at most five of each kind', async () => {
  const kinds = Map.groupBy(await search(staff, 'ar'), ({ Kind }) => Kind)
  for (const hits of kinds.values()) expect(hits.length).toBeLessThanOrEqual(5)
  expect(kinds.get('company')).toHaveLength(5)
})

test.each(documentCategories)('a document of $prefix has a page', ({ prefix }) => {
  expect(documentPage(prefix)).toMatch(/^\/\w/)
})
