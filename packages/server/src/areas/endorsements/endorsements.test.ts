import { randomUUID } from 'node:crypto'
import { endorsementDueOn, type Endorsement, type EndorsementRequest } from '@captive/api-client/contract'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { refusal, startSmtp, type TestSmtp } from '../../../test/start-smtp.ts'
import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'
import { systemScope, type Scope } from '../../database/scope.ts'
import { clients } from '../../database/tables/clients.ts'
import { isOnSchedule } from './queries.ts'

const company = 100
const policy = 'CAL-TEST-1'
const mailbox = 'endorsements@captive.example'

const add: EndorsementRequest = {
  change: 'Add Vehicle',
  COMPANY: 'Ridge <b>Freight</b>',
  'POLICY NUMBER': policy,
  'EFFECTIVE DATE': '2027-03-01',
  YEAR: '2027',
  MAKE: 'Kenworth',
  MODEL: 'T680',
  VIN: '1m8gdm9axkp042788',
  GVW: '80,000',
  'COST NEW': '$174,000',
  'GARAGE LOCATION': 'Joliet, IL',
  LIABILITY: true,
  COLLISIONANDCOMPREHENSIVE: false,
  CONFIRM: true,
}
const { GVW: _, 'COST NEW': __, 'GARAGE LOCATION': ___, ...ofBoth } = add
const remove: EndorsementRequest = { ...ofBoth, change: 'Remove Vehicle' }

let server: TestServer
let smtp: TestSmtp
let isRefusing = false
let member: Caller
beforeAll(async () => {
  smtp = await startSmtp({}, () => {
    if (isRefusing) throw refusal(451)
  })
  server = await startTestServer({ SMTP_URL: smtp.url, ENDORSEMENTS_EMAIL: mailbox })
  member = await server.as('admin@member.example')
  for (const [id, number, lob, canceled] of [
    [980_001, policy, 'Commercial Auto', null],
    [980_002, 'CAL-TEST-2', 'Commercial Auto', '2026-01-01'],
    [980_003, 'GL-TEST-1', 'General Liability', null],
  ])
    await server.database.sql(
      `insert into policies (policy_id, client_id, policy_number, lob, carrier_name, effective_date, expiration_date, cancel_date, category_code)
       values ($1, $2, $3, $4, '', current_date - 100, current_date + 265, $5, 'PC1-IC')`,
      [id, company, number, lob, canceled],
    )
})
afterAll(async () => {
  await server.close()
  await smtp.close()
})
beforeEach(async () => {
  isRefusing = false
  for (const table of ['endorsements', 'outbox', 'contact_entries', 'tries'])
    await server.database.sql(`delete from ${table}`)
  smtp.taken.length = 0
})

const ask = async (body: EndorsementRequest, RequestId: string = randomUUID(), call = member, ClientId = company) =>
  (await call('requestEndorsement', { query: { ClientId, RequestId }, body })).body.Error?.ErrorMessage
const listed = async (call = member, ClientId = company) =>
  (await call('getEndorsements', { query: { ClientId } })).body.Payload as Endorsement[]
/** The mails that the worker sent, parsed. */
const mails = async (): Promise<Email[]> => {
  await server.mails()
  return Promise.all(smtp.taken.map((mail) => PostalMime.parse(mail)))
}
const entries = () => server.database.sql('select origin, user_email, content from contact_entries')

describe('a request', () => {
  test('[END-022] mails the endorsements mailbox with Reply-To the user', async () => {
    expect(await ask(add)).toBeNull()
    const [mail] = (await mails()).filter(({ to }) => to?.[0]?.address === mailbox)
    expect(mail?.replyTo).toEqual([{ name: '', address: 'admin@member.example' }])
    expect(mail?.subject).toMatch(/^Add Vehicle: /)
    for (const text of ['Ridge &lt;b&gt;Freight', policy, '1m8gdm9axkp042788', '80,000', '$174,000', 'Joliet, IL'])
      expect(mail?.html).toContain(text)
  })

  test('[END-023] stores the request under the session’s user', async () => {
    await ask(add)
    expect(await entries()).toEqual([
      { origin: 'Endorsements', user_email: 'admin@member.example', content: expect.stringContaining('GVW: 80,000') },
    ])
  })

  test('[END-024] [END-025] confirms to the user that it takes 45 days', async () => {
    await ask(remove)
    const [mail] = (await mails()).filter(({ to }) => to?.[0]?.address === 'admin@member.example')
    expect(mail?.text?.replace(/\s+/g, ' ')).toContain('Endorsements are processed within 45 days')
    expect(mail?.text?.replace(/\s+/g, ' ')).toContain('cannot be bound, altered or cancelled through online forms')
  })

  test('[END-028] keeps booleans and texts as sent', async () => {
    await ask(add)
    const [stored] = await listed()
    expect(stored).toMatchObject({
      request: add,
      dueOn: endorsementDueOn(stored!.requestedAt.slice(0, 10)),
      state: 'Under way',
    })
    expect(stored?.requestedBy).not.toContain('@')
  })

  test('is idempotent, even when sent concurrently', async () => {
    const id = randomUUID()
    expect(await Promise.all([ask(add, id), ask(add, id), ask(add, id)])).toEqual([null, null, null])
    expect(await ask(add, id)).toBeNull()
    expect([await listed(), await entries(), await mails()].map(({ length }) => length)).toEqual([1, 1, 2])
  })

  test('refuses an id that belongs to a different request', async () => {
    const id = randomUUID()
    await ask(add, id)
    expect(await ask({ ...add, VIN: 'another' }, id)).toMatch(/already submitted/)
    expect(await ask(add, id, await server.as('manager@member.example'))).toMatch(/already submitted/)
    expect(await entries()).toHaveLength(1)
  })

  test('retries a mail that the server refuses', async () => {
    isRefusing = true
    expect(await ask(add)).toBeNull()
    expect(await mails()).toEqual([])
    isRefusing = false
    await server.database.sql('update outbox set next_try_at = now()')
    expect(await mails()).toHaveLength(2)
    expect(await listed()).toHaveLength(1)
  })

  test.each([
    [
      '[END-016] without a garage location',
      { ...add, 'GARAGE LOCATION': ' ' },
      'GARAGE LOCATION: Please fill in this field.',
    ],
    [
      '[END-017] without a coverage',
      { ...add, LIABILITY: false },
      'Coverage (check all that apply): Please choose at least one.',
    ],
    ['[END-018] without a confirmation', { ...add, CONFIRM: false }, 'YES, I CONFIRM: Please check this box.'],
    [
      '[END-005] for a canceled policy',
      { ...add, 'POLICY NUMBER': 'CAL-TEST-2' },
      'POLICY NUMBER: Please choose one of the options.',
    ],
    [
      '[END-005] for a policy of another line',
      { ...add, 'POLICY NUMBER': 'GL-TEST-1' },
      'POLICY NUMBER: Please choose one of the options.',
    ],
  ])('%s is refused with a message and sends nothing', async (_case, body, words) => {
    expect(await ask(body)).toBe(words)
    expect([await listed(), await entries(), await mails()]).toEqual([[], [], []])
  })

  test('[END-019] removing a vehicle ignores weight, cost and garage', async () => {
    expect(await ask({ ...remove, GVW: '80,000' })).toBeNull()
    expect((await listed())[0]?.request).toEqual(remove)
  })

  test('is refused for a company without an auto policy', async () => {
    const staff = await server.as('staff.admin@demo.example')
    expect(await ask(add, randomUUID(), staff, 222)).toMatch(/no Commercial Auto policy/)
  })

  test('of another company looks absent', async () => {
    await ask(add)
    const other = await server.as('admin@xmember.example')
    expect(await listed(other)).toEqual(await listed(other, 990_990_001))
    expect(await ask(add, randomUUID(), other)).toBe(await ask(add, randomUUID(), other, 990_990_001))
    expect(await entries()).toHaveLength(1)
    expect(await listed(await server.as('staff.employee@demo.example'))).toHaveLength(1)
  })
})

/** Puts a vehicle on the schedule of the policy. */
const schedule = (vin: string) =>
  server.database.sql(
    `insert into vehicles (client_id, policy_id, vehyear, make, model, vin, city, registration_state, type, class_code, cost_new, vehicle_use, radius)
     values ($1, 980001, 2027, 'Kenworth', 'T680', $2, '', '', 'Tractor', '', 1, '', '')`,
    [company, vin],
  )
const unschedule = (vin: string) => server.database.sql('delete from vehicles where vin = $1', [vin])

test('is done when the schedule shows the change', async () => {
  const states = async () => (await listed()).map(({ request, state }) => `${request.change} ${state}`)
  await ask(add)
  expect(await states()).toEqual(['Add Vehicle Under way'])
  await schedule('1M8GDM9AXKP042788')
  expect(await states()).toEqual(['Add Vehicle Done'])
  await ask(remove)
  expect(await states()).toEqual(['Remove Vehicle Under way', 'Add Vehicle Done'])
  await unschedule('1M8GDM9AXKP042788')
  await server.database.sql("update endorsements set requested_at = now() - interval '46 days'")
  expect((await states()).toSorted()).toEqual(['Add Vehicle Done', 'Remove Vehicle Done'])
  await ask({ ...add, VIN: '1M8GDM9AXKP042789' })
  await server.database.sql("update endorsements set requested_at = now() - interval '46 days'")
  expect((await states()).toSorted()).toEqual(['Add Vehicle Done', 'Add Vehicle Overdue', 'Remove Vehicle Done'])
})

test('recognizes a VIN in any spelling of the schedule', async () => {
  const written = '1m8gdm9a xkp04-2792'
  await schedule(written)
  await ask({ ...add, VIN: '1M8GDM9AXKP042792' })
  expect((await listed())[0]?.state).toBe('Done')
  await unschedule(written)
})

test('does not reveal the schedule of a company out of scope', async () => {
  const vin = '1M8GDM9AXKP042791'
  await schedule(vin)
  const sees = async (companyId: number) => {
    const scope: Scope = { kind: 'own', userId: 1, companyId }
    const [row] = await server.database.transaction(systemScope, (tx) =>
      tx
        .select({ sees: isOnSchedule(scope, company, { policyNumber: policy, vin }) })
        .from(clients)
        .limit(1),
    )
    return row?.sees
  }
  expect([await sees(company), await sees(101)]).toEqual([true, false])
  await unschedule(vin)
})

test('is done at once if the schedule already shows it', async () => {
  const vin = '1M8GDM9AXKP042790'
  const states = async () => (await listed()).map(({ request, state }) => `${request.change} ${state}`)
  await schedule(vin)
  await ask({ ...add, VIN: vin })
  expect(await states()).toEqual(['Add Vehicle Done'])
  await unschedule(vin)
  expect(await states()).toEqual(['Add Vehicle Under way'])
  await ask({ ...remove, VIN: vin })
  expect(await states()).toEqual(['Remove Vehicle Done', 'Add Vehicle Under way'])
})
