import type { Endpoint } from '@captive/api-client/contract'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { hashToken } from '../src/sealing/token.ts'
import { answerText } from './answer-text.ts'
import { schemaOf } from './database-schema.ts'
import { calls, namedBy, requestsOf, type CallName, type Request } from './requests.ts'
import { absentIds, type TenantIds } from './tenant-ids.ts'
import { startTenantServer, type Person, type TenantServer } from './tenant-server.ts'
import { sharedTables } from './tenant-rows.ts'
import { marksIn, patternOf, type Tenant } from './tenants.ts'
import type { Answer, Caller } from './test-server.ts'

/** The columns that members of a program may see of each other. All other columns would be a leak. */
const sharedWithinProgram: { [Name in CallName]?: { shows: RegExp; why: string } } = {
  getClientsByProgram: {
    shows: /^clients\.(client_id|client_name|line1|city|state|zip_code|phone)$/,
    why: 'it is the directory of the program',
  },
  getOfficerAndCommiteeSlates: { shows: /^(slates\.|clients\.client_id$)/, why: 'the slate is the program’s' },
  getMembershipReferences: { shows: /^membership_references\./, why: 'references speak for the program' },
  getBestPracticeScoresByProgram: { shows: /^best_practice_scores\./, why: 'the weights are the program’s' },
  getDocumentsByProgram: { shows: /^documents\./, why: 'documents without a company are the program’s' },
  search: { shows: /^documents\./, why: 'documents without a company are the program’s' },
  documentDownload: { shows: /^documents\./, why: 'documents without a company are the program’s' },
  getAuditLog: { shows: /^documents\.file_name$/, why: 'it says which document of the program the caller downloaded' },
}

/** Tables with a tenant's data that other tenants' calls may write. */
const writtenByStrangers: { [Name in CallName]?: { tables: string[]; why: string } } = {
  forgotPassword: { tables: ['password_tokens', 'outbox'], why: 'the caller of a forgotten password has no session' },
  logOn: { tables: ['activity_log'], why: 'a failed sign-in is noted for the company of its account' },
  documentDownload: {
    tables: ['activity_log', 'document_reads'],
    why: 'a download of a document of the program is noted',
  },
}

const ofStaff = 'only staff may use deliveries, regardless of a member’s codes; tested in deliveries.test.ts'

/** Why a call by the owner returns none of its data, or fails. */
const ofProviders = 'staff set up single sign-on; tested in single-sign-on.test.ts'

const ownerGetsNothing: { [Name in CallName]?: string } = {
  logOn: 'the request has a wrong password; sign-in.test.ts has the right one',
  resetPassword: 'the request has an unknown token; reset-password.test.ts has a real one',
  confirmCopy: 'the request has an unknown token; mailed-links.test.ts has a real one',
  keepDrafts: 'the request has an unknown token; mailed-links.test.ts has a real one',
  requestEndorsement: 'the request names an unknown policy; endorsements.test.ts has real ones',
  logOut: 'it is made once more at the end',
  endSession: 'the request names an unknown session; sessions.test.ts has real ones',
  secondStep: 'the session needs none; second-step.test.ts has sessions that do',
  confirmAuthenticatorApp: 'the request has a made-up code; second-step.test.ts has right ones',
  removeAuthenticatorApp: 'the account has no app; second-step.test.ts has accounts with one',
  makeRecoveryCodes: 'the account has no app; second-step.test.ts has accounts with one',
  addPasskey: 'only an authenticator can make one; passkeys.test.ts has one',
  renamePasskey: 'the request names an unknown passkey; passkeys.test.ts has real ones',
  removePasskey: 'the request names an unknown passkey; passkeys.test.ts has real ones',
  passkeySignIn: 'only an authenticator can answer; passkeys.test.ts has one',
  startSingleSignOn: 'the domain has no provider; single-sign-on.test.ts has one',
  finishSingleSignOn: 'the request has an unknown state; single-sign-on.test.ts has real ones',
  saveIdentityProvider: ofProviders,
  deleteIdentityProvider: ofProviders,
  setAttentionState: 'the request names an unknown item; attention.test.ts has real ones',
  fileDocuments: 'createDocument has filed the upload; document-batches.test.ts has others',
  undoDocuments: 'the request names an unknown batch; document-batches.test.ts has real ones',
  viewAs: 'administrators of the staff alone view as others; people.test.ts has them',
  bringDelivery: ofStaff,
  analyzeDelivery: ofStaff,
  applyDelivery: ofStaff,
  discardDelivery: ofStaff,
  takeBackDelivery: ofStaff,
  setDeliveryRhythm: ofStaff,
  getDeliveryFile: ofStaff,
  getDeliveryReport: ofStaff,
  addServiceAccount: ofStaff,
  revokeServiceAccount: ofStaff,
  setWebhook: ofStaff,
  rotateWebhookSecret: ofStaff,
  removeWebhook: ofStaff,
  sendWebhookMessage: ofStaff,
  discardWebhookMessage: ofStaff,
  exportReports: ofStaff,
  replaceReportMapping: ofStaff,
  publishDefinitions: 'staff publish forms; definitions.test.ts has it',
  rollBackDefinitions: 'staff roll forms back; definitions.test.ts has it',
  assignReport: 'staff assign reports; report-assignments.test.ts has them',
  decideReportMatch: 'staff decide about matches; report-matches.test.ts has them',
}

let server: TenantServer
let other: Tenant
let strangers: Person[]
let tables: string[]
beforeAll(async () => {
  server = await startTenantServer()
  other = server.other.tenant
  const { member, expired, prospect, broker, neighbor } = server
  strangers = [member, expired, prospect, broker, neighbor]
  tables = (await schemaOf(server.database)).map(({ name }) => name)
})
afterAll(() => server.close())
beforeEach(() => server.database.sql('delete from tries'))

const reads = ({ method }: Endpoint) => method === 'GET'

/** Calls that read a tenant's data come first, then those that change it, then those that delete it. */
const rankOf = ({ method }: Endpoint) => ['GET', 'POST', 'PUT', 'DELETE'].indexOf(method)
const inOrder = calls.toSorted(([, one], [, two]) => rankOf(one) - rankOf(two))
const guarded = inOrder.filter(([, { access }]) => access !== 'public')
/** A rank, which is revealed only among five or more members. */
const ranking: CallName = 'getSpeedingRanks'
/** Only counts, and only during the generation of a loss run; tested in loss-run.test.ts. */
const progress: CallName = 'getLossRunProgress'
/** Only counts, and only during the generation of a pack; tested in packs.test.ts. */
const packProgress: CallName = 'getPackProgress'
/** Name, logo and color of a program, from a folder: no row of a tenant. */
const brand: CallName = 'getBrand'
/** Items of rules that no row here meets, figures, and whether a mail is wanted: attention.test.ts asks about them. */
const figures: readonly CallName[] = ['getAttention', 'getSinceLastVisit', 'getDigest']
/** Sums and quartiles: loss-analysis.test.ts asks about them. */
const lossFigures: readonly CallName[] = ['getLossDevelopment', 'getLossComparison']
/** For a document without readers. A document with readers is tested in document-batches.test.ts. */
const readers: CallName = 'getDocumentReaders'
/** Views that a user saved: claim-views.test.ts asks about them. */
const views: CallName = 'getClaimViews'
/** Only the caller's own data; tested in sessions.test.ts. */
const accountSecurity: CallName = 'getAccountSecurity'
/** Only for staff; tested in single-sign-on.test.ts. */
const providers: CallName = 'getIdentityProviders'
/** Only staff users; tested in report-assignments.test.ts. */
const assignees: CallName = 'getReportAssignees'
const withoutRows: readonly CallName[] = [
  ...[ranking, progress, brand, readers, packProgress, assignees, views, accountSecurity, providers],
  ...figures,
  ...lossFigures,
]
/** Calls whose answers are about a tenant. */
const tenantReads = inOrder.filter(
  ([name, endpoint]) => reads(endpoint) && endpoint.scope !== 'none' && !withoutRows.includes(name),
)

/** Every row that has to do with the other member, by table. Sessions change by being used. */
async function rowsOfOther(except: string[] = []): Promise<Record<string, string | null>> {
  const named = tables.filter((table) => table !== 'sessions' && !except.includes(table))
  const parts = named.map(
    (table) => `select '${table}' "table", md5(string_agg(t::text, ' ' order by t::text)) rows from "${table}" t
      where t::text ~ '${patternOf(other)}'`,
  )
  const found = await server.database.sql<{ table: string; rows: string | null }>(parts.join(' union all '))
  return Object.fromEntries(found.map(({ table, rows }) => [table, rows]))
}

/** Pairs of requests whose only difference is an id: of the other tenant in the first, an unknown one in the second. */
function pairsOf(name: CallName, { own }: Person): { foreign: Request; absent: Request; naming: string }[] {
  const kinds = namedBy(name).filter((kind) => own[kind] !== server.other.own[kind])
  if (kinds.length === 0) return []
  const pairs = (chosen: (keyof TenantIds)[], inLists?: TenantIds) => {
    const pick = (from: TenantIds) => ({ ...own, ...Object.fromEntries(chosen.map((kind) => [kind, from[kind]])) })
    const [theirs, nobodys] = [pick(server.other.own), pick(absentIds)]
    const absent = requestsOf(name, nobodys, inLists ?? nobodys)
    return requestsOf(name, theirs, inLists ?? theirs)
      .map((foreign, index) => ({ foreign, absent: absent[index]!, naming: chosen.join() }))
      .filter((pair) => JSON.stringify(pair.foreign) !== JSON.stringify(pair.absent))
  }
  const eachAmongOwn = kinds.length > 1 ? kinds.flatMap((kind) => pairs([kind], own)) : []
  const all = [...pairs(kinds), ...pairs(kinds, own), ...eachAmongOwn]
  return [...new Map(all.map((pair) => [JSON.stringify(pair.foreign), pair])).values()]
}

/** An answer but for what differs each time. */
const comparable = ({ status, headers, body, raw }: Answer) => {
  const { RequestId: _, ...rest } = body
  return { status, type: headers['content-type'], body: rest, file: 'Payload' in rest || 'Error' in rest ? '' : raw }
}

const furtherUser = `insert into users
  (first_name, last_name, email, phone, address_line1, city, state, zip_code, is_active, client_id)
  select first_name, last_name, $2 || email, phone, address_line1, city, state, zip_code, 1, client_id
  from users where rec_id = $1 returning rec_id`
let formerUsers = 0

describe('the token of an ended session', () => {
  let dead: Record<string, Caller>
  beforeAll(async () => {
    const { database, tokenOf, withToken, nobody } = server
    const tokenAfter = async (change: string, tenant = other) => {
      const token = await tokenOf(tenant)
      expect((await withToken(token)('getClients')).status).toBe(200)
      const ofToken = 'in (select users_rec_id from sessions where token_hash = $1)'
      await database.sql(change.replace('of the token', ofToken), [hashToken(token)])
      return withToken(token)
    }
    /** A further administrator of the other member. */
    const former = async (): Promise<Tenant> => {
      const [user] = await database.sql<{ rec_id: number }>(furtherUser, [other.user, `former.${formerUsers++}`])
      await database.sql(
        'insert into user_role_groups (users_rec_id, role_groups_rec_id, is_active) values ($1, 21, 1)',
        [user!.rec_id],
      )
      return { ...other, user: user!.rec_id }
    }
    const revoked = await tokenOf(other)
    await withToken(revoked)('logOut')
    dead = {
      nobody: nobody,
      'a malformed token': withToken('not a token'),
      'a revoked session': withToken(revoked),
      'an expired session': await tokenAfter('update sessions set expires_at = now() where token_hash = $1'),
      'an idle session': await tokenAfter(
        "update sessions set used_at = now() - interval '2 hours' where token_hash = $1",
      ),
      'a deactivated user': await tokenAfter(
        'update users set is_active = 0 where rec_id of the token',
        await former(),
      ),
      'a deleted user': await tokenAfter(
        'update users set deleted_at = now() where rec_id of the token',
        await former(),
      ),
      'a user whose role was taken': await tokenAfter(
        'update user_role_groups set is_active = 0 where users_rec_id of the token',
        await former(),
      ),
    }
  })

  test.each(guarded)('[SES-019] %s refuses it and a missing token', async (name) => {
    for (const [who, call] of Object.entries(dead))
      for (const request of requestsOf(name, server.other.own)) {
        const answer = await call(name, request)
        expect(answer.status, who).toBe(401)
        expect(answer.body, who).toEqual({ Error: { ErrorStatus: 401, ErrorMessage: expect.any(String) } })
      }
  })

  test.each(calls.filter(([, { access }]) => access === 'public'))('%s reveals nothing to it', async (name) => {
    for (const [who, call] of Object.entries(dead))
      for (const request of requestsOf(name, server.other.own))
        expect(marksIn(answerText(await call(name, request)), other), who).toEqual([])
  })
})

describe('a rank among the members of a program', () => {
  /** Four more members with the same driving time, so that a rank of five is shown. */
  const further = [990_101, 990_102, 990_103, 990_104]
  beforeAll(async () => {
    for (const id of further) {
      const like = (table: string) => `insert into ${table} select (jsonb_populate_record(t, $2)).* from ${table} t
        where client_id = $1`
      const changed = JSON.stringify({ client_id: id, client_code: `ranked.${id}` })
      for (const table of ['clients', 'telematics_months'])
        await server.database.sql(like(table), [other.company, changed])
    }
  })
  afterAll(async () => {
    for (const table of ['telematics_months', 'clients'])
      await server.database.sql(`delete from ${table} where client_id = any($1)`, [further])
  })

  test('getSpeedingRanks reveals nothing about companies out of scope', async () => {
    const ask = (call: Caller, clientId: number) => call(ranking, { query: { clientId } })
    expect((await ask(server.other.call, other.company)).body.Payload).toHaveLength(1)
    for (const { who, call } of strangers)
      expect(comparable(await ask(call, other.company)), `${who} naming the other`).toEqual(
        comparable(await ask(call, absentIds.company)),
      )
  })
})

describe('a caller with a company in scope', () => {
  /** Calls that return data of a single user, which other users of the company cannot see. */
  const ofOneUser = ['checkAuth', 'getFNOLDrafts', 'getFNOLDraft']

  test.each(tenantReads)('[SES-017] [SES-018] %s answers its broker and staff', async (name) => {
    for (const { call } of [server.broker, server.staff]) {
      const answers = await Promise.all(requestsOf(name, server.member.own).map((request) => call(name, request)))
      for (const answer of answers) {
        const marks = marksIn(answerText(answer), server.member.tenant)
        if (ofOneUser.includes(name)) expect(marks).toEqual([])
        else expect(marks).not.toEqual([])
      }
    }
  })

  test('[SES-016] [SEL-012] [SEL-013] scope: own company, brokered companies, or all', async () => {
    const companies = async ({ call }: Person) => {
      const { Payload } = (await call('getClients')).body
      return (Payload as { ClientId: number }[]).map(({ ClientId }) => ClientId)
    }
    const { member, expired, prospect, broker, staff } = server
    for (const person of [member, expired, prospect]) expect(await companies(person)).toEqual([person.tenant.company])
    expect(new Set(await companies(broker))).toEqual(new Set([broker.tenant.company, member.tenant.company]))
    expect(await companies(staff)).toHaveLength(8)
  })

  test('colleagues cannot change a user’s own data', async () => {
    const { database, member, broker, staff } = server
    const { user } = member.tenant
    const ownRows = () =>
      Promise.all([
        database.sql('select * from claim_drafts where users_rec_id = $1', [user]),
        database.sql('select * from uploads where users_rec_id = $1', [user]),
        database.sql(
          'select f.* from claim_draft_files f join uploads u using (storage_key) where u.users_rec_id = $1',
          [user],
        ),
      ])
    const before = await ownRows()
    for (const { own, call } of [broker, staff])
      for (const uploads of [own.uploads, member.own.uploads])
        for (const name of ['putFNOLDraft', 'deleteFNOLDraft', 'fnolSubmit2', 'createDocument'] as const)
          for (const request of requestsOf(name, { ...member.own, reporter: own.reporter, uploads })) {
            await call(name, request)
            expect(await ownRows(), name).toEqual(before)
          }
  })

  test('concurrent calls get their own caller’s data', async () => {
    const { member, other: second, expired, prospect } = server
    const people = Array.from({ length: 40 }, (_, index) => [member, second, expired, prospect][index % 4]!)
    const answers = await Promise.all(people.map(({ call }) => call('getClients')))
    for (const [index, { body }] of answers.entries())
      expect(body.Payload).toMatchObject([{ ClientId: people[index]!.tenant.company }])
  })
})

describe('data of another company', () => {
  let before: Record<string, string | null>
  beforeAll(async () => (before = await rowsOfOther()))

  test('exists in every table with an owner', async () => {
    const shared = await sharedTables(server.database)
    const empty = Object.entries(before).filter(([, rows]) => rows === null)
    // Whom the first counts is hashed; the second names a draft alone, whose row names the tenant; the third is sealed.
    const unmarked = ['tries', 'claim_draft_files', 'authenticator_apps']
    expect(empty.map(([table]) => table).toSorted()).toEqual([...shared, ...unmarked].toSorted())
  })

  test.each(inOrder)('%s treats it as absent', async (name, endpoint) => {
    const untouched = reads(endpoint) ? undefined : await rowsOfOther(writtenByStrangers[name]?.tables)
    for (const person of strangers) {
      const shared = person === server.neighbor ? sharedWithinProgram[name] : undefined
      const ask = async (request: Request, naming: string) => {
        const answer = await person.call(name, request)
        const seen = marksIn(answerText(answer), other).filter((place) => !shared?.shows.test(place))
        expect.soft(seen.join(' '), `${person.who} naming ${naming}`).toBe('')
        return comparable(answer)
      }
      if (reads(endpoint)) for (const request of requestsOf(name, person.own)) await ask(request, 'its own')
      for (const { foreign, absent, naming } of pairsOf(name, person)) {
        const [answer, nothing] = [await ask(foreign, naming), await ask(absent, naming)]
        if (!shared) expect.soft(answer, `${person.who} naming ${naming}`).toEqual(nothing)
      }
    }
    if (untouched) expect(await rowsOfOther(writtenByStrangers[name]?.tables)).toEqual(untouched)
  })

  test('stays unchanged, and out of others’ mails and the log', async () => {
    const written = Object.values(writtenByStrangers).flatMap((exception) => exception.tables)
    expect(await rowsOfOther(written)).toEqual(
      Object.fromEntries(Object.entries(before).filter(([table]) => !written.includes(table))),
    )
    const own = await server.database.sql<{ email: string }>('select email from users where client_id = $1', [
      other.company,
    ])
    const letters = await Promise.all((await server.mails()).map((mail) => PostalMime.parse(mail)))
    for (const { to = [], subject, html, text } of letters)
      if (!to.every(({ address }) => own.some(({ email }) => email === address)))
        expect(marksIn([subject, html, text, JSON.stringify(to)].join(' '), other)).toEqual([])
    // The random id of a request may contain any digits, including those of a mark.
    expect(marksIn(server.log().replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, ''), other)).toEqual([])
  })
})

describe('the owner', () => {
  test.each(inOrder.filter(([name]) => !(name in ownerGetsNothing)))('%s answers it', async (name) => {
    for (const request of requestsOf(name, server.other.own)) {
      const answer = await server.other.call(name, request)
      expect(answer.status, answer.body.Error?.ErrorMessage ?? '').toBe(200)
      expect(answer.body.Error?.ErrorStatus ?? 0, answer.body.Error?.ErrorMessage ?? '').toBe(0)
      if (tenantReads.some(([one]) => one === name)) expect(marksIn(answerText(answer), other)).not.toEqual([])
    }
  })
})
