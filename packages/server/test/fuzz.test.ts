import { contract, Refusal, type Endpoint } from '@captive/api-client/contract'
import * as fc from 'fast-check'
import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { arbitraryRequests, type WireRequest } from './arbitrary-requests.ts'
import { calls, requestsOf, type CallName } from './requests.ts'
import { startTenantServer, type TenantServer } from './tenant-server.ts'

const requests = 10_000
const atOnce = 10

let server: TenantServer
beforeAll(async () => (server = await startTenantServer()))
afterAll(() => server.close())

const isRefusal = Compile(Refusal)
const fits = Object.fromEntries(calls.map(([name, { response }]) => [name, Compile(response)]))

/** A call is identified by method and path, because a wrong method may be another call. */
const callOf = ({ name, method }: WireRequest): [CallName, Endpoint] | undefined =>
  calls.find(([, endpoint]) => endpoint.path === contract[name].path && endpoint.method === method)

async function send({ name, method, query, contentType, payload }: WireRequest, token: string | undefined) {
  const response = await server.app.inject({
    method: method as 'GET',
    url: `/api${contract[name].path}?${query}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(contentType !== undefined && payload !== undefined && { 'content-type': contentType }),
    },
    ...(payload !== undefined && { payload }),
  })
  return { status: response.statusCode, type: String(response.headers['content-type']), text: response.body }
}

/** How an answer violates the contract; undefined if it does not. */
function mistakeIn(request: WireRequest, { status, type, text }: Awaited<ReturnType<typeof send>>): string | undefined {
  const [name, endpoint] = callOf(request) ?? []
  if (status >= 500) return `is answered with ${status}`
  if (request.method === 'HEAD' || (request.method === 'OPTIONS' && text === '')) return undefined
  if (status === 200 && endpoint?.responseEncoding === 'file') return undefined
  if (!type.includes('json')) return `is answered with ${type}`
  const body = JSON.parse(text) as unknown
  if (status === 200)
    return name && fits[name]?.Check(body) ? undefined : 'has an answer that does not fit the contract'
  if (!isRefusal.Check(body)) return 'is refused in other words than a Refusal'
  if (endpoint?.mistakes === 'outcome' && [400, 413, 415].includes(status)) return `answers a mistake with ${status}`
  if (status === 400 && !namesWhatIsWrong(body.Error.ErrorMessage ?? '')) return `does not say what is wrong`
  return undefined
}

/** A field, or that the whole part is not what it should be; a body that is no JSON has no fields. */
const namesWhatIsWrong = (message: string) =>
  /^The (query|body) (field \S.*|must .*|has too many .*|is missing)\.$|^The request could not be read\.$/s.test(
    message,
  )

/** Calls that end a session or change its user. Each gets its own session, so that the others stay valid. */
const changesSession = new Set<CallName>(['logOut', 'viewAs', 'endSession', 'endOtherSessions'])

interface Sent {
  request: WireRequest
  caller: 'staff' | 'member' | 'nobody'
}

test(`answers ${requests} valid and invalid requests by the contract, without 500`, async () => {
  const { member, staff, tokenOf, database } = server
  const reached = new Set<CallName>()
  const tenants = { staff: staff.tenant, member: member.tenant }
  const tokens = { staff: await tokenOf(staff.tenant), member: await tokenOf(member.tenant), nobody: undefined }

  const attempt = async ({ request, caller }: Sent) => {
    const token =
      caller !== 'nobody' && changesSession.has(request.name) ? await tokenOf(tenants[caller]) : tokens[caller]
    const answer = await send(request, token)
    // 409 is given past sign-in and validation, for example for a delivery that a request before it has applied.
    if (answer.status === 200 || answer.status === 409) reached.add(request.name)
    if (request.name === 'endOtherSessions' && caller !== 'nobody') tokens[caller] = await tokenOf(tenants[caller])
    const mistake = mistakeIn(request, answer)
    return mistake
      ? [`${mistake}: ${answer.text.slice(0, 500)}, asked by ${JSON.stringify({ ...request, caller }).slice(0, 2_000)}`]
      : []
  }
  /** All at the same time, as they come in. */
  const attemptAll = async (batch: Sent[]) => {
    await database.sql('delete from tries') // limits are kept per user and per address
    expect((await Promise.all(batch.map(attempt))).flat()).toEqual([])
  }

  const valid = (name: CallName) => requestsOf(name, member.own).at(-1)!
  const callers = fc.constantFrom<Sent['caller']>('staff', 'staff', 'member', 'member', 'nobody')
  const sent = fc.record({ request: arbitraryRequests(valid), caller: callers })
  const batches = fc.array(sent, { minLength: atOnce, maxLength: atOnce, size: 'max' })
  await fc.assert(fc.asyncProperty(batches, attemptAll), { numRuns: requests / atOnce })
  // Without this all requests would fail at sign-in. The password is random.
  expect(calls.map(([name]) => name).filter((name) => !reached.has(name))).toEqual([
    'logOn',
    'passkeySignIn',
    'finishSingleSignOn',
  ])
}, 300_000)
