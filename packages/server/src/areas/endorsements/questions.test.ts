import { randomUUID } from 'node:crypto'
import type {
  DefinitionVersion,
  Endorsement,
  EndorsementQuestions,
  EndorsementRequest,
} from '@captive/api-client/contract'
import { vehicleQuestions } from '@captive/form-engine/catalogue'
import type { DefinitionRows } from '@captive/form-engine'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { startSmtp, type TestSmtp } from '../../../test/start-smtp.ts'
import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'

const company = 100
const mailbox = 'endorsements@captive.example'
const form = 'vehicle-endorsement'

const removal: EndorsementRequest = {
  ...{ change: 'Remove Vehicle', COMPANY: 'Ridge Freight', 'POLICY NUMBER': 'CAL-TEST-1' },
  ...{ 'EFFECTIVE DATE': '2027-03-01', YEAR: '2027', MAKE: 'Kenworth', MODEL: 'T680', VIN: '1M8GDM9AXKP042788' },
  ...{ LIABILITY: true, COLLISIONANDCOMPREHENSIVE: false, CONFIRM: true },
}
const addition: EndorsementRequest = {
  ...removal,
  ...{ change: 'Add Vehicle', GVW: '80,000', 'COST NEW': '174,000', 'GARAGE LOCATION': 'Joliet, IL' },
}
const leased = [
  { ControlsRecId: 602, DataValue: 'yes' },
  { ControlsRecId: 603, DataValue: 'Keel <b>Leasing' },
  { ControlsRecId: 604, DataValue: '1 Pier Road' },
]

let server: TestServer
let smtp: TestSmtp
let member: Caller
let staff: Caller
beforeAll(async () => {
  smtp = await startSmtp({})
  server = await startTestServer({ SMTP_URL: smtp.url, ENDORSEMENTS_EMAIL: mailbox })
  member = await server.as('admin@member.example')
  staff = await server.as('staff.admin@demo.example')
  await server.database.sql(
    `insert into policies (policy_id, client_id, policy_number, lob, carrier_name, effective_date, expiration_date, category_code)
     values (980101, $1, 'CAL-TEST-1', 'Commercial Auto', '', current_date - 100, current_date + 265, 'PC1-IC')`,
    [company],
  )
})
afterAll(async () => {
  await server.close()
  await smtp.close()
})

const rowsChange = async (statement: string) => {
  await server.database.sql('alter table definition_versions disable trigger user')
  await server.database.sql(statement)
  await server.database.sql('alter table definition_versions enable trigger user')
}
/** Every test begins without a published version and without requests. */
beforeEach(async () => {
  await rowsChange(`delete from definition_versions where form = '${form}'`)
  for (const table of ['endorsements', 'outbox', 'contact_entries', 'tries'])
    await server.database.sql(`delete from ${table}`)
  smtp.taken.length = 0
})
/** Makes the published versions one day older. */
const dayPasses = () =>
  rowsChange(`update definition_versions set published_at = published_at - interval '25 hours' where form = '${form}'`)

const publish = async (Tables: DefinitionRows, caller = staff) =>
  (await caller('publishDefinitions', { body: { Form: form, Tables, Reason: 'A new question' } })).body.Error
    ?.ErrorMessage ?? null
const questions = async (caller = member) =>
  (await caller('getEndorsementQuestions', {})).body.Payload as EndorsementQuestions | null
const ask = async (body: EndorsementRequest, RequestId: string = randomUUID()) =>
  (await member('requestEndorsement', { query: { ClientId: company, RequestId }, body })).body.Error?.ErrorMessage ??
  null
const listed = async (caller = member, ClientId = company) =>
  (await caller('getEndorsements', { query: { ClientId } })).body.Payload as Endorsement[]

const withTrailer: DefinitionRows = {
  ...vehicleQuestions,
  controls: [
    ...vehicleQuestions.controls,
    {
      ...vehicleQuestions.controls.find(({ RecId }) => RecId === 603)!,
      ...{ RecId: 690, ControlLabel: 'Trailer number', ControlLabelCode: 'TrailerNumber', ControlOrder: 900 },
    },
  ],
}

describe('additional questions', () => {
  test('are absent until a version is published', async () => {
    expect(await questions()).toBeNull()
    expect(await ask(addition)).toBeNull()
    expect((await listed())[0]).toMatchObject({ request: addition, further: [] })
  })

  test('are served with their version and validator', async () => {
    expect(await publish(vehicleQuestions)).toBeNull()
    const served = await questions()
    expect(served).toMatchObject({ Version: 1, Tables: { controls: vehicleQuestions.controls } })
    const { statusCode, body } = await server.app.inject(served!.Validator!)
    expect([statusCode, body]).toEqual([200, expect.stringContaining('export default')])
  })

  test('have an ETag per version', async () => {
    const tagOf = async () => (await member('getEndorsementQuestions', {})).headers['etag']
    await publish(vehicleQuestions)
    const first = await tagOf()
    expect(await tagOf()).toBe(first)
    await publish(withTrailer)
    expect(await tagOf()).not.toBe(first)
  })

  test('are stored with the request, version and wording', async () => {
    await publish(vehicleQuestions)
    const Further = { Version: 1, Values: leased }
    expect(await ask({ ...addition, Further })).toBeNull()
    await publish(withTrailer)
    const [stored] = await listed()
    expect(stored?.request.Further).toEqual(Further)
    expect(stored?.further).toEqual([
      { label: 'Is the vehicle leased?', value: 'Yes' },
      { label: 'Name of the lessor', value: 'Keel <b>Leasing' },
      { label: 'Address of the lessor', value: '1 Pier Road' },
    ])
  })

  test('are in both mails and in the entry', async () => {
    await publish(vehicleQuestions)
    await ask({ ...addition, Further: { Version: 1, Values: leased } })
    await server.mails()
    const mails = await Promise.all(smtp.taken.map((mail) => PostalMime.parse(mail)))
    expect(mails).toHaveLength(2)
    for (const { html } of mails) {
      expect(html).toContain('Additional questions')
      expect(html).toContain('Keel &lt;b&gt;Leasing')
    }
    const [entry] = await server.database.sql<{ content: string }>('select content from contact_entries')
    expect(entry?.content).toContain('Name of the lessor: Keel <b>Leasing')
  })

  test.each([
    ['a missing answer', addition, leased.slice(0, 2), 'Address of the lessor: Please fill in this field.'],
    [
      'an unknown option',
      addition,
      [{ ControlsRecId: 602, DataValue: 'maybe' }],
      'Is the vehicle leased?: Please choose one of the options.',
    ],
    ['a hidden answer', addition, leased.slice(1), /questions of this form have changed/],
    ['an answer of the other change', removal, leased, /questions of this form have changed/],
    ['an unknown question', addition, [{ ControlsRecId: 999, DataValue: 'x' }], /questions of this form have changed/],
  ])('refuse %s and store nothing', async (_case, request, Values, words) => {
    await publish(vehicleQuestions)
    expect(await ask({ ...request, Further: { Version: 1, Values } })).toMatch(words)
    expect(await listed()).toEqual([])
  })

  test('accept the previous version for a day', async () => {
    await publish(vehicleQuestions)
    await publish(withTrailer)
    const begun = { ...addition, Further: { Version: 1, Values: [] } }
    expect(await ask(begun)).toBeNull()
    expect((await listed())[0]?.request.Further?.Version).toBe(1)
    await dayPasses()
    expect(await ask(begun)).toBe('Trailer number: Please fill in this field.')
  })

  test('accept a request without them for a day', async () => {
    const required = structuredClone(vehicleQuestions)
    Object.assign(
      required.controls.find(({ RecId }) => RecId === 602)!,
      { IsRequired: 1 },
    )
    await publish(required)
    expect(await ask(addition)).toBeNull()
    await dayPasses()
    expect(await ask(addition)).toMatch(/^Is the vehicle leased\?: /)
  })

  test('make a repeated request idempotent and refuse different answers', async () => {
    await publish(vehicleQuestions)
    const [id, request] = [randomUUID(), { ...addition, Further: { Version: 1, Values: leased } }]
    expect([await ask(request, id), await ask(request, id)]).toEqual([null, null])
    expect(await ask({ ...addition, Further: { Version: 1, Values: [] } }, id)).toMatch(/already submitted/)
    expect(await listed()).toHaveLength(1)
  })

  test('of a request stay within its company', async () => {
    await publish(vehicleQuestions)
    await ask({ ...addition, Further: { Version: 1, Values: leased } })
    const other = await server.as('admin@xmember.example')
    expect(await listed(other)).toEqual(await listed(other, 990_990_001))
    expect((await listed(await server.as('staff.employee@demo.example')))[0]?.further).toHaveLength(3)
  })
})

describe('publishing them', () => {
  const versions = async (Form?: typeof form) =>
    (await staff('getDefinitionVersions', { query: { ...(Form && { Form }) } })).body.Payload as DefinitionVersion[]

  test('numbers versions separately from the claim report', async () => {
    const before = await versions()
    await publish(vehicleQuestions)
    await publish(withTrailer)
    expect(await versions(form)).toMatchObject([
      { Form: form, Number: 2, IsCurrent: 1 },
      { Form: form, Number: 1, IsCurrent: 0 },
    ])
    expect(await versions()).toEqual(before)
    const { body } = await staff('getAuditLog', { query: { limit: 2 } })
    expect(JSON.stringify(body.Payload)).toContain('Published version 2 of the vehicle endorsement: A new question')
  })

  test('rolls back to an earlier version', async () => {
    await publish(vehicleQuestions)
    await publish(withTrailer)
    const rollBack = async (Number: number) =>
      (await staff('rollBackDefinitions', { body: { Form: form, Number, Reason: 'Too long' } })).body.Error
        ?.ErrorMessage ?? null
    expect(await rollBack(2)).toBe('Members already have version 2.')
    expect(await rollBack(1)).toBeNull()
    expect(await questions()).toMatchObject({ Version: 3, Tables: { controls: vehicleQuestions.controls } })
    expect((await versions(form))[0]).toMatchObject({ Number: 3, Restores: 1 })
  })

  test('shows what changes', async () => {
    await publish(vehicleQuestions)
    const { body } = await staff('reviewDefinitions', { body: { Form: form, Tables: withTrailer } })
    expect(body.Payload).toMatchObject({ changes: [{ kind: 'added', label: 'Trailer number' }], lost: [] })
  })

  test.each([
    ['a confidential question', { RecId: 603, IsConfidential: 1 }, /“Name of the lessor” is confidential/],
    ['a file', { RecId: 603, ControlTypeCode: 'file' }, /“Name of the lessor” is a file/],
    ['a kind that does not exist', { RecId: 603, ControlTypeCode: 'texbox' }, /texbox/],
  ] as const)('refuses %s', async (_case, { RecId, ...change }, words) => {
    const tables = structuredClone(vehicleQuestions)
    Object.assign(
      tables.controls.find((control) => control.RecId === RecId)!,
      change,
    )
    expect(await publish(tables)).toMatch(words)
    expect(await questions()).toBeNull()
  })

  test('refuses an answer that the first question does not have', async () => {
    const tables = structuredClone(vehicleQuestions)
    Object.assign(
      tables.displayValues.find(({ ControlsRecId }) => ControlsRecId === 601)!,
      { DisplayValue: 'Add' },
    )
    expect(await publish(tables)).toMatch(/A request has no answer “Add” to its first question/)
  })

  test('requires a staff user with permission', async () => {
    expect(
      (await member('publishDefinitions', { body: { Form: form, Tables: vehicleQuestions, Reason: 'x' } })).status,
    ).toBe(403)
    const manager = await server.as('staff.manager@demo.example')
    expect((await manager('getDefinitionVersions', { query: { Form: form } })).status).toBe(403)
    expect(await questions()).toBeNull()
  })
})
