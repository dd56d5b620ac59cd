import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { findDraft, openDraft } from '../src/areas/claim-reporting/drafts/draft-store.ts'
import { assertSameKey, KeyChangedError } from '../src/keys/assert-same-key.ts'
import { systemScope } from '../src/database/scope.ts'
import { takeDueMail } from '../src/mail/outbox.ts'
import { Keyring } from '../src/sealing/keyring.ts'
import { rotateKey } from '../src/keys/rotate-key.ts'
import { open, UnreadableSealError } from '../src/sealing/seal.ts'
import { claimBody, draftQuery, draftSave, memberCompany, online } from './claim-bodies.ts'
import { startTestServer, type Caller, type TestServer } from './test-server.ts'

const ssn = '523-45-6789'

let server: TestServer
let member: Caller
let before: Keyring
const nextKey = randomBytes(32)
const next = new Keyring(nextKey)
let claim: ReturnType<typeof claimBody>
let draft: object
beforeAll(async () => {
  server = await startTestServer()
  before = server.config.keyring
  await assertSameKey(server.database, before)
  member = await server.as('admin@member.example')
  const { body } = await member('getPoliciesByClient', { query: { clientId: memberCompany } })
  const policies = body.Payload as { LOB: string; PolicyNumber: string }[]
  claim = claimBody('workers-compensation-fall', policies.find(({ LOB }) => LOB.startsWith('Work'))!.PolicyNumber, {
    c481: ssn,
  })
  const answer = await member('fnolSubmit2', { query: online(), body: claim })
  if (answer.body.Error?.ErrorStatus !== 0) throw new Error(`The claim was refused: ${answer.body.Error?.ErrorMessage}`)
  draft = { claimType: null, personalInfo: claim.personalInfoDetail, answers: {}, uploads: [], step: 1 }
  await member('putFNOLDraft', { query: draftSave(), body: draft })
})
afterAll(() => server.close())

const sealedValues = () =>
  server.database.sql<{ place: string; sealed: string }>(
    `select 'claim:' || confirmation_number || ':' || position place, sealed_value sealed from claim_report_values
     join claim_reports on id = claim_report_id where sealed_value is not null
     union all
     select 'answers:' || confirmation_number, sealed_answers from claim_reports where sealed_answers is not null
     union all
     select 'outline:' || draft_key, sealed_outline from claim_drafts`,
  )
const rotate = async (keyring: Keyring) => {
  let count = 0
  await server.database.prepare(async (owner) => {
    count = await rotateKey(owner, keyring)
  })
  return count
}

test('starts with both keys, but not with another key', async () => {
  await expect(assertSameKey(server.database, next)).rejects.toThrow(KeyChangedError)
  await assertSameKey(server.database, new Keyring(nextKey, [before.current.whole]))
  await expect(assertSameKey(server.database, before)).rejects.toThrow(KeyChangedError)
})

test('rotates nothing without the old key, and loses nothing', async () => {
  const values = await sealedValues()
  await expect(rotate(next)).rejects.toThrow(UnreadableSealError)
  expect(await sealedValues()).toEqual(values)
})

test('re-encrypts everything with the next key', async () => {
  expect(await rotate(new Keyring(nextKey, [before.current.whole]))).toBeGreaterThanOrEqual(5)

  const values = await sealedValues()
  expect(values.map(({ place, sealed }) => open(next, place, sealed))).toContain(ssn)
  expect(values.filter(({ place }) => place.startsWith('answers:'))).toHaveLength(1)
  for (const { place, sealed } of values) expect(() => open(before, place, sealed)).toThrow(UnreadableSealError)
  const companies = { clientId: memberCompany, reportingClientId: memberCompany }
  const found = await server.database.transaction(systemScope, (tx) => findDraft(tx, companies, draftQuery().DraftId))
  expect(found && openDraft(next, found)).toEqual(draft)
  const mails = await takeDueMail(server.database, next, randomUUID(), 10)
  expect(mails.map((mail) => mail.html()).join()).toContain(claim.confirmationNum)

  await assertSameKey(server.database, next)
  await expect(assertSameKey(server.database, before)).rejects.toThrow(KeyChangedError)
  expect(await rotate(next)).toBe(0)
})

test('withdraws old fingerprints, and still refuses duplicates', async () => {
  const rows = await server.database.sql<{ hash: string }>('select content_hash hash from claim_reports')
  for (const { hash } of rows) expect(hash).not.toContain(before.current.id)
  const again = await member('fnolSubmit2', { query: online(), body: claim })
  expect(again.body.Error?.ErrorMessage).toMatch(/already received a report/)
})
