import { contract, type Endpoint } from '@captive/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { LimitName } from '../src/session/limits.ts'
import { memberCompany } from './claim-bodies.ts'
import { absentThings, requestsOf, type CallName } from './requests.ts'
import { startTestServer, type Caller, type TestServer } from './test-server.ts'

/** The first two refuse no call, the third one asks for a device: their own tests are where those are. */
type Elsewhere = 'confirmationAsked' | 'place' | 'signInDevice'

/** The calls that count towards each limit. */
const counting: Record<Exclude<LimitName, Elsewhere>, CallName[]> = {
  signInAccount: ['logOn'],
  signInAddress: ['logOn'],
  forgotAccount: ['forgotPassword'],
  forgotAddress: ['forgotPassword'],
  resetAddress: ['resetPassword'],
  linkAddress: ['isPasswordLinkGood'],
  confirmationAddress: ['confirmCopy', 'keepDrafts'],
  newUser: ['createUser'],
  invitation: ['inviteUser'],
  changedUser: ['updateUser'],
  message: ['createEntry', 'sendEmail'],
  endorsement: ['requestEndorsement'],
  upload: ['documentUpload'],
}

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin@member.example')
})
afterAll(() => server.close())

/** Lets a limit be as good as passed by everybody who counts towards it; gives how many those are. */
const fill = async (limit: string) =>
  (await server.database.sql('update tries set count = 1000 where key like $1 returning key', [`${limit}:%`])).length

test.each(Object.entries(counting).flatMap(([limit, names]) => names.map((name) => [limit, name] as const)))(
  '%s stops %s once it is passed, until its window ends',
  async (limit, name) => {
    const { access }: Endpoint = contract[name]
    const caller = access === 'public' ? server.nobody : admin
    const [request] = requestsOf(name, { ...absentThings, company: memberCompany, email: 'admin@member.example' })
    await server.database.sql('delete from tries')
    expect((await caller(name, request)).status).not.toBe(429)
    expect(await fill(limit)).toBe(1)
    const stopped = await caller(name, request)
    expect(stopped.status).toBe(429)
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(60)
    await server.database.sql("update tries set window_ends_at = now() - interval '1 second'")
    expect((await caller(name, request)).status).not.toBe(429)
  },
)
