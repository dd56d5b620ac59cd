import { afterEach, beforeEach, expect, test } from 'vitest'
import { ServerUnreachableError } from '@captive/api-client'
import type { EmailClaim } from '@captive/api-client/contract'
import { confirmationPattern } from '@captive/form-engine/claim'
import { FormStore } from '@captive/form-engine/store'

import { MissingAnswerError } from '../../../../forms/read-answers.ts'
import type { SentNumber } from '../sending/sent-number.ts'
import { emailClaimForm } from '../forms/local-forms.ts'
import { demoSetting } from '../../testing/demo-report.ts'
import { scriptedServer, type Answer, type ScriptedServer } from '../../testing/scripted-server.ts'
import { sendEmailClaim } from './send-email-claim.ts'

const done: Answer = { body: { Error: { ErrorStatus: 0, ErrorMessage: null } } }
const refused: Answer = { body: { Error: { ErrorStatus: 7, ErrorMessage: 'Choose the file again.' } } }

let server: ScriptedServer
let onSend: Answer | (() => Answer)
let stored: object | null
let number: string | null
const sentNumber: SentNumber = {
  read: () => number,
  keep: (confirmationNum) => void (number = confirmationNum),
  forget: () => void (number = null),
}

beforeEach(async () => {
  server = await scriptedServer(({ path }) => {
    if (path === '/FNOLConfirmation')
      return { body: { Payload: stored, Error: { ErrorStatus: 0, ErrorMessage: null } } }
    return typeof onSend === 'function' ? onSend() : onSend
  })
  stored = null
  number = null
  onSend = done
})
afterEach(() => server.close())

const { company, email, street, city, state, zip } = demoSetting.prefill
const answers = { company, email, street, city, state, zip, comment: 'A parked truck was <scraped>.' }

const send = (typed: object = answers) =>
  sendEmailClaim({ ...typed }, { api: server.api, clientId: 77, reportingClientId: 12, sentNumber, pauses: [0, 0] })
const sent = () => server.callsOf('/FNOLEmail').map(({ body }) => body as EmailClaim)

test('[EML-002] Send requires every field except files', () => {
  const needed = ['company', 'email', 'street', 'city', 'state', 'zip', 'comment']
  expect(emailClaimForm.controls.map(({ key }) => key)).toEqual([...needed, 'files'])
  const store = new FormStore(emailClaimForm, answers)
  for (const key of needed) {
    const typed = store.state().answers[key]
    store.set(key, ' ')
    expect(store.state().valid, key).toBe(false)
    store.set(key, typed)
    expect(store.state().valid, key).toBe(true)
  }
})

test('[EML-004] [EML-005] [RPT-015] posts the claim with file paths under an _E number', async () => {
  const photo = { name: 'photo.jpg', size: 10, filePath: 'stored/1' }
  const confirmationNum = await send({ ...answers, files: [photo] })
  expect(server.calls[0]?.query).toEqual({ ClientId: '77', ReportingClientId: '12', Type: 'email' })
  const [body] = sent()
  expect(body?.confirmationNum).toBe(confirmationNum)
  expect(confirmationNum).toMatch(confirmationPattern('email'))
  expect(body).toMatchObject({ comment: 'A parked truck was <scraped>.', company })
  expect(body?.uploads).toEqual([{ ...photo, base64: '', confirmationNum }])
  expect(body?.template).toContain('A parked truck was &lt;scraped&gt;.')
  expect(body?.template).toContain('photo.jpg')
  expect(number).toBeNull()
})

test('[EML-004] sends base64 content to a server without file paths', async () => {
  const files = [{ name: 'photo.jpg', size: 10, filePath: 'stored/1' }]
  await sendEmailClaim(
    { ...answers, files },
    { api: server.api, clientId: 77, reportingClientId: 12, sentNumber, contentOf: async (path) => btoa(path) },
  )
  expect(sent()[0]?.uploads).toMatchObject([{ ...files[0], base64: btoa('stored/1') }])
})

test('a refused claim is sent again under a new number', async () => {
  onSend = refused
  await expect(send()).rejects.toThrow('Choose the file again.')
  expect([number, sent().length]).toEqual([null, 1])
})

test('retries a lost response under the same number', async () => {
  onSend = 'hang up'
  await expect(send()).rejects.toBeInstanceOf(ServerUnreachableError)
  onSend = done
  await send()
  expect(sent().length).toBeGreaterThan(3)
  for (const one of sent()) expect(one).toEqual(sent()[0])
})

test('retries a busy server under the same number', async () => {
  onSend = () => (sent().length < 3 ? { status: 503, body: {} } : done)
  await send()
  expect(sent().map(({ confirmationNum }) => confirmationNum)).toEqual(Array(3).fill(sent()[0]?.confirmationNum))
})

test('does not send a claim that arrived again', async () => {
  onSend = { status: 500, body: {} }
  await expect(send()).rejects.toMatchObject({ status: 500 })
  const before = sent().length
  stored = { ConfirmationNum: number }
  const earlier = number
  expect(await send()).toBe(earlier)
  expect([sent().length, number]).toEqual([before, null])
})

test('does not send a claim without a required answer', async () => {
  for (const key of Object.keys(answers))
    await expect(send({ ...answers, [key]: undefined }), key).rejects.toThrow(MissingAnswerError)
})
