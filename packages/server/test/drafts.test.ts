import type { ClaimDraft } from '@captive/api-client/contract'
import { samples } from '@captive/form-engine/catalogue'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { cleanUp } from '../src/operation/background-work.ts'
import { claimBody, memberCompany, online, today } from './claim-bodies.ts'
import { startTestServer, type Caller, type TestServer } from './test-server.ts'

let server: TestServer
let member: Caller, manager: Caller, broker: Caller
beforeAll(async () => {
  server = await startTestServer()
  ;[member, manager, broker] = (await Promise.all(
    ['admin@member.example', 'manager@member.example', 'admin@broker.example'].map(server.as),
  )) as [Caller, Caller, Caller]
})
beforeEach(() => server.database.sql('delete from claim_drafts'))
afterAll(() => server.close())

const workers = samples.find(({ claimType }) => claimType === 'WorkersCompensation')!

const draft = (answers: Record<string, unknown> = workers.answers(today)): ClaimDraft => ({
  claimType: 'WorkersCompensation',
  personalInfo: claimBody(workers.name, 'WC-1').personalInfoDetail,
  answers,
  uploads: [{ name: 'photo.jpg', filePath: 'abc' }],
  step: 3,
})

const query = { ClientId: memberCompany }
const keep = (caller: Caller, body: ClaimDraft) => caller('putFNOLDraft', { query, body })
const resume = async (caller: Caller) =>
  (await caller('getFNOLDraft', { query })).body.Payload as { draft: ClaimDraft; savedAt: string } | null

test('a draft comes back as it was kept, from another session too', async () => {
  await keep(member, draft())
  const again = await server.as('admin@member.example')
  expect((await resume(again))?.draft).toEqual(draft())
})

test('the last one kept counts, and a discarded one is gone', async () => {
  await keep(member, draft())
  await keep(member, { ...draft(), step: 4 })
  expect((await resume(member))?.draft.step).toBe(4)
  await member('deleteFNOLDraft', { query })
  expect(await resume(member)).toBeNull()
})

test('a draft is its user’s alone: a colleague of the same company has none, nor has the broker', async () => {
  await keep(member, draft())
  expect(await resume(manager)).toBeNull()
  expect(await resume(broker)).toBeNull()
})

test('a draft is sealed whole, and opens in no other row', async () => {
  await keep(member, draft())
  const [row] = await server.database.sql('select * from claim_drafts')
  const text = JSON.stringify(row)
  for (const typed of ['Okafor', 'photo.jpg', String(workers.answers(today)['c481'])]) expect(text).not.toContain(typed)
  await server.database.sql('update claim_drafts set users_rec_id = (select rec_id from users where email = $1)', [
    'manager@member.example',
  ])
  expect((await manager('getFNOLDraft', { query })).status).toBe(500)
})

test('[ENG-024] a hidden confidential value is not kept', async () => {
  // 497, why a claim is questioned, shows only while 496 is yes.
  await keep(member, draft({ ...workers.answers(today), c496: 'no', c497: 'typed before' }))
  expect((await resume(member))?.draft.answers).not.toHaveProperty('c497')
})

test('an answer that the definitions do not know is kept, so that it can be said what no longer fits', async () => {
  await keep(member, draft({ ...workers.answers(today), c9999: 'of an older form' }))
  expect((await resume(member))?.draft.answers).toMatchObject({ c9999: 'of an older form' })
})

test('a submitted claim ends its draft', async () => {
  await keep(member, draft())
  const body = claimBody('property-fire', 'typed by hand')
  await member('fnolSubmit2', { query: online(), body })
  expect(await resume(member)).toBeNull()
})

test('a refused claim keeps its draft', async () => {
  await keep(member, draft())
  const body = claimBody('auto-in-a-hurry', 'another company’s policy')
  await member('fnolSubmit2', { query: online(), body })
  expect(await resume(member)).not.toBeNull()
})

test('the files of a draft stay until it ends; those of nobody go after a day', async () => {
  const [user] = await server.database.sql<{ rec_id: number }>(
    "select rec_id from users where email = 'admin@member.example'",
  )
  for (const key of ['kept', 'left']) {
    await server.database.sql(
      `insert into uploads (storage_key, users_rec_id, name, size, media_type, created_at) values ($1, $2, 'a.jpg', 1, 'image/jpeg', now() - interval '3 days')`,
      [key.padEnd(32, '0'), user!.rec_id],
    )
  }
  const files = async () =>
    (await server.database.sql<{ storage_key: string }>('select storage_key from uploads')).map(({ storage_key }) =>
      storage_key.slice(0, 4),
    )
  await keep(member, { ...draft(), uploads: [{ name: 'a.jpg', filePath: 'kept'.padEnd(32, '0') }] })
  await cleanUp(server.app.parts)
  expect(await files()).toEqual(['kept'])
  await member('deleteFNOLDraft', { query })
  await cleanUp(server.app.parts)
  expect(await files()).toEqual([])
})
