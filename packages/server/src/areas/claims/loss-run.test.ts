import { read, utils, type WorkSheet } from '@e965/xlsx'
import type { Policy } from '@captive/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { ago, insertClaims, insertPolicies } from '../../../test/insert-claims.ts'
import { pdfPages, pdfText, pdfTextSizes } from '../../../test/pdf-text.ts'
import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'

const [auto, empty, compensation, old, foreign] = [900_001, 900_002, 900_003, 900_004, 900_005]
const formula = '=HYPERLINK("http://x.example","+1")'

let server: TestServer
let member: Caller
beforeAll(async () => {
  server = await startTestServer()
  member = await server.as('admin@member.example')
  const { sql } = server.database
  await insertPolicies(sql, 100, [
    { policy_id: auto },
    { policy_id: empty, effective_date: ago({ years: 3 }), cancel_date: ago({ years: 2 }) },
    { policy_id: compensation, lob: 'Workers Compensation', effective_date: ago({ years: 6 }) },
    { policy_id: old, effective_date: ago({ years: 6, days: 1 }) },
  ])
  await insertPolicies(sql, 101, [{ policy_id: foreign }])
  await insertClaims(
    sql,
    100,
    Array.from({ length: 60 }, (_, index) => ({
      rec_id: 910_000 + index,
      policy_id: index < 45 ? auto : compensation,
      claimant_name: ['Łukasz Wiśniewski', '漢字', formula, 'Dana Whitfield'][index % 4],
      status_code: ['Open', 'Closed', 'Reopened'][index % 3],
      loss_paid: 1234.56 + index,
      loss_reserve: index * 100.1,
      expense_paid: 0.1,
      recovery: index % 5 === 0 ? 50.05 : 0,
      facts_of_loss: 'Told to the adjuster alone',
    })),
  )
  await insertClaims(sql, 101, [{ rec_id: 910_100, policy_id: foreign, claimant_name: 'Somebody Else' }])
})
afterAll(() => server.close())

const report = (caller: Caller, PolicyId: number[], more: object = {}) =>
  caller('getLossRunReport', { query: { PolicyId, ClientId: 100, ...more } })
const bytes = async (...call: Parameters<typeof report>) =>
  Buffer.from((await report(...call)).body.Payload as string, 'base64')

/** The incurred amount of claims according to SQL, in cents. */
async function incurred(...policyIds: number[]): Promise<number> {
  const [row] = await server.database.sql<{ cents: number }>(
    `select (sum(loss_paid + loss_reserve + expense_paid + expense_reserve - recovery) * 100)::integer as cents
     from claims where policy_id = any($1)`,
    [policyIds],
  )
  return row!.cents
}
const asAmount = (cents: number) => (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })

test('shows no cancellation for a placeholder cancel date', async () => {
  const policy = 900_020
  await insertPolicies(server.database.sql, 100, [{ policy_id: policy, cancel_date: '0001-01-01' }])
  expect(pdfText(await bytes(member, [policy]))).not.toContain('canceled')
})

test('[LRN-005] the PDF has all claims, totals and valuation dates', async () => {
  const pdf = await bytes(member, [auto, empty, compensation])
  const text = pdfText(pdf)
  for (let index = 0; index < 60; index++) expect(text).toContain(`TC/${910_000 + index}`)
  expect(text).toContain('Łukasz Wiśniewski')
  expect(text).toContain('□□')
  expect(text).toContain('No Claims')
  for (const policies of [[auto], [compensation], [auto, compensation]])
    expect(text).toContain(asAmount(await incurred(...policies)))
  expect(text).not.toContain('adjuster alone')

  const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length
  expect(pages).toBeGreaterThan(2)
  expect(text).toContain(`Page ${pages} of ${pages}`)
  const valued = new Date(ago({ days: 20 })).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  expect(text.split(`Loss run, valued as of ${valued}`)).toHaveLength(pages + 1)
})

test('the PDF is tagged, with header cells and extractable text', async () => {
  const structure = (await bytes(member, [auto])).toString('latin1')
  const count = (pattern: RegExp) => structure.match(pattern)?.length ?? 0
  expect(structure).toContain('/Marked true')
  expect(structure).toContain('/Lang (en-US)')
  expect(count(/\/S \/Table\b/g)).toBe(2)
  expect(count(/\/Scope \/Column/g)).toBe(11 + 9)
  // The summary has rows for a policy, its line and all lines. The policy's table has 45 claims and a total.
  expect(count(/\/Scope \/Row/g)).toBe(3 + 46)
  expect(structure).toContain(Buffer.from('\ufeff漢字', 'utf16le').swap16().toString('latin1'))
})

test('the PDF has no text below 9 points', async () => {
  const [smallest] = pdfTextSizes(Buffer.from((await ordinary()).body.Payload as string, 'base64'))
  expect(smallest).toBeGreaterThanOrEqual(9)
})

test('no PDF page has a single claim', async () => {
  const claims = pagesOf(await ordinary()).map(countClaims)
  expect(claims.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(100)
  expect(claims).not.toContain(1)
})

test('no PDF page has a single claim of a policy with several', async () => {
  const counts = [1, 1, 1, 0, 1, 3, 1, 4, 1, 1, 3, 2, 3, 1, 5, 1]
  const policies = counts.map((_, index) => 920_000 + index)
  await insertPolicies(
    server.database.sql,
    100,
    policies.map((policy_id) => ({ policy_id })),
  )
  await insertClaims(
    server.database.sql,
    100,
    policies.flatMap((policy_id, index) =>
      Array.from({ length: counts[index]! }, (_, at) => {
        const rec_id = 940_000 + 10 * index + at
        return { rec_id, policy_id, claim_number: `TC26-${rec_id}` }
      }),
    ),
  )
  for (let first = 0; first < policies.length; first++) {
    const length = 2 + ((first * 5) % 11)
    const pages = pagesOf(await report(member, policies.slice(first, first + length)))
    const sum = counts.slice(first, first + length).reduce((total, count) => total + count, 0)
    expect(pages.reduce((total, page) => total + countClaims(page), 0)).toBe(sum)
    for (const page of pages) if (countClaims(page) === 1) expect(page).toContain('Total\n1 claim\n')
  }
})

/** The text of each page of a loss run. */
const pagesOf = ({ body }: Awaited<ReturnType<typeof report>>) =>
  pdfPages(Buffer.from(body.Payload as string, 'base64'))

/** The number of claim numbers on a page. */
const countClaims = (page: string) => page.match(/^[A-Z]{2}\d{2}-\d{6}$/gm)?.length ?? 0

/** The loss run of a company of the demo data, whose texts need no fallback font. */
async function ordinary() {
  const staff = await server.as('staff.admin@demo.example')
  const policies = (await staff('getPoliciesByClient', { query: { clientId: 101 } })).body.Payload as Policy[]
  const covered = policies.filter(
    ({ PolicyId, EffectiveDate }) => PolicyId !== foreign && EffectiveDate >= ago({ years: 6 }),
  )
  return staff('getLossRunReport', { query: { ClientId: 101, PolicyId: covered.map(({ PolicyId }) => PolicyId) } })
}

test('[LRN-003] the workbook has numbers, dates and sums, and no formulas', async () => {
  const book = read(await bytes(member, [auto, compensation], { DocType: 'excel' }), { cellNF: true })
  expect(book.SheetNames).toEqual(['Loss Run'])
  const sheet = book.Sheets['Loss Run'] as WorkSheet
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1 })
  const header = rows.findIndex((row) => row.includes('Claim number'))
  const column = (title: string) => rows[header]!.indexOf(title)
  const cell = (row: number, title: string) => sheet[utils.encode_cell({ r: row, c: column(title) })]

  const claims = rows.slice(header + 1, header + 61)
  const cents = claims.reduce((sum, row) => sum + Math.round((row[column('Total incurred')] as number) * 100), 0)
  expect(cents).toBe(await incurred(auto, compensation))
  expect(rows.find((row) => row[1] === 'All lines')![column('Total incurred')]).toBe(cents / 100)
  expect(cell(header + 1, 'Loss paid')).toMatchObject({ t: 'n', z: '$#,##0.00' })
  expect(cell(header + 1, 'Date of loss')).toMatchObject({ t: 'n', z: 'mm/dd/yyyy', w: slashed(ago({ days: 40 })) })

  const withFormula = header + 1 + claims.findIndex((row) => row[column('Claimant')] === formula)
  expect(cell(withFormula, 'Claimant')).toMatchObject({ t: 's', v: formula })
  expect(Object.values(sheet).filter((value) => (value as { f?: string }).f !== undefined)).toEqual([])
  expect(sheet['!autofilter']).toEqual({ ref: `A${header + 1}:S${header + 61}` })
})

const slashed = (day: string) => day.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1')

test('concurrent orders share one loss run and see its progress', async () => {
  const many = 900_006
  await insertPolicies(server.database.sql, 100, [{ policy_id: many }])
  const claims = Array.from({ length: 2_000 }, (_, index) => ({ rec_id: 920_000 + index, policy_id: many }))
  await insertClaims(server.database.sql, 100, claims)
  const progress = async () =>
    (await member('getLossRunProgress', { query: { PolicyId: [empty, many], ClientId: 100 } })).body.Payload
  expect(await progress()).toBeNull()
  const asked = [report(member, [many, empty]), report(await server.as('admin@broker.example'), [empty, many])]
  await expect.poll(progress, { timeout: 20_000 }).toMatchObject({ Claims: 2_000, Done: expect.any(Number) })
  const [first, second] = await Promise.all(asked)
  expect(pdfText(Buffer.from(first!.body.Payload as string, 'base64'))).toContain('2,000 claims')
  expect(second!.body.Payload === first!.body.Payload).toBe(true) // each PDF has an id of its own
  expect(await progress()).toBeNull()
})

test('[LRN-004] leaves out and names policies older than six years', async () => {
  const text = pdfText(await bytes(member, [old, auto])).replaceAll(/\s+/g, ' ')
  expect(text).toMatch(/Policies that took effect before .* are not included: TEST-900004\./)
  const refused = await report(member, [old])
  expect(refused.status).toBe(400)
  expect(refused.body.Error?.ErrorMessage).toMatch(/^A loss run covers policies that took effect on .* or later\.$/)
})

test('answers a foreign policy like an absent one', async () => {
  for (const policies of [[foreign], [999_999], [auto, foreign], [auto, 999_999]])
    expect((await report(member, policies)).body).toEqual({ Payload: null })
  expect((await report(member, [foreign], { ClientId: 101 })).body).toEqual({ Payload: null })
  expect((await report(await server.as('admin@xmember.example'), [auto])).body).toEqual({ Payload: null })
  expect((await report(await server.as('admin@broker.example'), [auto])).body.Payload).toEqual(expect.any(String))
})

test('[PRM-074] [PRM-077] each format requires its own permission and is logged', async () => {
  const { sql } = server.database
  const take = (code: string, isActive: number) =>
    sql(
      `update object_access set is_active = $2 where role_groups_rec_id = 22
       and objects_rec_id = (select rec_id from objects where code = $1)`,
      [code, isActive],
    )
  const manager = await server.as('manager@member.example')
  const statuses = async () => [
    (await report(manager, [empty])).status,
    (await report(manager, [empty], { DocType: 'excel' })).status,
  ]
  expect(await statuses()).toEqual([200, 200])
  await take('004-001-006', 0)
  expect(await statuses()).toEqual([200, 403])
  await take('004-001-006', 1)
  await take('004-001-003', 0)
  expect(await statuses()).toEqual([403, 200])
  const [logged] = await sql<{ count: number }>(
    `select count(*)::integer from activity_log where user_email = 'manager@member.example' and action like 'Downloaded a loss run%'`,
  )
  expect(logged).toEqual({ count: 4 })
})
