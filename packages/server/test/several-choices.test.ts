import type { ClaimConfirmation, ReportedAnswers, ReportRecord } from '@captive/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { claimBody, everybodyMayReport, memberCompany, online } from './claim-bodies.ts'
import { readable } from './readable-mail.ts'
import { startTestServer, type Caller, type TestServer } from './test-server.ts'

const question = 221
let server: TestServer
let staff: Caller
let member: Caller
let confirmationNum: string
beforeAll(async () => {
  server = await startTestServer()
  await server.database.sql(everybodyMayReport)
  await server.database.sql(`update fnol_controls set control_type_code = 'checkboxList' where rec_id = ${question}`)
  staff = await server.as('staff.admin@demo.example')
  member = await server.as('admin@member.example')
  const { body } = await member('getPoliciesByClient', { query: { clientId: memberCompany } })
  const policies = body.Payload as { LOB: string; PolicyNumber: string }[]
  const policy = policies.find(({ LOB }) => LOB.startsWith('Commercial Auto'))
  const claim = claimBody('auto-two-vehicles', policy?.PolicyNumber ?? '', { c131: 'no' })
  const values = claim.additionalInfoValues.filter(({ ControlsRecId }) => ControlsRecId !== question)
  const choices = { ControlsRecId: question, DataValue: '["front","rollover"]' }
  confirmationNum = claim.confirmationNum
  const answer = await member('fnolSubmit2', {
    query: online(),
    body: { ...claim, additionalInfoValues: [...values, choices] },
  })
  expect(answer.body.Error).toEqual({ ErrorStatus: 0, ErrorMessage: null })
})
afterAll(() => server.close())

const query = () => ({ ClientId: memberCompany, ConfirmationNum: confirmationNum })
const labels = 'Front, It rolled over'

test('the receipt shows the labels of all choices', async () => {
  const { sections } = (await member('getFNOLAnswers', { query: query() })).body.Payload as ReportedAnswers
  const rows = sections.flatMap((section) => section.rows)
  expect(rows.filter(({ label }) => label === 'Where was it hit?').map(({ value }) => value)).toContain(labels)
})

test('one severe choice makes the claim severe', async () => {
  const { severeReasons } = (await member('getFNOLConfirmation', { query: query() })).body.Payload as ClaimConfirmation
  expect(severeReasons).toContain('The vehicle rolled over')
})

test('the mail to claims operations has the labels', async () => {
  const mails = (await server.mails()).filter((mail) => mail.includes(confirmationNum))
  const operations = mails.find((mail) => /^To: claims\.operations@/m.test(mail))
  expect(readable(operations)).toContain(labels)
})

test('the JSON export has the stored list and the labels', async () => {
  const records = JSON.parse((await staff('exportReports', { query: { As: 'json' } })).raw.toString()) as ReportRecord[]
  const answers = records.find((record) => record.ConfirmationNum === confirmationNum)?.Answers
  expect(answers?.find(({ LabelCode }) => LabelCode === 'PointOfImpact')).toMatchObject({
    Value: '["front","rollover"]',
    Shown: labels,
  })
})

test('a flat file has labels if its mapping requests them', async () => {
  const columns = [
    { column: 'Number', from: ['#ConfirmationNum'] },
    { column: 'Hit', from: ['PointOfImpact:label'] },
  ]
  const replaced = await staff('replaceReportMapping', { body: { columns } })
  expect(replaced.body.Error?.ErrorStatus).toBe(0)
  const csv = (await staff('exportReports', { query: { As: 'csv' } })).raw.toString()
  expect(csv).toContain(`${confirmationNum},"${labels}"`)
})
