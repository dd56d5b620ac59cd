import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WebhookMessage } from '@captive/api-client/contract'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { claimBody, everybodyMayReport, online } from '../../../test/claim-bodies.ts'
import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'
import { workOnJobs } from '../../jobs/work-on-jobs.ts'
import { cleanUp } from '../../operation/background-work.ts'
import { connectionJobs } from './jobs.ts'
import { isPublicAddress } from './webhook/public-address.ts'
import { parseWebhookUrl } from './webhook/webhook-url.ts'

interface Received {
  headers: IncomingHttpHeaders
  body: string
}

let server: TestServer
let staff: Caller
let member: Caller
let url: string
let received: Received[] = []
let status = 200
const receiver = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    received.push({ headers: request.headers, body })
    response.writeHead(status).end()
  })
})
let stopJobs: () => Promise<void>
beforeAll(async () => {
  server = await startTestServer()
  await server.database.sql(everybodyMayReport)
  staff = await server.as('staff.admin@demo.example')
  member = await server.as('admin@member.example')
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/reports`
  const { dependencies, log } = server.app
  stopJobs = await workOnJobs(connectionJobs(server.config), { dependencies, log, patience: 5_000 })
})
afterAll(async () => {
  await stopJobs()
  receiver.close()
  await server.close()
})
afterEach(() => {
  received = []
  status = 200
})

const set = async (Url = url) => (await staff('setWebhook', { body: { Url } })).body
const messages = async () => (await staff('getWebhookMessages')).body.Payload as WebhookMessage[]
const messageOf = async (number: string) => (await messages()).find(({ ConfirmationNum }) => ConfirmationNum === number)

async function file(): Promise<string> {
  const body = claimBody('property-fire', 'typed by hand')
  const answer = await member('fnolSubmit2', { query: online(), body })
  expect(answer.body.Error?.ErrorStatus, answer.body.Error?.ErrorMessage ?? '').toBe(0)
  return body.confirmationNum
}

const arrived = () => vi.waitFor(() => expect(received.length).toBeGreaterThan(0), 20_000)

test('sends a filed report with a Standard Webhooks signature', async () => {
  const secret = (await set()).Payload as string
  const number = await file()
  await arrived()
  const [{ headers, body }] = received as [Received]
  const verified = new Webhook(secret).verify(body, headers as Record<string, string>)
  expect(verified).toMatchObject({ type: 'report.filed', data: { ConfirmationNum: number, ClaimType: 'Property' } })

  // Verifies the signature as docs/guides/connect-other-systems.md describes.
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const expected = createHmac('sha256', key).update(signed).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${expected}`)
  await vi.waitFor(async () => expect(await messageOf(number)).toMatchObject({ State: 'sent', Tries: 1 }), 20_000)
  expect((await messageOf(number))?.MessageId).toBe(headers['webhook-id'])
})

test('also signs with the old secret after a rotation', async () => {
  const old = (await set()).Payload as string
  const secret = (await staff('rotateWebhookSecret')).body.Payload as string
  await file()
  await arrived()
  const [{ headers, body }] = received as [Received]
  for (const one of [old, secret]) new Webhook(one).verify(body, headers as Record<string, string>)
  const rows = await server.database.sql('select * from webhooks')
  expect(JSON.stringify(rows)).not.toContain(secret.slice(6, 20))
})

test('retries a failed message with the same id', async () => {
  await set()
  status = 503
  const number = await file()
  await arrived()
  await vi.waitFor(
    async () => expect((await messageOf(number))?.LastError).toBe('The receiver responded with status 503.'),
    20_000,
  )
  expect(await messageOf(number)).toMatchObject({ State: 'waiting' })
  status = 204
  const startNow = `update jobs.job set start_after = now() where state = 'retry' returning id`
  await vi.waitFor(
    // wait until the retry is scheduled, then make it due now
    async () => expect(await server.database.run({ kind: 'system' }, startNow)).toHaveLength(1),
    20_000,
  )
  await vi.waitFor(async () => expect(await messageOf(number)).toMatchObject({ State: 'sent' }), 20_000)
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

test('deletes old sent messages, but keeps dead letters', async () => {
  await server.database.sql(`update webhook_messages set created_at = now() - interval '100 days', state = 'sent'`)
  await server.database.sql(`insert into webhook_messages (claim_report_id, state, created_at)
    select claim_report_id, 'dead', created_at from webhook_messages limit 1`)
  await cleanUp(server.app.dependencies)
  expect((await messages()).map(({ State }) => State)).toEqual(['dead'])
  await server.database.sql('delete from webhook_messages')
})

test('staff resend or discard a dead letter', async () => {
  await set()
  status = 500
  const numbers = [await file(), await file()]
  for (const number of numbers) {
    await vi.waitFor(async () => {
      await server.database.run(
        { kind: 'system' },
        `update jobs.job set start_after = now(), retry_limit = 1 where state = 'retry'`,
      )
      expect(await messageOf(number)).toMatchObject({ State: 'dead' })
    }, 30_000)
  }
  status = 200
  const [again, discarded] = [await messageOf(numbers[0]!), await messageOf(numbers[1]!)]
  await staff('sendWebhookMessage', { body: { MessageId: again?.MessageId } })
  await staff('discardWebhookMessage', { body: { MessageId: discarded?.MessageId } })
  await vi.waitFor(async () => expect(await messageOf(numbers[0]!)).toMatchObject({ State: 'sent' }), 20_000)
  expect(await messageOf(numbers[1]!)).toMatchObject({ State: 'discarded' })
  const refused = await staff('discardWebhookMessage', { body: { MessageId: discarded?.MessageId } })
  expect(refused.body.Error?.ErrorMessage).toBe('This message no longer needs a decision.')
}, 90_000)

test('sends nothing without a webhook', async () => {
  await set()
  await staff('removeWebhook')
  const number = await file()
  expect(await messageOf(number)).toBeUndefined()
  expect((await staff('getWebhook')).body.Payload).toBeNull()
})

test('refuses URLs without https or with a password', async () => {
  for (const [address, sentence] of [
    ['claims.example', 'This is not a URL. Enter it like https://claims.example/reports.'],
    ['http://claims.example/reports', 'The URL must begin with https://, because reports are confidential.'],
    ['ftp://claims.example/', 'The URL must begin with https://, because reports are confidential.'],
    [
      'https://user:password@claims.example/',
      'Remove the user name and password from the URL. The receiver checks the signature.',
    ],
  ])
    expect((await set(address)).Error?.ErrorMessage).toBe(sentence)
})

test.each([
  'https://127.0.0.1/',
  'https://localhost/',
  'https://10.1.2.3/',
  'https://169.254.169.254/latest',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[fd00::1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'http://127.0.0.1:8080/',
])('refuses %s in production', (address) => {
  expect(() => parseWebhookUrl(address, true)).toThrow(/^(?:This URL is not public|The URL must begin)/)
})

test('distinguishes public from private addresses', () => {
  for (const address of ['8.8.8.8', '93.184.216.34', '2606:2800:220:1::1']) expect(isPublicAddress(address)).toBe(true)
  for (const address of ['0.0.0.0', '100.64.0.1', '192.168.1.1', 'fe80::1', '::', '2002:a00:1::', 'not an address'])
    expect(isPublicAddress(address)).toBe(false)
})
