import { PgDialect } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { systemScope } from '../src/database/scope.ts'
import { removeSentMail } from '../src/mail/outbox.ts'
import { memberCompany } from './claim-bodies.ts'
import { calls, requestsOf, type CallName } from './requests.ts'
import { absentIds, type TenantIds } from './tenant-ids.ts'
import { everyCode } from './tenant-server.ts'
import { startTestServer, type Caller, type TestServer } from './test-server.ts'

vi.setConfig({ hookTimeout: 300_000, testTimeout: 300_000 }) // the first run of a day generates all demo data

/** Tables that grow with every year, user or call. */
const growing = [
  'claims',
  'claim_notes',
  'claim_notifications',
  'claim_valuations',
  'deliveries',
  'claim_reports',
  'claim_report_matches',
  'claim_report_assignments',
  'endorsements',
  'documents',
  'users',
  'activity_log',
  'content_views',
  'courses',
  'telematics_months',
  'member_fund_analysis',
  'outbox',
  'sessions',
  'tries',
  'uploads',
]

/** Accepted full table scans, by caller and table. */
const readsAll: { [Name in CallName]?: { whole: RegExp; why: string } } = {
  getAttention: {
    whole: /^staff users$/,
    why: 'who has no password is asked of all users, and staff see all of them',
  },
  getBookOfBusiness: { whole: /^staff users$/, why: 'it counts what getAttention lists' },
  getDeliveries: { whole: / deliveries$/, why: 'a program gets some fifteen deliveries a month' },
  getDeliverySources: { whole: / deliveries$/, why: 'what is late follows from all deliveries of a source' },
  getReportAssignees: {
    whole: /^staff users$/,
    why: 'it looks for the staff among all users, and staff see all of them',
  },
  search: { whole: /^staff users$/, why: 'it searches all users as getPeople does' },
  getUserRoleGroups: { whole: /^staff users$/, why: 'it lists the links of all users, and staff see all of them' },
  getPeople: { whole: /^staff users$/, why: 'it lists and searches all users, and staff see all of them' },
  getUsersByGroup: {
    whole: /^staff users$/,
    why: 'it lists the members, nine of ten users, and staff see all of them',
  },
}

/** Rows that the server itself adds in a year. The demo data has none. */
const ownBusiness = [
  `insert into sessions (token_hash, users_rec_id, user_role_groups_rec_id, idle_seconds, expires_at)
    select n || '.' || rec_id, users_rec_id, rec_id, 1800, now() + interval '1 hour'
    from user_role_groups, generate_series(1, 10) n`,
  `insert into tries (key, count, window_ends_at)
    select 'signInAccount:' || n, 1, now() + interval '1 hour' from generate_series(1, 10000) n`,
  `insert into uploads (storage_key, users_rec_id, name, size, media_type, attached)
    select n || '.' || rec_id, rec_id, 'photo.jpg', 100000, 'image/jpeg', true
    from users, generate_series(1, 10) n`,
  `insert into outbox (id, recipient, subject, sent_at)
    select gen_random_uuid(), 'a@member.example', 'Your claim', now() from generate_series(1, 10000)`,
  `insert into claim_reports (confirmation_number, content_hash, client_id, reporting_client_id, users_rec_id,
      reporter, sections, severe_reasons)
    select 'CN' || lpad(n || '' || users.rec_id, 15, '0'), 'hash', client_id, client_id, users.rec_id, '{}', '[]', '[]'
    from users, generate_series(1, 10) n`,
  `insert into endorsements (request_id, client_id, users_rec_id, requested_by, request, vin, was_on_schedule)
    select gen_random_uuid(), client_id, users.rec_id, '', '{"change": "Remove Vehicle", "COMPANY": "", "POLICY NUMBER": "",
      "EFFECTIVE DATE": "", "YEAR": "", "MAKE": "", "MODEL": "", "VIN": "", "LIABILITY": true,
      "COLLISIONANDCOMPREHENSIVE": true, "CONFIRM": true}', '', true
    from users, generate_series(1, 10) n`,
  `insert into deliveries (kind, file_name, file_size, file_hash, storage_key, state, new, changed, unchanged, refused,
      doubtful, report, brought_by, brought_at)
    select 'claims', 'losses.csv', 1, 'hash', 'key-' || n, 'applied', 0, 0, 0, 0, 0, '{}', '', now() - n * interval '1 hour'
    from generate_series(1, 10000) n`,
  `insert into claim_valuations (claims_rec_id, client_id, valuation_date, status_code, recovery, loss_reserve, loss_paid,
      expense_reserve, expense_paid, delivery_id)
    select rec_id, client_id, valuation_date, status_code, recovery, loss_reserve, loss_paid, expense_reserve, expense_paid,
      (select min(rec_id) from deliveries) from claims`,
  `insert into claim_report_matches (claim_report_id, claims_rec_id, reason, client_id, state, delivery_id)
    select id, first_claim, 'number', client_id, 'matched', (select min(rec_id) from deliveries)
    from claim_reports join (select client_id, min(rec_id) first_claim from claims group by client_id) firsts using (client_id)`,
  `insert into claim_report_assignments (claim_report_id, users_rec_id, assigned_by)
    select id, users_rec_id, '' from claim_reports`,
  `insert into activity_log (users_rec_id, client_id, user_email, action, created_date_time)
    select rec_id, client_id, email, 'Signed in', now() - n * interval '1 day' from users, generate_series(1, 30) n`,
]

const metricsToken = 'metrics of a test server'
let server: TestServer
let member: TenantIds
const people: { who: string; call: Caller; things: TenantIds }[] = []
beforeAll(async () => {
  server = await startTestServer({ METRICS_TOKEN: metricsToken }, { demoData: 'full' })
  for (const statement of [everyCode, ...ownBusiness, 'analyze']) await server.database.sql(statement)
  member = await thingsOf(memberCompany)
  for (const who of ['member', 'broker', 'staff'] as const) {
    const email = who === 'staff' ? 'staff.admin@demo.example' : `admin@${who}.example`
    people.push({ who, call: await server.as(email), things: { ...member, email } })
  }
})
afterAll(() => server.close())

/** A statement as the server ran it, in its scope. */
interface Statement {
  scope: string
  text: string
  parameters: unknown[]
}

/** The statements that run meanwhile: drizzle makes the text of each one at one place. */
async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const made = vi.spyOn(PgDialect.prototype, 'sqlToQuery')
  await work()
  const queries = made.mock.results.flatMap(({ type, value }) => (type === 'return' ? [value] : []))
  made.mockRestore()
  let scope = ''
  return queries.flatMap(({ sql: text, params: parameters }) => {
    if (!/set_config\('app.reach'|select enter_session\(/.test(text)) return [{ scope, text, parameters }]
    scope = withValues(text, parameters)
    return []
  })
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  /** The number of executions; 0 for a node that was not needed, such as a rule about other callers. */
  'Actual Loops'?: number
  Plans?: Plan[]
}

/** The tables that PostgreSQL scans completely for a statement, planned for its values or, if prepared, for any. */
async function readWhole({ scope, text, parameters }: Statement): Promise<string[]> {
  const { sql } = server.database
  const plans: Plan[] = []
  await sql('begin')
  try {
    await sql('set local role portal_application')
    await sql(scope)
    await sql(`prepare statement as ${text}`)
    for (const mode of ['force_custom_plan', 'force_generic_plan']) {
      await sql(`set local plan_cache_mode = ${mode}`)
      const values = parameters.length > 0 ? `(${parameters.map(toLiteral).join()})` : ''
      const run = text.startsWith('select') ? 'analyze, timing off,' : ''
      const [row] = await sql<{ 'QUERY PLAN': { Plan: Plan }[] }>(
        `explain (${run} format json) execute statement ${values}`,
      )
      plans.push(...(row?.['QUERY PLAN'] ?? []).map(({ Plan }) => Plan))
    }
  } finally {
    await sql('rollback')
    await sql('deallocate all')
  }
  const nodes = plans.flatMap(function withInner(plan): Plan[] {
    return [plan, ...(plan.Plans ?? []).flatMap(withInner)]
  })
  const scans = nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Actual Loops'] !== 0)
  return [...new Set(scans.flatMap((node) => node['Relation Name'] ?? []))]
}

const withValues = (text: string, values: unknown[]) =>
  text.replace(/\$(\d+)/g, (_, place) => toLiteral(values[Number(place) - 1]))

function toLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  const asJson = (one: unknown) => JSON.stringify(one)
  const text = Array.isArray(value)
    ? `{${value.map(asJson).join()}}`
    : typeof value === 'string'
      ? value
      : asJson(value)
  return `'${text.replaceAll("'", "''")}'`
}

/** Which growing tables are read whole by what runs meanwhile, and all that it touches. */
async function look(work: () => Promise<unknown>): Promise<{ whole: string[]; touched: string[] }> {
  const statements = await statementsOf(work)
  const whole = new Set<string>()
  for (const statement of statements) for (const table of await readWhole(statement)) whole.add(table)
  const touched = growing.filter((table) => statements.some(({ text }) => text.includes(`"${table}"`)))
  return { whole: growing.filter((table) => whole.has(table)), touched }
}

const touched = new Set<string>()

test('no read scans a growing table', async () => {
  const wrong: string[] = []
  for (const [name] of calls.filter(([, { method }]) => method === 'GET'))
    for (const { who, call, things } of people)
      for (const request of requestsOf(name, things)) {
        const seen = await look(() => call(name, request))
        for (const table of seen.touched) touched.add(table)
        for (const table of seen.whole)
          if (!readsAll[name]?.whole.test(`${who} ${table}`)) wrong.push(`${name} by ${who}: ${table}`)
      }
  expect([...new Set(wrong)]).toEqual([])
})

test('sign-ins, claim reports and mail look-ups scan no growing table', async () => {
  const { call, things } = people[0]!
  const [wrongPassword] = requestsOf('logOn', things)
  const [claim] = requestsOf('fnolSubmit2', things)
  const seen = await look(async () => {
    await server.nobody('logOn', wrongPassword)
    await server.as('admin@member.example')
    await call('fnolSubmit2', claim)
    await server.mails()
    await server.database.transaction(systemScope, (tx) => removeSentMail(tx, 90))
  })
  for (const table of seen.touched) touched.add(table)
  expect(seen.whole).toEqual([])
})

test('metrics scan only the uploads', async () => {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const { whole, touched: counted } = await look(() => server.app.inject({ url: '/metrics', headers }))
  expect(whole).toEqual(['uploads'])
  expect(counted).toEqual(['outbox', 'uploads'])
})

test('covers every growing table', () => {
  expect(growing.filter((table) => !touched.has(table))).toEqual([])
})

/** Things of a company of the demo data. */
async function thingsOf(company: number): Promise<TenantIds> {
  const value = async (text: string) => (await server.database.sql<{ value: never }>(text))[0]!.value
  const ofCompany = `where client_id = ${company} order by 1 limit 1`
  return {
    ...absentIds,
    company,
    reporter: company,
    watched: company,
    program: await value(`select programs_rec_id "value" from clients ${ofCompany}`),
    user: await value(`select rec_id "value" from users ${ofCompany}`),
    colleagueEmail: await value(`select email "value" from users ${ofCompany}`),
    policy: await value(`select policy_id "value" from claims ${ofCompany}`),
    claim: await value(`select rec_id "value" from claims ${ofCompany}`),
    claimNumber: await value(`select claim_number "value" from claims ${ofCompany}`),
    reportId: await value(`select id "value" from claim_reports ${ofCompany}`),
    report: await value(`select confirmation_number "value" from claim_reports ${ofCompany}`),
    documentFile: await value(`select file_path "value" from documents ${ofCompany}`),
    programFile: await value(`select file_path "value" from documents where client_id is null limit 1`),
    uploads: absentIds.uploads,
  }
}
