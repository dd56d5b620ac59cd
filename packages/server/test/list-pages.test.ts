import type { Contract } from '@captive/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { ago, insertClaims, insertPolicies } from './insert-claims.ts'
import { startTestServer, type Caller, type TestServer } from './test-server.ts'

type Row = { RecId?: number; [field: string]: unknown }

const member = 100
const policy = 900_001
const manyClaims = Array.from({ length: 30 }, (_, index) => ({
  rec_id: 910_001 + index,
  policy_id: policy,
  loss_date: ago({ days: 1 + Math.floor(index / 10) }), // ten on each day
}))

let server: TestServer
let staff: Caller, admin: Caller
let adminId: number
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.as('staff.admin@demo.example')
  admin = await server.as('admin@member.example')
  const { sql } = server.database
  await insertPolicies(sql, member, [{ policy_id: policy }])
  await insertClaims(sql, member, manyClaims)
  const [user] = await sql<{ id: number }>("select rec_id id from users where email = 'admin@member.example'")
  adminId = user!.id
  await sql(`insert into notification_selections (users_rec_id, for_client_id, notification_criteria_rec_id, is_selected, send_email)
    select ${adminId}, ${member}, rec_id, true, false from notification_criteria on conflict do nothing`)
  await sql(`insert into claim_notifications (notification_criteria_rec_id, claims_rec_id, client_id, date_criteria_met, is_active)
    select criteria.rec_id, claims.rec_id, ${member}, date_trunc('day', now()) - (claims.rec_id % 3) * interval '1 day', 1
    from claims, notification_criteria criteria where claims.policy_id = ${policy}`)
  await sql(`insert into claim_reports (confirmation_number, content_hash, client_id, reporting_client_id, users_rec_id,
      reporter, sections, severe_reasons, reported_at)
    select 'CN' || lpad(n::text, 15, '0'), 'hash', ${member}, ${member}, ${adminId}, '{"policyNumber": "TEST"}', '[]', '[]',
      date_trunc('day', now()) - (n % 3) * interval '1 day' from generate_series(1, 20) n`)
  await sql(`insert into endorsements (request_id, client_id, users_rec_id, requested_by, requested_at, request, vin, was_on_schedule)
    select gen_random_uuid(), ${member}, ${adminId}, '', date_trunc('day', now()) - (n % 3) * interval '1 day',
      '{"change": "Remove Vehicle", "COMPANY": "", "POLICY NUMBER": "", "EFFECTIVE DATE": "", "YEAR": "", "MAKE": "",
        "MODEL": "", "VIN": "", "LIABILITY": true, "COLLISIONANDCOMPREHENSIVE": true, "CONFIRM": true}', '', true
    from generate_series(1, 20) n`)
  await sql(`insert into deliveries (kind, file_name, file_size, file_hash, storage_key, state, new, changed, unchanged, refused,
      doubtful, report, brought_by, brought_at)
    select 'claims', 'losses.csv', 1, 'hash', 'key-' || n, 'waiting', 0, 0, 0, 0, 0, '{}', 'Somebody',
      date_trunc('day', now()) - (n % 3) * interval '1 day' from generate_series(1, 20) n`)
  await sql(`insert into documents (document_types_rec_id, client_id, programs_rec_id, file_name, file_path, media_type, description,
      year, month, day, created_by, created_date_time)
    select documents.document_types_rec_id, documents.client_id, documents.programs_rec_id, 'Copy.pdf', 'copy-' || rec_id, 'application/pdf', '',
      2026, 1, 1, 'Somebody', '2026-01-01T00:00:00Z' from documents where programs_rec_id = 1 or client_id = ${member}`)
})
afterAll(() => server.close())

const lists: {
  name: keyof Contract
  query?: () => Record<string, unknown>
  caller?: () => Caller
  time?: string
}[] = [
  {
    name: 'getClaimsByPolicy',
    query: () => ({ PolicyId: policy }),
    time: 'LossDate',
  },
  {
    name: 'getClaimsByClient',
    query: () => ({ ClientID: member }),
    time: 'LossDate',
  },
  {
    name: 'getFNOLReports',
    query: () => ({ ClientId: member }),
    time: 'reportedAt',
  },
  {
    name: 'getEndorsements',
    query: () => ({ ClientId: member }),
    time: 'requestedAt',
  },
  {
    name: 'getClaimNotificationsByUser',
    query: () => ({ UsersRecId: adminId }),
    time: 'DateCriteriaMet',
  },
  {
    name: 'getDocumentsByClient',
    query: () => ({ clientId: member }),
    time: 'CreatedDateTime',
  },
  {
    name: 'getDocumentsByProgram',
    query: () => ({ programsRecId: 1 }),
    time: 'CreatedDateTime',
  },
  {
    name: 'getUsersByGroup',
    query: () => ({ GroupsRecId: 2 }),
    caller: () => staff,
  },
  { name: 'getReportMatches', query: () => ({ ClientId: member }), caller: () => staff, time: 'reportedAt' },
  { name: 'getDeliveries', caller: () => staff, time: 'BroughtAt' },
  { name: 'getMemberFundAnalysisAll', caller: () => staff },
]

describe.each(lists)('the list of $name', ({ name, query = () => ({}), caller = () => admin, time }) => {
  const ask = async (page: Record<string, unknown>) =>
    (await caller()(name, { query: { ...query(), ...page } })).body.Payload as Row[]

  async function pages(limit: number): Promise<Row[]> {
    const rows: Row[] = []
    for (;;) {
      const after = rows.at(-1)?.RecId
      const next = await ask({ limit, ...(after && { after }) })
      rows.push(...next)
      expect(next.length).toBeLessThanOrEqual(limit)
      if (next.length < limit) return rows
    }
  }

  const withoutId = ({ RecId: _, ...row }: Row) => row

  test('has the same rows by page as in one response', async () => {
    const whole = await ask({})
    expect(whole.length).toBeGreaterThan(8)
    const rows = await pages(Math.ceil(whole.length / 4) - 1)
    expect(new Set(rows.map(({ RecId }) => RecId)).size).toBe(whole.length)
    expect(rows.map(withoutId)).toEqual(whole.map(withoutId))
  })

  test('is empty after an unknown cursor', async () => {
    for (const after of [990_990_009, 999_999_999_999_999]) expect(await ask({ after })).toEqual([])
  })

  test.runIf(time)('is filtered by time', async () => {
    const timeOf = (row: Row) => String(row[time!])
    const whole = await ask({})
    const times = [...new Set(whole.map(timeOf))].toSorted()
    const [from, to] = [times[0]!, times.at(-1)!]
    expect(from < to).toBe(true)
    expect((await ask({ from, to })).map(withoutId)).toEqual(
      whole.filter((row) => timeOf(row) >= from && timeOf(row) < to).map(withoutId),
    )
    expect(await ask({ to: from })).toEqual([])
    expect(await ask({ from })).toHaveLength(whole.length)
  })
})

test('new rows do not shift later pages', async () => {
  const after = manyClaims[25]!.rec_id
  const claims = async () =>
    (await admin('getClaimsByPolicy', { query: { PolicyId: policy, after } })).body.Payload as Row[]
  const before = await claims()
  expect(before).toHaveLength(25 - 20) // those of its day with a smaller number: none is older
  await insertClaims(server.database.sql, member, [{ rec_id: 910_900, policy_id: policy, loss_date: ago({}) }])
  expect(await claims()).toEqual(before)
})

test('a foreign cursor returns nothing', async () => {
  const [foreign] = await server.database.sql<{ id: number }>(
    `select rec_id id from claims where client_id = 101 order by loss_date desc limit 1`,
  )
  const { Payload } = (
    await admin('getClaimsByClient', {
      query: { ClientID: member, after: foreign!.id },
    })
  ).body
  expect(Payload).toEqual([])
})

test('answers an invalid date and an empty page without a 500', async () => {
  const call = (page: object) => admin('getClaimsByPolicy', { query: { PolicyId: policy, ...page } })
  expect((await call({ from: '2026-02-30' })).status).toBe(200)
  expect((await call({ limit: 0 })).status).toBe(400)
  expect((await call({ from: '2026-13-01' })).status).toBe(400)
})
