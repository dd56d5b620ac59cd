import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { ClaimSubmission } from '@captive/api-client/contract'
import { parseDefinitions, type Form } from '@captive/form-engine'
import { samples, servedDefinitions } from '@captive/form-engine/catalogue'
import { claimForm } from '@captive/form-engine/claim'
import { linkValidator, type FormValidator, type GeneratedValidator } from '@captive/form-engine/validator'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { validateClaim } from '../src/areas/claim-reporting/index.ts'
import { Threads } from '../src/threads/threads.ts'
import { FormValidators } from '../src/validators/form-validators.ts'
import { claimBody, today } from './claim-bodies.ts'
import { startTestServer, type Caller, type TestServer } from './test-server.ts'

let server: TestServer
let member: Caller
beforeAll(async () => {
  server = await startTestServer()
  member = await server.as('admin@member.example')
})
afterAll(() => server.close())

const claimTypes = ['Auto', 'GeneralLiability', 'Property', 'WorkersCompensation'] as const
const definitions = parseDefinitions(servedDefinitions)
const stored = () => server.database.sql<{ code_hash: string }>('select code_hash from form_validators')

async function addressFor(ClaimType: string): Promise<string> {
  const { status, body } = await member('getFNOLValidator', { query: { ClaimType } })
  expect(status).toBe(200)
  return body.Payload as string
}

/** Reads a module without a token, as a browser does. */
const load = (address: string, encoding = 'br') =>
  server.app.inject({ url: address, headers: { 'accept-encoding': encoding } })

async function validatorFor(form: Form, code: string): Promise<FormValidator> {
  const address = `data:text/javascript;charset=utf-8,${encodeURIComponent(code)}`
  const { default: generated } = (await import(/* @vite-ignore */ address)) as { default: GeneratedValidator }
  return linkValidator(generated, form)
}

test('generates a validator only on request', async () => {
  expect(await stored()).toEqual([])
})

test('the module of each claim type agrees with the form', async () => {
  for (const claimType of claimTypes) {
    const { rawPayload, statusCode } = await load(await addressFor(claimType))
    expect(statusCode).toBe(200)
    const form = claimForm(definitions, claimType)
    const validator = await validatorFor(form, brotliDecompressSync(rawPayload).toString())
    const given = samples.filter((one) => one.claimType === claimType).map((one) => one.answers(today))
    for (const answers of [{}, ...given]) {
      expect(validator(form.project(answers))).toBe(form.validate(answers).length === 0)
    }
  }
})

test('the module is cacheable, compressed and below 30 kB', async () => {
  const address = await addressFor('Auto')
  expect(address).toMatch(/^\/api\/form-validators\/[\w-]{43}\.js$/)
  const [brotli, gzip, plain] = await Promise.all(['br', 'gzip', 'identity'].map((encoding) => load(address, encoding)))
  expect(brotli!.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringMatching(/accept-encoding/i) as string,
  })
  expect(brotli!.rawPayload.length).toBeLessThanOrEqual(30_000)
  expect(gzip!.headers['content-encoding']).toBe('gzip')
  expect(plain!.headers['content-encoding']).toBeUndefined()
  expect(brotliDecompressSync(brotli!.rawPayload).toString()).toBe(plain!.body)
  expect(gunzipSync(gzip!.rawPayload).toString()).toBe(plain!.body)
  expect(plain!.body).not.toMatch(/\beval\b|new Function|\brequire\(|\bimport\b/)
})

test.each(['x'.repeat(43), 'x', '../GetCapabilities', '%00'])('answers an unknown module %s with 404', async (name) => {
  expect((await load(`/api/form-validators/${name}.js`)).statusCode).toBe(404)
})

test('the address requires permission to report, the module does not', async () => {
  expect((await server.nobody('getFNOLValidator', { query: { ClaimType: 'Auto' } })).status).toBe(401)
})

test('copies of the server generate each version once', async () => {
  const address = await addressFor('Auto')
  const before = await stored()
  const closed = new Threads()
  await closed.close() // so that another copy could not generate anything
  const other = new FormValidators(server.database, server.config, closed)
  const hash = await other.publish(claimForm(definitions, 'Auto'))
  expect(address).toContain(hash)
  expect(await stored()).toEqual(before)
})

test('serves changed definitions at a new address and keeps the old one', async () => {
  const former = await addressFor('Property')
  await server.database.sql('update fnol_controls set is_active = 0 where rec_id = 103')
  try {
    const address = await addressFor('Property')
    expect(address).not.toBe(former)
    expect((await load(address)).statusCode).toBe(200)
    expect((await load(former)).statusCode).toBe(200)
  } finally {
    await server.database.sql('update fnol_controls set is_active = 1 where rec_id = 103')
  }
  expect(await addressFor('Property')).toBe(former)
})

test('foreign code in the database is not served or run', async () => {
  const address = await addressFor('GeneralLiability')
  const [hash = ''] = /[\w-]{43}/.exec(address) ?? []
  const forged = brotliCompressSync('export default () => () => true').toString('base64')
  await server.database.sql('update form_validators set compressed_code = $1 where code_hash = $2', [forged, hash])
  expect((await load(address)).statusCode).toBe(404)
  const other = new FormValidators(server.database, server.config, server.app.dependencies.threads)
  expect(await other.publish(claimForm(definitions, 'GeneralLiability'))).toBe(hash)
  expect(brotliDecompressSync((await load(address)).rawPayload).length).toBeGreaterThan(10_000)
})

const step2Fits = () => []

test('a report is validated and written in one pass over visible controls', () => {
  const body: ClaimSubmission = claimBody('auto-two-vehicles', 'AU-1')
  const walks: string[] = []
  const walking = /^(outcome|look|visible|validate|doubts|project|submission|openRepeats|conflicts|explain)$/
  const form = new Proxy(claimForm(definitions, 'Auto'), {
    get(target, name, receiver) {
      if (walking.test(String(name))) walks.push(String(name))
      return Reflect.get(target, name, receiver) as unknown
    },
  })
  const { report, values } = validateClaim(form, body, [], 100, step2Fits)
  expect(values.length).toBeGreaterThan(10)
  expect(report.sections.length).toBeGreaterThan(1)
  expect(walks).toEqual(['outcome'])
})

test('refuses a report that ajv refuses', () => {
  const body: ClaimSubmission = claimBody('auto-two-vehicles', 'AU-1')
  const form = claimForm(definitions, 'Auto')
  const refusal = { key: 'c101', recId: 101, path: ['c101'], code: 'type', message: 'Please enter this again.' }
  const validate = () => validateClaim(form, body, [], 100, (asked) => (asked === form ? [refusal] : []))
  expect(validate).toThrow('First name: Please enter this again.')
})
