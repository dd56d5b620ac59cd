import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClaimSubmission, EmailClaim } from '@captive/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

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
import { answers, startProvider, type Provider } from './start-provider.ts'
import { startTestServer, type Answer, type Caller, type TestServer } from './test-server.ts'
import { uploadAs } from './upload.ts'

let server: TestServer
let member: Caller
let geocoder: Provider
beforeAll(async () => {
  geocoder = await startProvider()
  server = await startTestServer({
    REPORTS_PER_USER: '30',
    REPORTS_PER_COMPANY: '31',
    FILE_MB_PER_COMPANY: '3',
    REVERSE_GEOCODING_URL: geocoder.url,
  })
  member = await server.as('admin@member.example')
  await server.database.sql(everybodyMayReport)
})
afterAll(async () => {
  await server.close()
  await geocoder.close()
})

const stranger = 'victim@elsewhere.example'
const ok = (answer: Answer) => expect(answer.body.Error).toEqual({ ErrorStatus: 0, ErrorMessage: null })
const refused = ({ status, body }: Answer, sentence: RegExp) => {
  expect(status).toBe(200)
  expect(body.Error?.ErrorStatus).not.toBe(0)
  expect(body.Error?.ErrorMessage).toMatch(sentence)
}
const submit = (email: string, change: Partial<ClaimSubmission['personalInfoDetail']> = {}) => {
  const claim = claimBody('property-fire', 'typed by hand')
  const body = { ...claim, personalInfoDetail: { ...claim.personalInfoDetail, email, ...change } }
  return { number: body.confirmationNum, answer: member('fnolSubmit2', { query: online(), body }) }
}
const sendByEmail = (change: Partial<EmailClaim>, caller = member, company = memberCompany) =>
  caller('fnolEmail', { query: byEmail(company), body: { ...emailBody(), ...change } })
const mailsOf = async (number: string) => (await server.mails()).filter((mail) => mail.includes(number))
const recipientsOf = async (number: string) =>
  (await mailsOf(number)).map((mail) => /^To: (.*)$/m.exec(mail)?.[1] ?? '').sort()
const forget = (quota: string) => server.database.sql('delete from tries where key like $1', [`${quota}%`])
const files = async () => (await readdir(join(server.config.dataDir, 'files'))).sort()
const inline = (content: string | Buffer, name = 'note.txt') => ({
  name,
  base64: Buffer.from(content).toString('base64'),
})

describe('the acknowledgement', () => {
  const operations = 'claims.operations@captive.example'

  test.each([
    ['the account’s own', 'admin@member.example'],
    ['another user’s of its company', 'Manager@Member.example'],
    ['a user’s of its broker', 'employee@broker.example'],
  ])('goes to an allowed address: %s', async (_, email) => {
    const { number, answer } = submit(email)
    ok(await answer)
    expect(await recipientsOf(number)).toEqual([email.toLowerCase(), operations].sort())
  })

  test.each([
    ['a stranger’s', stranger],
    ['a user’s of another company', 'admin@xmember.example'],
    ['the staff’s', 'staff.admin@demo.example'],
  ])('goes to the account if the address is %s', async (_, email) => {
    const { number, answer } = submit(email)
    ok(await answer)
    expect(await recipientsOf(number)).toEqual(['admin@member.example', operations].sort())
  })

  test.each(['is_active = 0', 'deleted_at = now()'])('goes to no user with %s', async (change) => {
    const gone = (set: string) => server.database.sql(`update users set ${set} where email = 'employee@broker.example'`)
    await gone(change)
    const { number, answer } = submit('employee@broker.example')
    ok(await answer)
    expect(await recipientsOf(number)).not.toContain('employee@broker.example')
    await gone('is_active = 1, deleted_at = null')
  })

  test('contains nothing typed into the report', async () => {
    const { number, answer } = submit('manager@member.example', {
      company: 'Your bank: call 555-0199',
      street: 'Mayhem',
    })
    ok(await answer)
    const [mail = ''] = (await mailsOf(number)).filter((text) => /^To: manager@/m.test(text))
    const text = mail.replaceAll(/=\r?\n/g, '')
    expect(text).toContain(number)
    for (const typed of ['Your bank', '555-0199', 'Mayhem', 'Amarillo', '212-456-7890'])
      expect(text).not.toContain(typed)
    const [client] = await server.database.sql<{ name: string }>(
      'select client_name name from clients where client_id = $1',
      [memberCompany],
    )
    expect(text.replaceAll('\r\n', ' ')).toContain(client?.name)
  })
})

describe('nothing is stored before it is validated', () => {
  test('a refused email claim leaves no files or rows', async () => {
    const before = await files()
    refused(await sendByEmail({ comment: ' ', uploads: [inline('a'), inline('b')] }), /Comment/)
    refused(
      await sendByEmail({ uploads: [inline('a'), inline(Buffer.from([77, 90, 144, 0, 3]), 'virus.exe')] }),
      /virus\.exe was not accepted\. It is a Windows program/,
    )
    refused(
      await sendByEmail({ uploads: [inline('a'), { name: 'b.txt', filePath: 'A'.repeat(32) }] }),
      /no longer available/,
    )
    expect(await files()).toEqual(before)
    expect(await server.database.sql('select from uploads where not attached')).toEqual([])
  })

  test('the same claim sent twenty times leaves one set of files', async () => {
    const before = await files()
    const body = { ...emailBody(), uploads: [inline('one', 'one.txt'), inline('two', 'two.txt')] }
    const send = () => member('fnolEmail', { query: byEmail(), body })
    for (const answer of await Promise.all(Array.from({ length: 20 }, send))) ok(answer)
    ok(await send())
    expect(await files()).toHaveLength(before.length + 2)
  })

  test('claim files get safe names that match their content', async () => {
    const body = { ...emailBody(), uploads: [inline('rm -rf', '..\\a\u202Etxt.html')] }
    ok(await member('fnolEmail', { query: byEmail(), body }))
    const named = await server.database.sql(
      'select f.name, u.attached from claim_report_files f join uploads u using (storage_key) join claim_reports on id = claim_report_id where confirmation_number = $1',
      [body.confirmationNum],
    )
    expect(named).toEqual([{ name: 'atxt.html.txt', attached: true }])
  })
})

describe('daily quotas', () => {
  test('limit the files of a company and store nothing refused', async () => {
    await forget('file')
    const before = await files()
    const megabytes = (size: number) => 'x'.repeat(size * 1_048_576)
    const token = await server.token('manager@member.example')
    expect(await uploadAs(server, token, Buffer.from(megabytes(2)), 'two.txt')).toMatch(/^[\w-]{32}$/)
    refused(await sendByEmail({ uploads: [inline(megabytes(2))] }), /daily limit for files.*draft is saved/)
    expect(await uploadAs(server, token, Buffer.from(megabytes(2)), 'two.txt')).toBeUndefined()
    ok(await sendByEmail({ uploads: [inline(megabytes(1))] }))
    expect(await files()).toHaveLength(before.length + 2)
    ok(await sendByEmail({ uploads: [inline('here')] }, await server.as('admin@xmember.example'), 101))
  })

  test('limit reports of users and companies, and keep drafts', async () => {
    await forget('reports')
    await server.database.sql(`insert into tries values ('reportsOfUser:' || (select rec_id from users where email =
      'admin@member.example'), 30, now() + interval '1 hour')`)
    const draft = {
      claimType: null,
      personalInfo: claimBody('property-fire', 'P').personalInfoDetail,
      answers: {},
      uploads: [],
      step: 1,
    }
    await member('putFNOLDraft', { query: draftSave(), body: draft })
    refused(await submit('admin@member.example').answer, /your daily limit for reports.*draft is saved.*1\.888/)
    expect((await member('getFNOLDraft', { query: draftQuery() })).body.Payload).toMatchObject({ draft })

    const manager = await server.as('manager@member.example')
    await server.database.sql("insert into tries values ('reportsOfCompany:100', 30, now() + interval '1 hour')")
    ok(await sendByEmail({}, manager))
    refused(await sendByEmail({}, manager), /Your company has reached its daily limit for reports/)
    await server.database.sql("update tries set window_ends_at = now() - interval '1 second'")
    ok(await submit('admin@member.example').answer)
  })
})

test('limit address look-ups to sixty an hour per user', async () => {
  geocoder.behave(answers({ address: { road: 'Quarry Road', 'ISO3166-2-lvl4': 'US-IL' } }))
  const ask = async (caller: Caller) =>
    (await caller('findFNOLPlace', { body: { latitude: 41.6, longitude: -93.6 } })).body.Payload
  for (let count = 0; count < 60; count++) expect(await ask(member)).toMatchObject({ street: 'Quarry Road' })
  expect(await ask(member)).toBeNull()
  expect(geocoder.requests).toHaveLength(60)
  expect(await ask(await server.as('manager@member.example'))).toMatchObject({ street: 'Quarry Road' })
})
