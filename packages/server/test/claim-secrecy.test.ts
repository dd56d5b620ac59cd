import type { ClaimSubmission, FiledReport, User } from '@captive/api-client/contract'
import { samples } from '@captive/form-engine/catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { submissionDigest } from '../src/areas/claim-reporting/submission/validate-claim.ts'
import { keyOldFingerprints } from '../src/keys/key-old-fingerprints.ts'

import { claimBody, draftSave, everybodyMayReport, memberCompany, online, today } from './claim-bodies.ts'
import { startTestServer, type Caller, type TestServer } from './test-server.ts'

const ssn = '523-45-6789'

let server: TestServer
let member: Caller
let number: string
let claim: ClaimSubmission
beforeAll(async () => {
  server = await startTestServer()
  member = await server.as('admin@member.example')
  const { body } = await member('getPoliciesByClient', { query: { clientId: memberCompany } })
  const policies = body.Payload as { LOB: string; PolicyNumber: string }[]
  const policy = policies.find(({ LOB }) => LOB.startsWith('Work'))!.PolicyNumber
  const sample = samples.find(({ claimType }) => claimType === 'WorkersCompensation')!
  await member('putFNOLDraft', {
    query: draftSave(),
    body: {
      claimType: 'WorkersCompensation',
      personalInfo: claimBody(sample.name, policy).personalInfoDetail,
      answers: { ...sample.answers(today), c481: ssn },
      uploads: [],
      step: 3,
    },
  })
  claim = claimBody(sample.name, policy, { c481: ssn })
  number = claim.confirmationNum
  const answer = await member('fnolSubmit2', { query: online(), body: claim })
  if (answer.body.Error?.ErrorStatus !== 0) throw new Error(`The claim was refused: ${answer.body.Error?.ErrorMessage}`)
})
afterAll(() => server.close())

/** With dashes, without, and in parts that would give it away. */
const forms = [ssn, ssn.replaceAll('-', ''), '45-6789', '6789']

test('[ENG-016] no table contains a confidential value in clear', async () => {
  const tables = await server.database.sql<{ name: string }>(
    "select table_name name from information_schema.tables where table_schema = 'public'",
  )
  for (const { name } of tables) {
    const rows = await server.database.sql(`select count(*)::integer found from "${name}" t where t::text ~ $1`, [
      '523-?45-?6789',
    ])
    expect(rows, name).toEqual([{ found: 0 }])
  }
})

const storedHash = async () => {
  const [row] = await server.database.sql<{ hash: string }>(
    'select content_hash hash from claim_reports where confirmation_number = $1',
    [number],
  )
  return row?.hash
}

test('[ENG-016] no row contains an unkeyed digest of the submission', async () => {
  expect(await storedHash()).not.toContain(submissionDigest(claim, memberCompany))
})

test('keys old digests and still recognizes a retry', async () => {
  await server.database.sql('update claim_reports set content_hash = $1 where confirmation_number = $2', [
    submissionDigest(claim, memberCompany),
    number,
  ])
  await server.database.sql("delete from milestones where name = 'fingerprints-keyed'")
  await server.database.prepare((owner) => keyOldFingerprints(owner, server.config.keyring))
  expect(await storedHash()).not.toContain(submissionDigest(claim, memberCompany))
  const again = await member('fnolSubmit2', { query: online(), body: claim })
  expect(again.body.Error?.ErrorStatus).toBe(0)
})

test('[ENG-016] no mail contains it', async () => {
  const mails = (await server.mails()).filter((mail) => mail.includes(number))
  expect(mails).toHaveLength(2)
  for (const mail of mails) {
    const text = mail.replace(/=\r?\n/g, '')
    for (const form of forms) expect(text.replace(/boundary=.*|^Message-ID.*$|--_NmP.*/gm, '')).not.toContain(form)
  }
})

test('[ENG-016] no log line contains it', () => {
  for (const form of forms.slice(0, 3)) expect(server.log()).not.toContain(form)
  expect(server.log()).toContain('/api/FNOLSubmit2')
})

test('finds a confirmation by number, otherwise null', async () => {
  const ask = (ConfirmationNum: string) =>
    member('getFNOLConfirmation', { query: { ClientId: memberCompany, ConfirmationNum } })
  const { body } = await ask(number)
  expect(body.Payload).toEqual({
    ConfirmationNum: number,
    reportedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
    claimType: 'Workers Compensation',
    email: expect.stringContaining('@'),
    severeReasons: expect.any(Array),
    claims: [],
  })
  expect((await ask('CN000000000000000')).body.Payload).toBeNull()
})

test('lists submitted reports for callers with the company in scope', async () => {
  const ask = async (caller: Caller, ClientId = memberCompany) =>
    (await caller('getFNOLReports', { query: { ClientId } })).body.Payload as FiledReport[]
  const reporter = await member('getUserByEmail', { query: { email: 'admin@member.example' } })
  const { FirstName, LastName } = reporter.body.Payload as User
  const own = await ask(member)
  expect(own.find(({ ConfirmationNum }) => ConfirmationNum === number)).toEqual({
    RecId: expect.any(Number),
    ConfirmationNum: number,
    reportedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
    claimType: 'Workers Compensation',
    policyNumber: expect.any(String),
    reportedBy: `${FirstName} ${LastName}`,
    severeReasons: expect.any(Array),
    claims: [],
  } satisfies FiledReport)
  expect(await ask(await server.as('admin@broker.example'))).toEqual(own)
  const stranger = await server.as('admin@xmember.example')
  await server.database.sql(everybodyMayReport)
  expect(await ask(stranger)).toEqual([])
  expect(await ask(stranger, 101)).toEqual([])
})

test('the receipt is a tagged PDF for callers with the company in scope', async () => {
  const ask = (caller: Caller) =>
    caller('getFNOLReceipt', { query: { ClientId: memberCompany, ConfirmationNum: number } })
  const { status, headers, raw } = await ask(member)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('application/pdf')
  expect(headers['content-disposition']).toMatch(/^attachment; filename="Claim report CN\d{15}\.pdf"$/)
  expect(raw.subarray(0, 5).toString()).toBe('%PDF-')
  expect(raw.toString('latin1')).toContain('/MarkInfo')
  expect((await ask(await server.as('admin@broker.example'))).status).toBe(200)
  expect((await ask(await server.as('staff.admin@demo.example'))).status).toBe(200)
  const stranger = await server.as('admin@xmember.example')
  await server.database.sql(everybodyMayReport)
  expect((await ask(stranger)).status).toBe(404)
  const own = await stranger('getFNOLReceipt', { query: { ClientId: 101, ConfirmationNum: number } })
  expect(own.status).toBe(404)
  const found = await stranger('getFNOLConfirmation', { query: { ClientId: 101, ConfirmationNum: number } })
  expect(found.body.Payload).toBeNull()
})
