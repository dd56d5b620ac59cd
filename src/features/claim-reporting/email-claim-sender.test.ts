import { afterEach, beforeEach, expect, test } from 'vitest'
import type { EmailClaim } from '@captive/api-client/contract'

import { demoSetting } from './testing/demo-report.ts'
import type { KeptEmailClaim } from './email-claim-in-tab.ts'
import { EmailClaimSender } from './email-claim-sender.ts'
import { scriptedServer, type Answer, type ScriptedServer } from './testing/scripted-server.ts'

const done: Answer = { body: { Error: { ErrorStatus: 0, ErrorMessage: null } } }
const refused: Answer = { body: { Error: { ErrorStatus: 7, ErrorMessage: 'Choose the file again.' } } }

let server: ScriptedServer
let onSend: Answer | (() => Answer)
let stored: object | null
let told: string[]

beforeEach(async () => {
  server = await scriptedServer(({ path }) => {
    if (path === '/FNOLConfirmation')
      return { body: { Payload: stored, Error: { ErrorStatus: 0, ErrorMessage: null } } }
    return typeof onSend === 'function' ? onSend() : onSend
  })
  stored = null
  onSend = done
  told = []
})
afterEach(() => server.close())

function open(kept: KeptEmailClaim = { answers: {}, uploads: [], confirmationNum: null }): EmailClaimSender {
  return new EmailClaimSender({
    api: server.api,
    clientId: 77,
    reportingClientId: 12,
    prefill: demoSetting.prefill,
    kept,
    pauses: [0, 0],
    on: {
      sent: () => told.push('sent'),
      sessionOver: () => told.push('session over'),
    },
  })
}

function written(): EmailClaimSender {
  const sender = open()
  sender.session.set('comment', 'A parked truck was <scraped>.')
  return sender
}

const sent = () => server.callsOf('/FNOLEmail').map(({ body }) => body as EmailClaim)

test('[EML-002] Send needs company, email, street, city, state, zip and comment, and nothing else', () => {
  const sender = written()
  expect(sender.session.form.controls.map(({ key }) => key)).toEqual([
    ...['company', 'email', 'street', 'city', 'state', 'zip', 'comment'],
  ])
  for (const { key } of sender.session.form.controls) {
    const typed = sender.session.state().answers[key]
    sender.session.set(key, ' ')
    expect(sender.session.state().valid, key).toBe(false)
    sender.session.set(key, typed)
    expect(sender.session.state().valid, key).toBe(true)
  }
})

test('[EML-002] with something missing nothing is sent, and it is said', async () => {
  const sender = open()
  await sender.send()
  expect([sender.state().attempts, sender.state().phase, sent()]).toEqual([1, 'filling', []])
})

test('[EML-004] [EML-005] [RPT-015] posts the claim, its files by path, under a number that ends with _E', async () => {
  const sender = written()
  sender.uploads.restore([{ name: 'photo.jpg', size: 10, filePath: 'stored/1' }])
  await sender.send()
  expect(server.calls[0]?.query).toEqual({ ClientId: '77', ReportingClientId: '12', Type: 'email' })
  const [body] = sent()
  expect(body?.confirmationNum).toMatch(/^CN\d{15}_E$/)
  expect(body).toMatchObject({ comment: 'A parked truck was <scraped>.', company: demoSetting.prefill.company })
  expect(body?.uploads).toEqual([
    { name: 'photo.jpg', size: 10, filePath: 'stored/1', confirmationNum: body?.confirmationNum },
  ])
  expect(body?.template).toContain('A parked truck was &lt;scraped&gt;.')
  expect([sender.state().phase, told]).toEqual(['sent', ['sent']])
})

test('[EML-007] a refusal keeps what was typed and says why', async () => {
  onSend = refused
  const sender = written()
  await sender.send()
  expect([sender.state().phase, sender.state().trouble, told]).toEqual(['filling', 'Choose the file again.', []])
  expect(sender.session.answers()['comment']).toBe('A parked truck was <scraped>.')
})

test('without an answer, trying again sends the same under the same number', async () => {
  onSend = 'hang up'
  const sender = written()
  await sender.send()
  onSend = done
  await sender.send()
  expect(sent().length).toBeGreaterThan(3)
  for (const one of sent()) expect(one).toEqual(sent()[0])
  expect(told).toEqual(['sent'])
})

test.each([400, 401, 500])('[EML-009] [WIZ-040] status %d ends the session and clears the company', async (status) => {
  onSend = { status, body: { Error: { ErrorStatus: status, ErrorMessage: 'Log in.' } } }
  const sender = written()
  await sender.send()
  expect(sender.session.answers()['company']).toBeUndefined()
  expect([sender.state().phase, told]).toEqual(['session over', ['session over']])
})

test('while the server is busy it is tried again under the same number', async () => {
  onSend = () => (sent().length < 3 ? { status: 503, body: {} } : done)
  await written().send()
  expect(sent().map(({ confirmationNum }) => confirmationNum)).toEqual(Array(3).fill(sent()[0]?.confirmationNum))
  expect(told).toEqual(['sent'])
})

test('what was not taken opens again as it was; a claim that did arrive is not sent twice', async () => {
  onSend = { status: 500, body: {} }
  const first = written()
  first.uploads.restore([{ name: 'photo.jpg', size: 10, filePath: 'stored/1' }])
  await first.send()
  const before = sent().length
  const kept = first.unsent()
  stored = { ConfirmationNum: kept.confirmationNum }
  const again = open(JSON.parse(JSON.stringify(kept)) as KeptEmailClaim)
  expect(again.session.answers()).toMatchObject({
    comment: 'A parked truck was <scraped>.',
    company: demoSetting.prefill.company,
  })
  expect(again.uploads.stored()).toEqual(first.uploads.stored())
  await again.send()
  expect([sent().length, told]).toEqual([before, ['session over', 'sent']])
})
