import { contract, type Endpoint } from '@captive/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { LimitName } from '../src/session/limits.ts'
import { memberCompany } from './claim-bodies.ts'
import { requestsOf, type CallName } from './requests.ts'
import { absentIds } from './tenant-ids.ts'
import { startTestServer, type Answer, type Caller, type TestServer } from './test-server.ts'

/** The first two refuse no call, the others ask for a device or a service account: their own tests are where those are. */
type Elsewhere = 'confirmationAsked' | 'place' | 'signInDevice' | 'service'

/** The calls that count towards each limit. */
const counting: Record<Exclude<LimitName, Elsewhere>, CallName[]> = {
  signInAccount: ['logOn'],
  signInAddress: ['logOn', 'passkeySignIn', 'finishSingleSignOn'],
  secondStep: ['confirmAuthenticatorApp', 'removeAuthenticatorApp'],
  ceremony: ['startPasskey', 'startPasskeySignIn', 'startSingleSignOn'],
  forgotAccount: ['forgotPassword'],
  forgotAddress: ['forgotPassword'],
  resetAddress: ['resetPassword'],
  linkAddress: ['isPasswordLinkGood'],
  confirmationAddress: ['confirmCopy', 'keepDrafts'],
  newUser: ['createUser'],
  invitation: ['inviteUser'],
  changedUser: ['updateUser'],
  message: ['createEntry', 'sendEmail', 'sendClaimMessage', 'addClaimFiles'],
  endorsement: ['requestEndorsement'],
  report: ['fnolSubmit', 'fnolSubmit2', 'fnolEmail'],
  draft: ['putFNOLDraft'],
  pack: ['orderPack'],
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
  '%s limits %s until its window ends',
  async (limit, name) => {
    const { access }: Endpoint = contract[name]
    const isStopped = ({ status, body }: Answer) =>
      status === 429 && (body.Error?.ErrorMessage ?? '').startsWith('Too many attempts')
    const caller = access === 'public' ? server.nobody : admin
    const [request] = requestsOf(name, { ...absentIds, company: memberCompany, email: 'admin@member.example' })
    await server.database.sql('delete from tries')
    expect(isStopped(await caller(name, request))).toBe(false)
    expect(await fill(limit)).toBe(1)
    const stopped = await caller(name, request)
    expect(isStopped(stopped), JSON.stringify(stopped.body)).toBe(true)
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(60)
    await server.database.sql("update tries set window_ends_at = now() - interval '1 second'")
    expect(isStopped(await caller(name, request))).toBe(false)
  },
)

test.each(['message', 'newUser', 'changedUser', 'endorsement', 'report', 'draft', 'upload'] as const)(
  '%s counts invalid requests before reading the body',
  async (limit) => {
    for (const name of counting[limit]) {
      const { query } = requestsOf(name, { ...absentIds, company: memberCompany })[0]!
      await server.database.sql('delete from tries')
      await admin(name, { query: query!, body: '{' })
      const counted = await server.database.sql('select count from tries where key like $1', [`${limit}:%`])
      expect(counted, name).toEqual([{ count: 1 }])
    }
  },
)
