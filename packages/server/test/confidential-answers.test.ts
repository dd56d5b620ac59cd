import type { ReportedAnswers, ReportSection } from '@captive/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { claimBody, everybodyMayReport, memberCompany, online } from './claim-bodies.ts'
import { startTestServer, type Caller, type TestServer } from './test-server.ts'

const hurt = 'A passer-by, a broken ankle'
const question = 'Who was hurt, and how?'
const anInjury = { c131: 'yes', c132: '1', c133: 'no', c134: 'no' }

let server: TestServer
let reporter: Caller
let number: string
beforeAll(async () => {
  server = await startTestServer()
  await server.database.sql(everybodyMayReport)
  reporter = await server.as('manager@member.example')
  number = await report({ ...anInjury, c136: hurt })
})
afterAll(() => server.close())

async function report(answers: Record<string, string>): Promise<string> {
  const body = claimBody('property-fire', 'typed by hand', answers)
  const answer = await reporter('fnolSubmit2', { query: online(), body })
  if (answer.body.Error?.ErrorStatus !== 0) throw new Error(`The claim was refused: ${answer.body.Error?.ErrorMessage}`)
  return body.confirmationNum
}

const query = (ConfirmationNum = number, ClientId = memberCompany) => ({ query: { ClientId, ConfirmationNum } })
const read = async (caller: Caller, ...named: Parameters<typeof query>) =>
  (await caller('getFNOLAnswers', query(...named))).body.Payload as ReportedAnswers | null
const reveal = async (caller: Caller, ...named: Parameters<typeof query>) =>
  (await caller('revealFNOLAnswers', query(...named))).body.Payload as ReportSection[] | null
const answerTo = (label: string, sections: readonly ReportSection[] = []) =>
  sections.flatMap(({ rows }) => rows).find((row) => row.label === label)?.value
const revealsNoted = () =>
  server.database.sql<{ user_email: string }>(
    `select user_email from activity_log where action = 'Viewed the confidential answers of claim report ${number}'
     order by rec_id`,
  )

test('shows reports with dots for confidential answers', async () => {
  for (const email of ['manager', 'admin'].map((name) => `${name}@member.example`)) {
    const shown = await read(await server.as(email))
    expect(answerTo(question, shown?.sections)).toMatch(/^•+$/)
    expect(JSON.stringify(shown)).not.toContain('ankle')
  }
  expect(await revealsNoted()).toEqual([])
})

test('reporter and staff can reveal them, and it is logged', async () => {
  const staff = await server.as('staff.admin@demo.example')
  for (const caller of [reporter, staff]) {
    expect((await read(caller))?.mayReveal).toBe(true)
    const sections = await reveal(caller)
    expect(answerTo(question, sections ?? [])).toBe(hurt)
    expect(sections?.length).toBe((await read(caller))?.sections.length)
  }
  expect(await revealsNoted()).toEqual([
    { user_email: 'manager@member.example' },
    { user_email: 'staff.admin@demo.example' },
  ])
})

test('colleagues, brokers and others cannot reveal them', async () => {
  const before = await revealsNoted()
  for (const email of ['admin@member.example', 'admin@broker.example']) {
    const caller = await server.as(email)
    expect((await read(caller))?.mayReveal, email).toBe(false)
    expect(await reveal(caller), email).toBeNull()
  }
  const stranger = await server.as('admin@xmember.example')
  for (const company of [memberCompany, 101]) {
    expect(await read(stranger, number, company)).toBeNull()
    expect(await reveal(stranger, number, company)).toBeNull()
  }
  expect(await revealsNoted()).toEqual(before)
})

test('a report without confidential answers reveals and logs nothing', async () => {
  const plain = await report({})
  expect((await read(reporter, plain))?.mayReveal).toBe(false)
  expect(await reveal(reporter, plain)).toBeNull()
})

test('sealed answers cannot be moved to another report', async () => {
  const other = await report({ ...anInjury, c136: 'Nobody else' })
  await server.database.sql(
    `update claim_reports set sealed_answers = (select sealed_answers from claim_reports where confirmation_number = $1)
     where confirmation_number = $2`,
    [number, other],
  )
  expect((await reporter('revealFNOLAnswers', query(other))).status).toBe(500)
})
