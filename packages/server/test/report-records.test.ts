import { ReportRecord, type ClaimSubmission, type EmailClaim } from '@captive/api-client/contract'
import { Value } from 'typebox/value'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { claimFormReader, describeReports } from '../src/areas/claim-reporting/index.ts'
import { systemScope } from '../src/database/scope.ts'
import { byEmail, claimBody, emailBody, everybodyMayReport, memberCompany, online } from './claim-bodies.ts'
import { startTestServer, type Caller, type TestServer } from './test-server.ts'

let server: TestServer
let member: Caller
let policyNumber: string
beforeAll(async () => {
  server = await startTestServer()
  await server.database.sql(everybodyMayReport)
  member = await server.as('admin@member.example')
  const { body } = await member('getPoliciesByClient', { query: { clientId: memberCompany } })
  policyNumber = (body.Payload as { LOB: string; PolicyNumber: string }[]).find(({ LOB }) =>
    LOB.startsWith('Work'),
  )!.PolicyNumber
})
afterAll(() => server.close())

async function file(body: ClaimSubmission | EmailClaim): Promise<ReportRecord> {
  const isOnline = 'claimTypeDetail' in body
  const answer = await member(isOnline ? 'fnolSubmit2' : 'fnolEmail', { query: isOnline ? online() : byEmail(), body })
  if (answer.body.Error?.ErrorStatus !== 0) throw new Error(answer.body.Error?.ErrorMessage ?? '')
  return recordOf(body)
}

async function recordOf(body: ClaimSubmission | EmailClaim): Promise<ReportRecord> {
  const [row] = await server.database.sql<{ id: number }>(
    'select id from claim_reports where confirmation_number = $1',
    [body.confirmationNum],
  )
  const [record] = await server.database.transaction(
    systemScope,
    (tx) => describeReports(tx, { keyring: server.config.keyring, readClaimForm: claimFormReader() }, [row?.id ?? 0]),
    'read only',
  )
  if (!record) throw new Error('The report is not there.')
  expect(Value.Errors(ReportRecord, record)).toEqual([])
  return record
}

const answerOf = ({ Answers }: ReportRecord, code: string) => Answers.find(({ LabelCode }) => LabelCode === code)

test('describes every answer as stored and as shown', async () => {
  const body = claimBody('workers-compensation-fall', policyNumber)
  const record = await file(body)
  expect(record).toMatchObject({
    ConfirmationNum: body.confirmationNum,
    Company: { ClientId: memberCompany },
    ClaimType: 'Workers Compensation',
    ReportedBy: { Email: 'admin@member.example' },
    Contact: { PolicyNumber: policyNumber, City: 'Amarillo' },
  })
  const sent = [...body.lossInfoValues, ...body.additionalInfo_WCValues]
  expect(record.Answers).toHaveLength(sent.length)
  const birth = answerOf(record, 'EmployeeBirthDate')
  expect(birth?.Value).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(birth?.Shown).toMatch(/^\d{2}\/\d{2}\/\d{4}$/)
  expect(record.Answers.every(({ LabelCode, Label }) => LabelCode !== null && Label !== '')).toBe(true)
})

test('masks the Social Security number', async () => {
  const record = await file(claimBody('workers-compensation-fall', policyNumber))
  expect(answerOf(record, 'SSN')).toMatchObject({ Value: null, Shown: '•••-••-••••' })
  expect(JSON.stringify(record)).not.toMatch(/078-?05-?1120/)
})

test('distinguishes repeated vehicles', async () => {
  const [row] = await server.database.sql<{ number: string }>(
    `select policy_number number from policies where client_id = ${memberCompany} and lob = 'Commercial Auto'`,
  )
  const record = await file(claimBody('auto-two-vehicles', row?.number ?? ''))
  expect(new Set(record.Answers.map(({ Vehicle }) => Vehicle)).size).toBe(3)
})

describe('after its question is removed', () => {
  const ask = (isActive: 0 | 1) =>
    server.database.sql('update fnol_controls set is_active = $1 where rec_id = 442', [isActive])
  afterEach(() => ask(1))

  test('an answer is read with the form of its report', async () => {
    const body = claimBody('workers-compensation-fall', policyNumber)
    const answer = answerOf(await file(body), 'Provider')
    expect(answer?.Value).not.toBeNull()
    await ask(0)
    expect(answerOf(await recordOf(body), 'Provider')).toEqual(answer)
  })

  test('an answer of a report without a version stays masked', async () => {
    const body = claimBody('workers-compensation-fall', policyNumber)
    await file(body)
    await server.database.sql('update claim_reports set tables_version = null')
    await ask(0)
    const { Answers } = await recordOf(body)
    expect(Answers.filter(({ LabelCode }) => LabelCode === null)).toMatchObject([
      { Label: 'Doctor or clinic', Value: null, Shown: '••••••••' },
    ])
  })
})

test('describes a report by email with its message and files', async () => {
  const base64 = Buffer.from('in the body').toString('base64')
  const record = await file({ ...emailBody(), uploads: [{ name: 'note.txt', base64 }] })
  expect(record).toMatchObject({
    ClaimType: null,
    Answers: [{ LabelCode: null, Label: 'Comment', Value: 'A pallet fell on <b>the dock</b>.' }],
    Files: [{ Name: 'note.txt', Size: 11 }],
  })
})
