import type { ReportedAnswers } from '@captive/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { claimBody, everybodyMayReport, memberCompany, online } from './claim-bodies.ts'
import { readable } from './readable-mail.ts'
import { startTestServer, type Caller, type TestServer } from './test-server.ts'

const [calculated, vehicleYear] = [184, 204]
let server: TestServer
let member: Caller
let policyNumber: string
beforeAll(async () => {
  server = await startTestServer()
  await server.database.sql(everybodyMayReport)
  await server.database.sql(
    `update fnol_controls set control_label = 'Years until 2040', control_data_type_code = 'number',
       calculation = '2040 - [${vehicleYear}]' where rec_id = ${calculated}`,
  )
  member = await server.as('admin@member.example')
  const { body } = await member('getPoliciesByClient', { query: { clientId: memberCompany } })
  const policies = body.Payload as { LOB: string; PolicyNumber: string }[]
  policyNumber = policies.find(({ LOB }) => LOB.startsWith('Commercial Auto'))?.PolicyNumber ?? ''
})
afterAll(() => server.close())

/** Files a claim with a vehicle of 2021 and with this value of the calculated question. */
async function file(given: string | null) {
  const claim = claimBody('auto-two-vehicles', policyNumber, { c131: 'no', [`c${vehicleYear}`]: '2021' })
  const lossInfoValues = claim.lossInfoValues.filter(({ ControlsRecId }) => ControlsRecId !== calculated)
  if (given !== null) lossInfoValues.push({ ControlsRecId: calculated, DataValue: given })
  const { body } = await member('fnolSubmit2', { query: online(), body: { ...claim, lossInfoValues } })
  return { number: claim.confirmationNum, error: body.Error?.ErrorMessage ?? null }
}

async function shownIn(number: string) {
  const query = { ClientId: memberCompany, ConfirmationNum: number }
  const { sections } = (await member('getFNOLAnswers', { query })).body.Payload as ReportedAnswers
  return sections.flatMap(({ rows }) => rows).find(({ label }) => label === 'Years until 2040')?.value
}

test('refuses a value that differs from the calculated one', async () => {
  const { number, error } = await file('20')
  expect(error).toContain('Years until 2040')
  expect(await server.database.sql(`select 1 from claim_reports where confirmation_number = '${number}'`)).toEqual([])
})

test.each([
  ['the calculated value', '19'],
  ['no value', null],
])('keeps the calculated value of a report with %s', async (_, given) => {
  const { number, error } = await file(given)
  expect(error).toBeNull()
  expect(await shownIn(number)).toBe('19')
  const mails = (await server.mails()).filter((mail) => mail.includes(number))
  expect(readable(mails.find((mail) => /^To: claims\.operations@/m.test(mail)))).toContain('Years until 2040')
})
