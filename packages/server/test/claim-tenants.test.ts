import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  byEmail,
  claimBody,
  draftQuery,
  draftSave,
  emailBody,
  everybodyMayReport,
  memberCompany,
  online,
} from './claim-bodies.ts'
import { startTestServer, type Caller, type TestServer } from './test-server.ts'

const brokerCompany = 103
const staffCompany = 'select client_id from users where email = $1'

let server: TestServer
let strangers: Caller[]
let broker: Caller, staff: Caller
beforeAll(async () => {
  server = await startTestServer()
  await server.database.sql(everybodyMayReport)
  strangers = await Promise.all(['admin@xmember.example', 'admin@prospect.example'].map(server.as))
  broker = await server.as('admin@broker.example')
  staff = await server.as('staff.admin@demo.example')
})
afterAll(() => server.close())

const claimsOf = () => server.database.sql('select client_id, reporting_client_id from claim_reports')

test('a company out of scope looks absent to all claim calls', async () => {
  for (const stranger of strangers) {
    const absent = { ...online(999_999), ReportingClientId: 101 }
    const foreign = { ...online(memberCompany), ReportingClientId: 101 }
    const body = claimBody('property-fire', 'typed')
    const answers = await Promise.all([absent, foreign].map((query) => stranger('fnolSubmit2', { query, body })))
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(answers[1]?.body.Error?.ErrorStatus).not.toBe(0)
    const email = await stranger('fnolEmail', {
      query: { ...byEmail(memberCompany), ReportingClientId: 101 },
      body: emailBody(),
    })
    expect(email.body.Error?.ErrorStatus).not.toBe(0)
    const query = draftQuery()
    const { confirmed, ...rest } = body.personalInfoDetail
    const draft = { claimType: null, personalInfo: { confirmed, ...rest }, answers: {}, uploads: [], step: 1 }
    expect((await stranger('putFNOLDraft', { query: draftSave(), body: draft })).body.Error?.ErrorStatus).not.toBe(0)
    expect((await stranger('getFNOLDraft', { query })).body).toEqual({ Payload: null })
    expect((await stranger('deleteFNOLDraft', { query })).body.Error?.ErrorStatus).not.toBe(0)
  }
  expect(await claimsOf()).toEqual([])
  expect(await server.database.sql('select * from claim_drafts')).toEqual([])
})

test('[SES-018] a broker reports for a client, and both are stored', async () => {
  const body = claimBody('property-fire', 'typed')
  const { body: answer } = await broker('fnolSubmit2', { query: online(memberCompany, brokerCompany), body })
  expect(answer.Error).toEqual({ ErrorStatus: 0, ErrorMessage: null })
  expect(await claimsOf()).toContainEqual({ client_id: memberCompany, reporting_client_id: brokerCompany })
})

test('[SES-017] staff report for any company', async () => {
  const [own] = await server.database.sql<{ client_id: number }>(staffCompany, ['staff.admin@demo.example'])
  const body = claimBody('property-fire', 'typed')
  const { body: answer } = await staff('fnolSubmit2', { query: online(101, own!.client_id), body })
  expect(answer.Error).toEqual({ ErrorStatus: 0, ErrorMessage: null })
})
