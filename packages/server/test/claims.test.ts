import type { ClaimSubmission } from '@captive/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import {
  byEmail,
  claimBody,
  emailBody,
  everybodyMayReport,
  memberCompany,
  online,
  sampleNames,
} from './claim-bodies.ts'
import { startTestServer, type Answer, type Caller, type TestServer } from './test-server.ts'

let server: TestServer
let member: Caller
let policyOf: Record<string, string>
beforeAll(async () => {
  server = await startTestServer()
  member = await server.as('admin@member.example')
  const { body } = await member('getPoliciesByClient', { query: { clientId: memberCompany } })
  const policies = body.Payload as { LOB: string; PolicyNumber: string }[]
  policyOf = Object.fromEntries(policies.map(({ LOB, PolicyNumber }) => [LOB.slice(0, 4), PolicyNumber]))
})
afterAll(() => server.close())

const policyFor = (name: string) => {
  if (name.startsWith('auto')) return policyOf['Comm'] ?? ''
  if (name.startsWith('general')) return policyOf['Gene'] ?? ''
  return name.startsWith('workers') ? (policyOf['Work'] ?? '') : 'typed by hand'
}

const sample = (name: string, change = {}) => claimBody(name, policyFor(name), change)
const submit = (body: ClaimSubmission, query: object = online()) => member('fnolSubmit2', { query, body })
const countOf = async (confirmationNum: string) => {
  const [row] = await server.database.sql<{ count: number }>(
    'select count(*)::integer from claim_reports where confirmation_number = $1',
    [confirmationNum],
  )
  return row?.count
}

/** A refusal is an answer: status 200, an ErrorStatus other than 0, a sentence. */
const expectRefused = ({ status, body }: Answer, sentence: RegExp) => {
  expect(status).toBe(200)
  expect(body.Error?.ErrorStatus).not.toBe(0)
  expect(body.Error?.ErrorMessage).toMatch(sentence)
}

const taken = { Error: { ErrorStatus: 0, ErrorMessage: null } }

describe('a valid claim', () => {
  test.each(sampleNames)('[WIZ-033] stores %s once with all its values', async (name) => {
    const body = sample(name)
    const { status, body: answer } = await submit(body)
    expect({ status, answer }).toEqual({ status: 200, answer: taken })
    const sent = [
      ...body.lossInfoValues,
      ...body.additionalInfoValues,
      ...body.otherVehicleValues,
      ...body.additionalInfo_WCValues,
    ]
    const stored = await server.database.sql<{ recid: number; repeat: number | null }>(
      `select controls_rec_id recid, repeat_control_mapping repeat from claim_report_values
       join claim_reports on id = claim_report_id where confirmation_number = $1`,
      [body.confirmationNum],
    )
    const place = (recid: number, repeat: number | null) => `${recid}/${repeat ?? ''}`
    expect(stored.map(({ recid, repeat }) => place(recid, repeat)).sort()).toEqual(
      sent.map((value) => place(value.ControlsRecId, value.RepeatControlMapping ?? null)).sort(),
    )
  })

  test('FNOLSubmit does the same as FNOLSubmit2', async () => {
    const body = sample('auto-in-a-hurry')
    expect((await member('fnolSubmit', { query: online(), body })).body).toEqual(taken)
    expect((await submit(body)).body).toEqual(taken)
    expect(await countOf(body.confirmationNum)).toBe(1)
  })

  test('mails operations and the reporter, without client HTML', async () => {
    const body = sample('auto-two-vehicles')
    await submit(body)
    const mails = (await server.mails()).filter((mail) => mail.includes(body.confirmationNum))
    expect(mails).toHaveLength(2)
    const [operations] = mails.filter((mail) => /^To: claims\.operations@/m.test(mail))
    expect(operations).toMatch(/^Subject: SEVERE: Auto claim report/m)
    expect(mails.filter((mail) => /^To: admin@member\.example/m.test(mail))).toHaveLength(1)
    expect(mails.join()).not.toContain('not believed')
  })

  test('attaches uploaded files under their names', async () => {
    const filePath = await upload('the ditch.txt', 'seen from the road')
    const body = { ...sample('auto-in-a-hurry'), uploads: [{ name: 'the ditch.txt', filePath, confirmationNum: 'x' }] }
    expect((await submit(body)).body).toEqual(taken)
    const [file] = await server.database.sql(
      'select name, attached from claim_report_files join uploads using (storage_key, name) where storage_key = $1',
      [filePath],
    )
    expect(file).toEqual({ name: 'the ditch.txt', attached: true })
  })

  test('[EML-004] accepts a file inside its body', async () => {
    const base64 = Buffer.from('in the body').toString('base64')
    const body = { ...sample('auto-in-a-hurry'), uploads: [{ name: 'note.txt', base64 }] }
    expect((await submit(body)).body).toEqual(taken)
    const mails = (await server.mails()).filter((mail) => mail.includes(body.confirmationNum))
    expect(mails.join()).toContain(base64)
  })
})

describe('the same claim again', () => {
  test('gets the same answer and stores no second claim', async () => {
    const body = sample('property-fire')
    expect((await submit(body)).body).toEqual(taken)
    expect((await submit(body)).body).toEqual(taken)
    expect(await countOf(body.confirmationNum)).toBe(1)
  })

  test('sent twenty times concurrently becomes one claim', async () => {
    const filePath = await upload('once.txt', 'once')
    const body = { ...sample('auto-in-a-hurry'), uploads: [{ name: 'once.txt', filePath }] }
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(body)))
    for (const { body: answer } of answers) expect(answer).toEqual(taken)
    expect(await countOf(body.confirmationNum)).toBe(1)
    expect((await server.mails()).filter((mail) => mail.includes(body.confirmationNum))).toHaveLength(2)
  })

  test('with other content under the same number is refused', async () => {
    const body = sample('property-fire')
    await submit(body)
    const other = sample('property-fire', { c124: 'Something else happened.' })
    expectRefused(await submit({ ...other, confirmationNum: body.confirmationNum }), /already used/)
    expect(await countOf(body.confirmationNum)).toBe(1)
  })

  test('under another company’s number is refused', async () => {
    const body = sample('property-fire')
    await submit(body)
    const other = await server.as('admin@xmember.example')
    await server.database.sql(everybodyMayReport)
    const answer = await other('fnolSubmit2', { query: online(101), body })
    expectRefused(answer, /already used/)
  })
})

describe('an answer that was pasted', () => {
  const storedOf = async (confirmationNum: string) =>
    Object.fromEntries(
      (
        await server.database.sql<{ id: number; text: string }>(
          `select controls_rec_id id, data_value text from claim_report_values
            join claim_reports on claim_reports.id = claim_report_id where confirmation_number = $1`,
          [confirmationNum],
        )
      ).map(({ id, text }) => [id, text]),
    )

  test('is normalized before it is stored', async () => {
    const pasted = changed(sample('auto-in-a-hurry'), 104, 'tel:(212)\u00a0456\u20117890\u200b')
    const body = changed(pasted, 101, '\ufeffAna\u202e')
    body.personalInfoDetail = { ...body.personalInfoDetail, email: '<Admin@member.example>;', city: 'Amarillo\u200b' }
    expect((await submit(body)).body).toEqual(taken)
    expect(await storedOf(body.confirmationNum)).toMatchObject({ 101: 'Ana', 104: '(212) 456-7890' })
    const [report] = await server.database.sql<{ reporter: object }>(
      'select reporter from claim_reports where confirmation_number = $1',
      [body.confirmationNum],
    )
    expect(report?.reporter).toMatchObject({ email: 'Admin@member.example', city: 'Amarillo' })
    const mails = (await server.mails()).filter((mail) => mail.includes(body.confirmationNum))
    expect(mails.filter((mail) => /^To: admin@member\.example/m.test(mail))).toHaveLength(1)
  })

  test.each([
    ['a phone of a new area code', 104, '679-555-0142'],
    ['a phone of Puerto Rico', 104, '787-555-0142'],
    ['a time that does not exist', 112, '25:99'],
    ['a Canadian postal code', 116, 'K1A 0B1'],
  ])('[WIZ-033] with a doubt is accepted: %s', async (_, control, text) => {
    const body = withValue(without(sample('general-liability-visitor'), control), control, text)
    expect((await submit(body)).body).toEqual(taken)
    expect(await storedOf(body.confirmationNum)).toMatchObject({ [control]: text })
  })
})

describe('[WIZ-036] an invalid claim is refused and not stored', () => {
  const cases: [string, RegExp, () => ClaimSubmission][] = [
    ['a required answer is missing', /First name/, () => without(sample('auto-in-a-hurry'), 101)],
    ['a phone is not one', /Please enter a valid phone number/, () => changed(sample('auto-in-a-hurry'), 104, '12345')],
    ['a date is in the future', /future/i, () => changed(sample('auto-in-a-hurry'), 111, '2999-01-01')],
    ['an answer is not an option', /form has changed/, () => changed(sample('auto-in-a-hurry'), 115, 'Atlantis')],
    ['a control is unknown', /form has changed/, () => withValue(sample('auto-in-a-hurry'), 98_765, 'x')],
    ['a control is hidden', /form has changed/, () => withValue(sample('auto-in-a-hurry'), 135, 'General')],
    ['a control is not active', /form has changed/, () => withValue(sample('auto-in-a-hurry'), 105, '212-456-7890')],
    ['a value is given twice', /form has changed/, () => withValue(sample('auto-in-a-hurry'), 101, 'Again')],
    ['a value is in the wrong list', /form has changed/, misplaced],
    ['the policy is another company’s', /not one of the company/, () => claimBody('auto-in-a-hurry', 'CA-9999-2020')],
    ['the email address is invalid', /Please enter a valid email address/, () => personal({ email: 'nobody' })],
    [
      'the email field has two addresses',
      /Please enter a valid email address/,
      () => personal({ email: 'a,b@member.example' }),
    ],
    ['a required answer is invisible', /First name/, () => changed(sample('auto-in-a-hurry'), 101, '\u200b')],
    ['a phone is toll-free', /valid phone number/, () => changed(sample('auto-in-a-hurry'), 104, '800-555-0142')],
    ['the confirmation is not given', /Confirmation/, () => personal({ confirmed: false })],
    ['a field of step 2 holds only spaces', /Street/, () => personal({ street: '  ' })],
    [
      'a file is not there',
      /is no longer available/,
      () => ({ ...sample('property-fire'), uploads: [{ name: 'a.pdf', filePath: 'A'.repeat(32) }] }),
    ],
  ]

  test.each(cases)('because %s', async (_, sentence, make) => {
    const body = make()
    expectRefused(await submit(body), sentence)
    expect(await countOf(body.confirmationNum)).toBe(0)
    expect((await server.mails()).filter((mail) => mail.includes(body.confirmationNum))).toEqual([])
  })

  test('because the file is another user’s upload', async () => {
    const filePath = await upload('mine.txt', 'mine', 'manager@member.example')
    const body = { ...sample('property-fire'), uploads: [{ name: 'mine.txt', filePath }] }
    expectRefused(await submit(body), /is no longer available/)
  })

  test('because the form changed between loading and sending', async () => {
    const body = sample('general-liability-visitor')
    await server.database.sql('update fnol_controls set is_active = 0 where rec_id = 103')
    try {
      expectRefused(await submit(body), /form has changed/)
    } finally {
      await server.database.sql('update fnol_controls set is_active = 1 where rec_id = 103')
    }
    expect((await submit(body)).body).toEqual(taken)
  })

  test('because the reporting company is not the session’s', async () => {
    expectRefused(await submit(sample('property-fire'), online(memberCompany, 101)), /sign in again/)
  })

  test('because its mail cannot be stored: all is rolled back', async () => {
    const body = sample('property-fire')
    await server.database.sql('alter table outbox add constraint no_mail check (false) not valid')
    try {
      expect((await submit(body)).status).toBe(500)
    } finally {
      await server.database.sql('alter table outbox drop constraint no_mail')
    }
    expect(await countOf(body.confirmationNum)).toBe(0)
    expect((await submit(body)).body).toEqual(taken)
  })
})

describe('a claim by email', () => {
  test('[EML-005] is stored once, mailed escaped and acknowledged', async () => {
    const body = emailBody()
    const send = () => member('fnolEmail', { query: byEmail(), body })
    expect((await send()).body).toEqual(taken)
    expect((await send()).body).toEqual(taken)
    expect(await countOf(body.confirmationNum)).toBe(1)
    const mails = (await server.mails()).filter((mail) => mail.includes(body.confirmationNum))
    expect(mails).toHaveLength(2)
    expect(mails.join()).toContain('&lt;b&gt;the dock')
  })

  test('[EML-002] requires each of its seven fields', async () => {
    for (const field of ['company', 'email', 'street', 'city', 'state', 'zip', 'comment'] as const) {
      const answer = await member('fnolEmail', { query: byEmail(), body: { ...emailBody(), [field]: ' ' } })
      expectRefused(answer, new RegExp(field, 'i'))
    }
  })
})

test('[RPT-014] an invalid number is refused with an outcome', async () => {
  const { status, body } = await submit({ ...sample('property-fire'), confirmationNum: 'CN1' })
  expect(status).toBe(200)
  expect(body.Error?.ErrorStatus).not.toBe(0)
  expect(body.Error?.ErrorMessage).toContain('confirmationNum')
})

const changed = (body: ClaimSubmission, recId: number, DataValue: string): ClaimSubmission => ({
  ...body,
  lossInfoValues: body.lossInfoValues.map((value) => (value.ControlsRecId === recId ? { ...value, DataValue } : value)),
})
const without = (body: ClaimSubmission, recId: number): ClaimSubmission => ({
  ...body,
  lossInfoValues: body.lossInfoValues.filter(({ ControlsRecId }) => ControlsRecId !== recId),
})
const withValue = (body: ClaimSubmission, ControlsRecId: number, DataValue: string): ClaimSubmission => ({
  ...body,
  lossInfoValues: [...body.lossInfoValues, { ControlsRecId, DataValue }],
})
const personal = (change: Partial<ClaimSubmission['personalInfoDetail']>): ClaimSubmission => {
  const body = sample('property-fire')
  return { ...body, personalInfoDetail: { ...body.personalInfoDetail, ...change } }
}
function misplaced(): ClaimSubmission {
  const body = sample('auto-in-a-hurry')
  const [first, ...others] = body.lossInfoValues
  return { ...body, lossInfoValues: others, additionalInfoValues: [...body.additionalInfoValues, first!] }
}

/** Uploads a text file as a caller and returns its storage key. */
async function upload(name: string, text: string, email = 'admin@member.example'): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([text], { type: 'text/plain' }), name)
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/DocumentUpload',
    headers: {
      authorization: `Bearer ${await server.token(email)}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return response.json<{ Payload: string }>().Payload
}
