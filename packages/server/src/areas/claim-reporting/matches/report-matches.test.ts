import type { ActivityEntry, ClaimConfirmation, Delivery, FiledReport, ReportMatch } from '@captive/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { claimBody, everybodyMayReport, memberCompany, online, today } from '../../../../test/claim-bodies.ts'
import { insertPolicies } from '../../../../test/insert-claims.ts'
import { fileBody, startTestServer, type Caller, type TestServer } from '../../../../test/test-server.ts'

const Source = 'Keel Claims'
const lines = { Auto: 'Commercial Auto', Comp: 'Workers Compensation' }
const policyOf = { Auto: 'TEST-900001', Comp: 'TEST-900002' }

let server: TestServer
let staff: Caller
let member: Caller
beforeAll(async () => {
  server = await startTestServer()
  await server.database.sql(everybodyMayReport)
  staff = await server.as('staff.admin@demo.example')
  member = await server.as('admin@member.example')
  const term = { effective_date: '2020-01-01', expiration_date: '2100-01-01' }
  await insertPolicies(server.database.sql, memberCompany, [
    { policy_id: 900_001, lob: lines.Auto, ...term },
    { policy_id: 900_002, lob: lines.Comp, ...term },
  ])
})
afterAll(() => server.close())

beforeEach(async () => {
  const { sql } = server.database
  await sql('delete from claim_report_matches')
  await sql('delete from claim_valuations')
  await sql('delete from delivery_changes')
  await sql('delete from delivery_notifications')
  const ours = "select rec_id from claims where claim_number like 'KC-%'"
  await sql(`delete from claim_notifications where claims_rec_id in (${ours})`)
  await sql('delete from delivery_mapping_versions')
  await sql('delete from deliveries')
  await sql('delete from delivery_sources')
  await sql("delete from claims where claim_number like 'KC-%'")
})

/** Files a report of an employee's fall with a loss date 20 days ago. */
async function report(employee = { c401: 'Samuel', c402: 'Okafor' }): Promise<string> {
  const body = claimBody('workers-compensation-fall', policyOf.Comp, employee)
  const { body: answer } = await member('fnolSubmit2', { query: online(), body })
  expect(answer.Error).toEqual({ ErrorStatus: 0, ErrorMessage: null })
  return body.confirmationNum
}

const lossDay = new Date(Date.parse(today) - 20 * 86_400_000).toISOString().slice(0, 10)

interface Row {
  claim?: string
  policy?: string
  loss?: string
  claimant?: string
  confirmation?: string
}

function csvOf(rows: readonly Row[], head = 'Confirmation Number'): string {
  const heads = [
    'Claim Number',
    'Policy Number',
    'Date of Loss',
    'Status',
    'Claimant',
    'Loss Paid',
    'Adjuster',
    'Valuation Date',
  ]
  const lists = rows.map(
    ({ claim = 'KC-1', policy = policyOf.Comp, loss = lossDay, claimant = 'Nobody, Known', confirmation = '' }) => [
      claim,
      policy,
      loss,
      'Open',
      `"${claimant}"`,
      '0.00',
      '"Winters, Abby"',
      today,
      confirmation,
    ],
  )
  return [[...heads, head], ...lists].map((row) => `${row.join(',')}\r\n`).join('')
}

async function deliver(rows: readonly Row[], head?: string): Promise<number> {
  const brought = (await staff('bringDelivery', { query: { Source }, body: fileBody('losses.csv', csvOf(rows, head)) }))
    .body
  const { RecId } = brought.Payload as Delivery
  const applied = (await staff('applyDelivery', { body: { RecId, Accepted: [] } })).body
  expect(applied.Payload).toMatchObject({ State: 'applied', Refused: 0, Doubtful: 0 })
  return RecId
}

const takeBack = async (RecId: number) =>
  (await staff('takeBackDelivery', { body: { RecId } })).body.Error?.ErrorMessage
async function matchesOf(number: string, query: object = {}): Promise<ReportMatch | undefined> {
  const { body } = await staff('getReportMatches', { query })
  return (body.Payload as ReportMatch[]).find(({ ConfirmationNum }) => ConfirmationNum === number)
}
async function claimsShown(caller: Caller, number: string) {
  const { body } = await caller('getFNOLReports', { query: { ClientId: memberCompany } })
  const filed = (body.Payload as FiledReport[]).find(({ ConfirmationNum }) => ConfirmationNum === number)
  const query = { ClientId: memberCompany, ConfirmationNum: number }
  const confirmation = (await caller('getFNOLConfirmation', { query })).body.Payload as ClaimConfirmation
  expect(confirmation.claims).toEqual(filed?.claims)
  return filed?.claims
}
async function decide(number: string, Decision: 'confirm' | 'reject' | 'undo'): Promise<string | null | undefined> {
  const found = await matchesOf(number)
  const ClaimsRecId = found?.claims[0]?.ClaimsRecId ?? 999_999
  return (await staff('decideReportMatch', { body: { ReportRecId: found?.RecId, ClaimsRecId, Decision } })).body.Error
    ?.ErrorMessage
}
const newestActivity = async () =>
  ((await staff('getAuditLog', { query: { limit: 5 } })).body.Payload as ActivityEntry[]).map(({ Action }) => Action)

describe('a delivery with confirmation numbers', () => {
  test('matches each report to its claim', async () => {
    const number = await report()
    await deliver([{ confirmation: number }, { claim: 'KC-2' }])
    expect(await matchesOf(number)).toMatchObject({
      claims: [{ ClaimNumber: 'KC-1', State: 'matched', Reason: 'number', Source, By: null }],
    })
    expect(await claimsShown(member, number)).toMatchObject([
      { ClaimNumber: 'KC-1', PolicyId: 900_002, AdjusterFirstName: 'Abby', AdjusterLastName: 'Winters' },
    ])
  })

  test('shows on the claim when and by whom it was reported', async () => {
    const number = await report()
    await deliver([{ confirmation: number }])
    const [claim] = (await claimsShown(member, number)) ?? []
    const { body } = await member('getReportsOfClaim', { query: { RecId: claim?.ClaimsRecId } })
    expect(body.Payload).toMatchObject([{ ConfirmationNum: number, reportedBy: expect.stringMatching(/\w+ \w+/) }])
  })

  test.each(['Member Reference', 'FNOL #', 'Reference Number', 'Remark'])('finds them under “%s”', async (head) => {
    const number = await report()
    await deliver([{ confirmation: number }], head)
    expect(await matchesOf(number)).toMatchObject({ claims: [{ ClaimNumber: 'KC-1', Reason: 'number' }] })
  })

  test('reads a number in another spelling', async () => {
    const number = await report()
    await deliver([{ confirmation: number.toLowerCase().replace(/(\d{4})/g, '$1-') }])
    expect(await matchesOf(number)).toMatchObject({ claims: [{ ClaimNumber: 'KC-1' }] })
  })

  test('matches a claim that has not changed', async () => {
    await deliver([{}])
    const number = await report()
    await deliver([{ confirmation: number }])
    expect(await matchesOf(number)).toMatchObject({ claims: [{ ClaimNumber: 'KC-1', State: 'matched' }] })
  })

  test('ignores unknown numbers and those of another company', async () => {
    const number = await report()
    await server.database.sql('alter table claim_reports disable trigger user')
    await server.database.sql('update claim_reports set client_id = 225 where confirmation_number = $1', [number])
    await deliver([{ confirmation: number }, { claim: 'KC-2', confirmation: 'CN010126001234567' }])
    expect(await server.database.sql('select 1 from claim_report_matches')).toEqual([])
    await server.database.sql(
      'delete from claim_report_values where claim_report_id in (select id from claim_reports where client_id = 225)',
    )
  })
})

describe('a delivery without confirmation numbers', () => {
  test('proposes the claim with the same line, date and person', async () => {
    const number = await report()
    await deliver([
      { claimant: 'Okafor, Samuel T.' },
      { claim: 'KC-2', claimant: 'Samuel Okafor', policy: policyOf.Auto },
      { claim: 'KC-3', claimant: 'Samuel Okafor', loss: '2026-01-05' },
      { claim: 'KC-4', claimant: 'Samuela Okafor' },
    ])
    expect(await matchesOf(number, { Claim: 'without' })).toMatchObject({
      ...{ claimType: 'Workers Compensation', lossDate: lossDay, people: ['Samuel Okafor'] },
      claims: [
        { ClaimNumber: 'KC-1', ClaimantName: 'Okafor, Samuel T.', State: 'proposed', Reason: 'likeness', By: null },
      ],
    })
    expect(await claimsShown(member, number)).toEqual([])
  })

  test('skips a report with an invalid loss date', async () => {
    const number = await report()
    await server.database.sql('alter table claim_report_values disable trigger user')
    await server.database.sql("update claim_report_values set data_value = '2026-02-30' where data_value = $1", [
      lossDay,
    ])
    await server.database.sql('alter table claim_report_values enable trigger user')
    await deliver([{ claimant: 'Samuel Okafor' }])
    expect(await matchesOf(number)).toMatchObject({ claims: [] })
  })

  test('proposes no claim for a matched report', async () => {
    const number = await report()
    await deliver([{ confirmation: number }, { claim: 'KC-2', claimant: 'Samuel Okafor' }])
    expect(await matchesOf(number)).toMatchObject({ claims: [{ ClaimNumber: 'KC-1' }] })
  })
})

describe('staff', () => {
  test('confirm a proposed claim, which is logged', async () => {
    const number = await report()
    await deliver([{ claimant: 'Samuel Okafor' }])
    expect(await decide(number, 'confirm')).toBeNull()
    expect(await matchesOf(number, { Claim: 'with' })).toMatchObject({
      claims: [{ State: 'matched', Reason: 'likeness', By: 'staff.admin@demo.example' }],
    })
    expect(await claimsShown(member, number)).toMatchObject([{ ClaimNumber: 'KC-1' }])
    expect((await newestActivity()).join()).toContain(`Confirmed that claim report ${number} became claim KC-1`)
    expect(await decide(number, 'confirm')).toMatch(/no longer suggested/)
  })

  test('undo a match, and the next delivery keeps it undone', async () => {
    const number = await report()
    await deliver([{ confirmation: number }])
    expect(await decide(number, 'undo')).toBeNull()
    await deliver([{ confirmation: number, claimant: 'Samuel Okafor' }])
    expect(await matchesOf(number, { Claim: 'without' })).toMatchObject({ claims: [{ State: 'proposed' }] })
    expect(await claimsShown(member, number)).toEqual([])
  })

  test('reject a claim, which is not proposed again', async () => {
    const number = await report()
    await deliver([{ claimant: 'Samuel Okafor' }])
    expect(await decide(number, 'reject')).toBeNull()
    await deliver([{ claimant: 'Samuel Okafor', claim: 'KC-1' }])
    expect(await matchesOf(number)).toMatchObject({ claims: [] })
  })

  test('list reports of a company and type', async () => {
    const number = await report()
    expect(await matchesOf(number, { Type: 'Auto' })).toBeUndefined()
    expect(await matchesOf(number, { Type: 'WorkersCompensation', ClientId: memberCompany })).toBeDefined()
    expect(await matchesOf(number, { ClientId: 225 })).toBeUndefined()
  })
})

test('taking back the delivery removes its matches', async () => {
  const number = await report()
  const first = await deliver([{ claimant: 'Samuel Okafor' }])
  const second = await deliver([{ claimant: 'Samuel Okafor' }, { claim: 'KC-2', confirmation: number }])
  expect(await claimsShown(member, number)).toMatchObject([{ ClaimNumber: 'KC-2' }])
  expect(await takeBack(second)).toBeNull()
  expect(await matchesOf(number)).toMatchObject({ claims: [{ ClaimNumber: 'KC-1', State: 'proposed' }] })
  expect(await decide(number, 'confirm')).toBeNull()
  expect(await takeBack(first)).toBeNull()
  expect(await matchesOf(number)).toMatchObject({ claims: [] })
})

test('another company sees neither match nor claim', async () => {
  const number = await report()
  await deliver([{ confirmation: number }])
  const [claim] = (await claimsShown(member, number)) ?? []
  const other = await server.as('admin@xmember.example')
  const { body } = await other('getReportsOfClaim', { query: { RecId: claim?.ClaimsRecId } })
  expect(body.Payload).toEqual([])
})
