import { attentionRules, type Attention, type AttentionRule, type BookCompany } from '@captive/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { addPasskey } from '../../../test/add-passkey.ts'
import { attentionRows, company, daysFromToday, member, policy } from '../../../test/attention-rows.ts'
import { insertPolicies } from '../../../test/insert-claims.ts'
import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'

/** The program's own company. */
const staffCompany = 1
const today = daysFromToday(0)
const february30 = `${daysFromToday(366).slice(0, 4)}-02-30`

let server: TestServer
let staff: Caller
let staffId: number
let sql: TestServer['database']['sql']
beforeAll(async () => {
  server = await startTestServer()
  ;({ sql } = server.database)
  staff = await server.as('staff.admin@demo.example')
  const [user] = await sql<{ rec_id: number }>(`select rec_id from users where email = 'staff.admin@demo.example'`)
  staffId = user!.rec_id
  await sql(`insert into passwords select rec_id, '' from users where client_id = ${company} on conflict do nothing`)
  await insertPolicies(sql, company, [
    { policy_id: policy, effective_date: daysFromToday(-100), expiration_date: daysFromToday(265) },
  ])
})
afterAll(() => server.close())
beforeEach(() => sql('delete from attention_marks'))

const payload = async <T>(call: Caller, ...[name, query]: [Parameters<Caller>[0], object?]) =>
  (await call(name, { query: query ?? {} })).body.Payload as T
const attention = (query: object = { ClientId: company }, call = staff) =>
  payload<Attention>(call, 'getAttention', query)
const countOf = ({ Counts }: Attention, rule: AttentionRule) => Counts.find(({ Rule }) => Rule === rule)?.Count ?? 0
const itemsOf = ({ Items }: Attention, rule: AttentionRule) => Items.filter(({ Rule }) => Rule === rule)
const refusalOf = async (body: object, call = staff) =>
  (await call('setAttentionState', { body })).body.Error!.ErrorMessage

const {
  claim,
  report,
  draft,
  valuation,
  delivery,
  vehicleRequest,
  notified,
  account,
  warranty,
  mail,
  invited,
  checkedFile,
} = attentionRows(
  (...query) => sql(...query),
  () => staffId,
)

/** For each rule: rows that make one item, rows that make none, and the expected item. */
const cases: Record<AttentionRule, { plant: () => Promise<unknown>; expected: object }> = {
  'severe-report': {
    plant: async () => {
      await report('CN960000000000001', '["Fatality"]')
      await report('CN960000000000002', '[]')
      await report('CN960000000000003', '["Fatality"]', 400 * 24)
      await report('CN960000000000004', '["Fatality"]')
      await delivery(960_001, 'claims', 'applied')
      await claim(960_100)
      await sql(`insert into claim_report_matches (claim_report_id, claims_rec_id, reason, client_id, state, delivery_id)
        select id, 960100, 'number', ${company}, 'matched', 960001 from claim_reports
        where confirmation_number = 'CN960000000000004'`)
    },
    expected: {
      Name: 'CN960000000000001',
      Detail: 'Fatality',
      Since: today,
      Link: '/report-claim/confirmation/CN960000000000001',
    },
  },
  'unsent-report': {
    plant: async () => {
      await draft('aaaaaaaa-0000-4000-8000-000000000001', 49, staffCompany)
      await draft('aaaaaaaa-0000-4000-8000-000000000002', 1, staffCompany)
      await draft('aaaaaaaa-0000-4000-8000-000000000003', 49, company) // belongs to users of another company
    },
    expected: { Link: '/report-claim/online-claim?report=aaaaaaaa-0000-4000-8000-000000000001' },
  },
  'renewal-papers': {
    plant: async () => {
      await insertPolicies(sql, company, [{ policy_id: 960_002, expiration_date: daysFromToday(23), lob: 'Excess' }])
      await sql(`update policies set expiration_date = $1 where policy_id = ${policy}`, [daysFromToday(60)])
    },
    expected: {
      Due: daysFromToday(60),
      Count: expect.any(Number),
      Link: '/insurance/member-kiosk/renewal-Documentation',
    },
  },
  'vehicle-request': {
    plant: async () => {
      await vehicleRequest('VIN-OVERDUE', 50)
      await vehicleRequest('VIN-NEW', 3)
      await vehicleRequest('VIN-GONE', 50, 'Remove Vehicle') // not on the schedule, so the request is done
    },
    expected: { Name: '2024 Volvo VNL VIN-OVERDUE', Detail: 'Add Vehicle', Due: daysFromToday(-5) },
  },
  'claim-reopened': {
    plant: async () => {
      await claim(960_200, { status_code: 'Reopened', loss_paid: 100 })
      await valuation(960_200, 40, 0, 'Reopened')
      await valuation(960_200, 70, 0, 'Closed')
      await claim(960_201, { status_code: 'Closed' })
    },
    expected: {
      Name: 'TC/960200',
      Amount: 100,
      Since: daysFromToday(-40),
      Link: `/Claims/${policy}/960200`,
    },
  },
  'reserve-raised': {
    plant: async () => {
      await claim(960_300, { loss_reserve: 50_000 })
      await valuation(960_300, 40, 40_000)
      await claim(960_301, { loss_reserve: 49_000 })
      await valuation(960_301, 40, 40_000) // raised by less than a quarter
      await claim(960_302, { loss_reserve: 4_000 })
      await valuation(960_302, 40, 1_000) // raised by less than the minimum
      await claim(960_303, { loss_reserve: 80_000, status_code: 'Closed' })
      await valuation(960_303, 40, 40_000)
    },
    expected: { Name: 'TC/960300', Amount: 10_000 },
  },
  'claim-criterion': {
    plant: async () => {
      await sql(
        `insert into notification_selections (users_rec_id, for_client_id, notification_criteria_rec_id, is_selected, send_email)
         select $1, $2, rec_id, rec_id <> 7, false from notification_criteria`,
        [staffId, company],
      )
      await claim(960_400, { loss_paid: 120_000 })
      await notified(960_400, 4, 3)
      await notified(960_400, 5, 2)
      await notified(960_400, 1, 2)
      await claim(960_401)
      await notified(960_401, 4, 40) // long ago
      await notified(960_401, 7, 1) // not watched
    },
    expected: { Name: 'TC/960400', Detail: 'Total incurred at least $100,000', Since: daysFromToday(-2) },
  },
  'claim-without-note': {
    plant: async () => {
      const old = { reported_date: daysFromToday(-90), loss_paid: 30_000 }
      await claim(960_500, old)
      await claim(960_501, old)
      await claim(960_502, { ...old, loss_paid: 24_000 })
      await claim(960_503, { ...old, reported_date: daysFromToday(-30) })
      await sql(`insert into claim_notes (rec_id, claims_rec_id, client_id, subject, note_eff_date, notes) values
        (960001, 960500, ${company}, '', now() - interval '70 days', ''), (960002, 960501, ${company}, '', now(), '')`)
    },
    expected: { Name: 'TC/960500', Detail: 'Ada Juster', Since: daysFromToday(-70) },
  },
  installment: {
    plant: async () => {
      await account('LATE', 1)
      await account('EARLY', 8)
      await account('PAID', 10)
    },
    expected: { Name: 'LATE', Count: 2, Amount: 1_000 },
  },
  recommendation: {
    plant: async () => {
      await warranty('Cameras', 100, 'Open')
      await warranty('Treads', 10, 'Open')
      await warranty('Coaching', 100, 'Closed')
    },
    expected: { Name: 'Cameras', Since: daysFromToday(-100) },
  },
  delivery: {
    plant: async () => {
      await delivery(960_002, 'claims', 'waiting')
      await delivery(960_003, 'claims', 'applied')
    },
    expected: { Name: 'losses.csv', Detail: 'Keel Claims', Count: 3, ClientId: null, Link: '/settings/data/960002' },
  },
  'documents-to-file': {
    plant: () => delivery(960_004, 'documents', 'waiting'),
    expected: { Name: 'losses.csv', Link: '/settings/data/960004' },
  },
  'withheld-file': {
    plant: async () => {
      await checkedFile('roof.pdf', 'infected', 1)
      await checkedFile('old.pdf', 'infected', 31 * 24)
      await checkedFile('new.pdf', 'waiting', 0)
      await checkedFile('clean.pdf', 'clean', 1)
    },
    expected: { Name: 'roof.pdf', Detail: 'Eicar-Test-Signature', Link: '/settings/activity-log' },
  },
  'dead-mail': {
    plant: async () => {
      await mail('nobody@elsewhere.example', true)
      await mail('admin@member.example', false)
    },
    expected: { Name: 'nobody@elsewhere.example', Detail: 'Your claim', Link: '/user-settings' },
  },
  'expired-invitation': {
    plant: async () => {
      await invited('ida@sandstone.example')
      await addPasskey(sql, await invited('ida.passkey@sandstone.example'))
      const waiting = await invited('ida.waits@sandstone.example')
      await sql(
        `insert into password_tokens (token_hash, users_rec_id, expires_at) values ('of ida', $1, now() + interval '1 day')`,
        [waiting],
      )
    },
    expected: {
      Name: 'Ida New',
      Detail: 'ida@sandstone.example',
      Link: expect.stringMatching(/^\/user-settings\/prospect\/102\/\d+$/),
    },
  },
}

/** Rules whose items do not belong to a company. */
const ofNoCompany: readonly AttentionRule[] = ['delivery', 'documents-to-file', 'dead-mail']
const queryOf = (rule: AttentionRule) => (ofNoCompany.includes(rule) ? {} : { ClientId: company })

describe('every rule', () => {
  test.each(attentionRules)('%s finds only its items', async (rule) => {
    const before = await attention(queryOf(rule))
    expect(itemsOf(before, rule)).toEqual([])
    await cases[rule].plant()
    const after = await attention(queryOf(rule))
    expect(itemsOf(after, rule)).toEqual([expect.objectContaining({ Rule: rule, ...cases[rule].expected })])
    expect(countOf(after, rule)).toBe(1)
  })

  test('lists more than 20 items of a requested rule by due date', async () => {
    const ofRule = { ClientId: company, Rule: 'vehicle-request' }
    const before = (await attention(ofRule)).Items.length
    for (const at of Array.from({ length: 25 }).keys()) await vehicleRequest(`VIN-MANY-${at}`, 40 + (at % 5))
    const all = await attention({ ClientId: company })
    expect(itemsOf(all, 'vehicle-request')).toHaveLength(20)
    const { Items, Counts } = await attention(ofRule)
    expect(Items).toHaveLength(before + 25)
    expect(Items.map(({ Due }) => Due)).toEqual(Items.map(({ Due }) => Due ?? '').toSorted())
    expect(Counts).toEqual([{ Rule: 'vehicle-request', Count: before + 25 }])
    await sql(`delete from endorsements where vin like 'VIN-MANY-%'`)
  })

  test('lists and marks installments regardless of the account number', async () => {
    const numbers = ['PF 2024-01', 'PF/2024-01', '#77', `PF-${'1'.repeat(200)}`]
    for (const number of numbers) await account(number, 1)
    const ofRule = { ClientId: company, Rule: 'installment' }
    const items = (await attention(ofRule)).Items.filter(({ Name }) => numbers.includes(Name))
    expect(items.map(({ Name }) => Name).toSorted()).toEqual(numbers.toSorted())
    expect(new Set(items.map(({ Key }) => Key)).size).toBe(numbers.length)
    for (const { Key } of items) expect(await refusalOf({ Key, State: 'done' })).toBeNull()
    expect((await attention(ofRule)).Items.filter(({ Name }) => numbers.includes(Name))).toEqual([])
    await sql('delete from premium_finance_accounts where account_number = any($1::text[])', [numbers])
  })

  test('lists renewal documents despite a filed one with an impossible date', async () => {
    const before = itemsOf(await attention(), 'renewal-papers')
    expect(before).toHaveLength(1)
    await sql(
      `insert into documents (document_types_rec_id, client_id, file_name, file_path, media_type, description, year,
        month, day, created_by) select rec_id, $1, 'loss.pdf', 'attention-1', 'application/pdf', '', 2026, 2, 30, ''
        from document_types where code like 'Member Kiosk_Renewal Documentation%' and is_active = 1 limit 1`,
      [company],
    )
    expect(itemsOf(await attention(), 'renewal-papers')).toEqual(before)
    expect(await payload<BookCompany[]>(staff, 'getBookOfBusiness')).not.toEqual([])
    await sql(`delete from documents where file_path = 'attention-1'`)
  })

  test('hides done items until they change and snoozed ones until their date', async () => {
    const [item] = itemsOf(await attention(), 'recommendation')
    const key = item!.Key
    expect(await refusalOf({ Key: key, State: 'done' })).toBeNull()
    expect(itemsOf(await attention(), 'recommendation')).toEqual([])
    expect(itemsOf(await attention({ ClientId: company, State: 'done' }), 'recommendation')).toHaveLength(1)
    await sql(`update attention_marks set marked_at = now() - interval '200 days'`)
    expect(itemsOf(await attention(), 'recommendation')).toHaveLength(1)
    expect(await refusalOf({ Key: key, State: 'snoozed', Until: daysFromToday(7) })).toBeNull()
    const [snoozed] = itemsOf(await attention({ ClientId: company, State: 'snoozed' }), 'recommendation')
    expect(snoozed).toMatchObject({ Key: key, Until: daysFromToday(7) })
    expect(itemsOf(await attention(), 'recommendation')).toEqual([])
    await sql('update attention_marks set snoozed_until = current_date')
    expect(itemsOf(await attention(), 'recommendation')).toHaveLength(1)
    await refusalOf({ Key: key, State: 'done' })
    expect(await refusalOf({ Key: key, State: 'open' })).toBeNull()
    expect(itemsOf(await attention(), 'recommendation')).toHaveLength(1)
  })

  test('marks items for one user only', async () => {
    const [item] = itemsOf(await attention(), 'recommendation')
    await refusalOf({ Key: item!.Key, State: 'done' })
    const colleague = await server.as('staff.manager@demo.example')
    expect(itemsOf(await attention({ ClientId: company }, colleague), 'recommendation')).toHaveLength(1)
    const gone = 'This item no longer exists.'
    expect(await refusalOf({ Key: 'recommendation:102:999999999', State: 'done' })).toBe(gone)
    for (const largeCompany of ['2147483648', '9999999999'])
      expect(await refusalOf({ Key: `recommendation:${largeCompany}:1`, State: 'done' })).toBe(gone)
    const stranger = await server.as('admin@member.example')
    expect(await refusalOf({ Key: item!.Key, State: 'done' }, stranger)).toBe(gone)
    for (const Until of [today, daysFromToday(500), february30])
      expect(await refusalOf({ Key: item!.Key, State: 'snoozed', Until })).toBe('Choose a date within the next year.')
  })
})

describe('permissions and scope', () => {
  test('a rule requires every code of its page', async () => {
    const found = (await attention({})).Counts.map(({ Rule }) => Rule)
    expect(new Set(found)).toEqual(new Set(attentionRules))
    const withoutOf = async (code: string) => {
      const change = (active: number) =>
        sql(
          `update object_access set is_active = $1 where role_groups_rec_id = 11
            and objects_rec_id = (select rec_id from objects where code = $2)`,
          [active, code],
        )
      await change(0)
      const left = (await attention({})).Counts.map(({ Rule }) => Rule)
      await change(1)
      return attentionRules.filter((rule) => !left.includes(rule))
    }
    expect(await withoutOf('003-001-003')).toEqual(['recommendation'])
    expect(await withoutOf('000-001-006')).toEqual(['delivery', 'documents-to-file'])
    expect(await withoutOf('002-003')).toEqual(['renewal-papers', 'vehicle-request'])
  })

  test('shows members only their own company and no staff items', async () => {
    const call = await server.as('admin@member.example')
    const { Items } = await attention({}, call)
    expect(Items.length).toBeGreaterThan(0)
    expect(new Set(Items.map(({ ClientId }) => ClientId))).toEqual(new Set([member]))
    expect(await attention({ ClientId: company }, call)).toEqual({ Items: [], Counts: [] })
    expect(await attention({ ClientId: 990_990 }, call)).toEqual({ Items: [], Counts: [] })
    const ofStaff = ['delivery', 'documents-to-file', 'withheld-file', 'dead-mail', 'expired-invitation']
    expect(Items.filter(({ Rule }) => ofStaff.includes(Rule))).toEqual([])
  })
})
