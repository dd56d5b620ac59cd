import type { ClaimSubmission, PossibleDuplicate } from '@captive/api-client/contract'
import { parseDefinitions } from '@captive/form-engine'
import { samples, servedDefinitions } from '@captive/form-engine/catalogue'
import { claimForm } from '@captive/form-engine/claim'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { findClaimed, findReported } from '../src/areas/claim-reporting/suggestions/find-duplicates.ts'
import { systemScope, type Scope } from '../src/database/scope.ts'
import { claimBody, everybodyMayReport, memberCompany, online, today } from './claim-bodies.ts'
import { startTestServer, type Caller, type TestServer } from './test-server.ts'

let server: TestServer
let member: Caller, colleague: Caller, stranger: Caller
let policy: string
beforeAll(async () => {
  server = await startTestServer()
  await server.database.sql(everybodyMayReport)
  ;[member, colleague, stranger] = (await Promise.all(
    ['admin@member.example', 'employee@member.example', 'admin@xmember.example'].map(server.as),
  )) as [Caller, Caller, Caller]
  const { body } = await member('getPoliciesByClient', { query: { clientId: memberCompany } })
  policy = (body.Payload as { LOB: string; PolicyNumber: string }[]).find(
    ({ LOB }) => LOB === 'Commercial Auto',
  )!.PolicyNumber
})
beforeEach(async () => {
  for (const table of ['claim_report_values', 'claim_reports', 'tries'])
    await server.database.sql(`delete from ${table}`)
})
afterAll(() => server.close())

const auto = samples.find(({ name }) => name === 'auto-two-vehicles')!
const answers = auto.answers(today)
/** All answers that distinguish incidents: place, city, unit, VIN, driver, plates. */
const elsewhere = {
  c113: 'Somewhere else',
  c114: 'Omaha',
  c201: '9999',
  c207: '1FUJGLDR0CSBP8834',
  c233: 'Nobody',
  c234: 'Known',
  c101: 'Nobody',
  c103: 'Known',
  c19: [],
}
const daysAgo = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10)

const report = async (change: Record<string, unknown> = {}): Promise<ClaimSubmission> => {
  const body = claimBody(auto.name, policy, change)
  const answer = await member('fnolSubmit2', { query: online(), body })
  expect(answer.body.Error?.ErrorMessage).toBeNull()
  return body
}
const find = async (caller: Caller, change: object = {}, ClientId = memberCompany, claimType = 'Auto') =>
  (
    await caller('findFNOLDuplicates', {
      query: { ClientId },
      body: { claimType, answers: { ...answers, ...change } },
    })
  ).body.Payload as PossibleDuplicate[]
const reported = (found: PossibleDuplicate[]) => found.filter(({ kind }) => kind === 'report')

describe('a report of a loss within a day is found by', () => {
  test.each([
    ['driver', { c233: answers['c233'], c234: answers['c234'], c101: answers['c101'], c103: answers['c103'] }],
    ['plate of another vehicle', { c19: [{ otherVehicleId: 1, c301: 'pickup', c302: 'no', c306: 'klm-482' }] }],
    ['vehicle', { c201: answers['c201'] }],
    [
      'place, however it is written',
      { c113: String(answers['c113']).toUpperCase().replaceAll(' ', ' - '), c114: answers['c114'] },
    ],
  ])('%s', async (_what, same) => {
    const { confirmationNum } = await report()
    expect(reported(await find(colleague, { ...elsewhere, ...same }))).toEqual([
      { kind: 'report', number: confirmationNum, at: expect.stringMatching(/^\d{4}-.*Z$/) },
    ])
  })

  test('nothing else', async () => {
    await report()
    expect(reported(await find(member, elsewhere))).toEqual([])
  })
})

test.each([
  [0, 1],
  [1, 1],
  [2, 0],
])('a loss %d days before it finds %d', async (days, count) => {
  await report({ c111: daysAgo(days) })
  expect(reported(await find(member, { c111: daysAgo(0) }))).toHaveLength(count)
})

test.each(['2026-13-45', '2026-02-30', '9999-12-31', '0000-01-01', '2026-1', 'yesterday'])(
  'finds nothing for the date of loss %s',
  async (c111) => {
    await report()
    const { status, body } = await member('findFNOLDuplicates', {
      query: { ClientId: memberCompany },
      body: { claimType: 'Auto', answers: { ...answers, c111 } },
    })
    expect([status, body.Payload]).toEqual([200, []])
  },
)

test('a report of another type is no duplicate', async () => {
  await report()
  expect(reported(await find(member, {}, memberCompany, 'GeneralLiability'))).toEqual([])
})

test('ignores reports of other companies', async () => {
  await report()
  expect(await find(stranger, {}, 101)).toEqual([])
  const { status, body } = await stranger('findFNOLDuplicates', {
    query: { ClientId: memberCompany },
    body: { claimType: 'Auto', answers },
  })
  expect([status, body.Payload]).not.toEqual([200, expect.arrayContaining([expect.anything()])])
})

/** A claim of the member with a driver, and the answers of a report of the same incident. */
async function claimAndAnswers() {
  const [claim] = await server.database.sql<{ number: string; day: string; driver: string }>(
    `select claim_number number, loss_date::text as day, driver_name driver from claims join policies using (policy_id)
     where claims.client_id = $1 and lob = 'Commercial Auto' and driver_name is not null limit 1`,
    [memberCompany],
  )
  const [firstName = '', ...lastName] = claim!.driver.split(' ')
  const change = { ...elsewhere, c111: claim!.day, c231: 'yes', c232: 'no', c233: firstName, c234: lastName.join(' ') }
  return { claim: claim!, change }
}

test('queries filter by scope without row-level security', async () => {
  await report()
  const { change } = await claimAndAnswers()
  const form = claimForm(parseDefinitions(servedDefinitions), 'Auto')
  const found = (scope: Scope) =>
    server.database.transaction(systemScope, async (tx) => {
      const pending = { clientId: memberCompany, claimType: 'Auto' as const, form }
      const reports = await findReported(tx, scope, { ...pending, answers })
      return [...reports, ...(await findClaimed(tx, scope, { ...pending, answers: { ...answers, ...change } }))]
    })
  const kinds = async (companyId: number) =>
    new Set((await found({ kind: 'own', userId: 1, companyId })).map(({ kind }) => kind))
  expect(await kinds(memberCompany)).toEqual(new Set(['report', 'claim']))
  expect(await kinds(101)).toEqual(new Set())
})

test('finds matching claims only with permission to see claims', async () => {
  const { claim, change } = await claimAndAnswers()
  expect(await find(member, change)).toContainEqual(expect.objectContaining({ kind: 'claim', number: claim.number }))
  await server.database.sql(
    `update object_access set is_active = 0 where objects_rec_id in
     (select rec_id from objects where code in ('004-001-002', '001-007')) and role_groups_rec_id = 23`,
  )
  const employee = await server.as('employee@member.example')
  expect(await find(employee, change)).toEqual([])
})
