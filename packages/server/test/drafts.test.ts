import { randomUUID } from 'node:crypto'

import type { ClaimDraft, DraftState, KeptDraft, StoredClaimDraft } from '@captive/api-client/contract'
import { samples } from '@captive/form-engine/catalogue'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { cleanUp } from '../src/operation/background-work.ts'
import { claimBody, draftQuery, draftSave, everybodyMayReport, memberCompany, online, today } from './claim-bodies.ts'
import { startTestServer, type Caller, type TestServer } from './test-server.ts'

let server: TestServer
let member: Caller, manager: Caller, broker: Caller, staff: Caller
beforeAll(async () => {
  server = await startTestServer()
  ;[member, manager, broker, staff] = (await Promise.all(
    ['admin@member.example', 'manager@member.example', 'admin@broker.example', 'staff.admin@demo.example'].map(
      server.as,
    ),
  )) as [Caller, Caller, Caller, Caller]
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

const query = draftQuery()
const save = async (caller: Caller, body: ClaimDraft, as: ReturnType<typeof draftSave> = draftSave()) =>
  (await caller('putFNOLDraft', { query: as, body })).body.Payload as DraftState | null
const resume = async (caller: Caller) =>
  (await caller('getFNOLDraft', { query })).body.Payload as StoredClaimDraft | null
const list = async (caller: Caller) =>
  (await caller('getFNOLDrafts', { query: { ClientId: memberCompany } })).body.Payload as KeptDraft[]

describe('an unfinished report', () => {
  test('is restored in another session', async () => {
    await save(member, draft())
    expect((await resume(await server.as('admin@member.example')))?.draft).toEqual(draft())
  })

  test('returns the last save, and nothing after it is discarded', async () => {
    const first = await save(member, draft())
    await save(member, { ...draft(), step: 4 }, draftSave(first?.version))
    expect((await resume(member))?.draft.step).toBe(4)
    await member('deleteFNOLDraft', { query })
    expect(await resume(member)).toBeNull()
  })

  test('is listed with company, type, time and progress', async () => {
    await save(member, draft())
    const { c124: _, ...unfinished } = workers.answers(today)
    const other = draftSave(undefined, randomUUID())
    await save(member, { ...draft(unfinished), step: 2 }, other)
    const [second, first] = await list(member)
    expect(second).toMatchObject({ DraftId: other.DraftId, claimType: 'WorkersCompensation', step: 2, own: true })
    expect(first).toMatchObject({ DraftId: query.DraftId, company: draft().personalInfo.company, step: 3 })
    expect(first?.sectionsDone).toBe(first?.sections)
    expect(second?.sectionsDone).toBe((first?.sections ?? 0) - 1)
  })

  test('is kept for thirty days after its last save', async () => {
    await save(member, draft())
    const [listed] = await list(member)
    expect((Date.parse(listed!.keptUntil) - Date.parse(listed!.savedAt)) / 86_400_000).toBe(30)
    const age = (days: number) =>
      server.database.sql("update claim_drafts set saved_at = now() - $1 * interval '1 day'", [days])
    await age(29)
    await cleanUp(server.app.dependencies)
    expect(await list(member)).toHaveLength(1)
    await age(32) // a day longer than promised, for a clock that runs ahead
    await cleanUp(server.app.dependencies)
    expect(await list(member)).toEqual([])
  })

  test('is limited to twenty per user', async () => {
    for (let number = 0; number < 20; number++) await save(member, draft({}), draftSave(undefined, randomUUID()))
    const { status, body } = await member('putFNOLDraft', {
      query: draftSave(undefined, randomUUID()),
      body: draft({}),
    })
    expect([status, body.Error?.ErrorMessage]).toEqual([
      400,
      'You already have 20 unfinished reports. Discard one of them first.',
    ])
    const ofAnother = await save(manager, draft({}), draftSave(undefined, randomUUID()))
    expect(ofAnother, 'a colleague has twenty of its own').toMatchObject({ own: true })
  })

  test('does not count a retried first save twice', async () => {
    const saves = Array.from({ length: 20 }, () => draftSave(undefined, randomUUID()))
    for (const as of saves) await save(member, draft({}), as)
    for (const as of [saves[0]!, saves[19]!])
      expect(await save(member, draft({}), as)).toMatchObject({ version: as.Version, own: true })
    expect(await list(member)).toHaveLength(20)
  })

  test('is sealed and bound to its row', async () => {
    await save(member, draft())
    const [row] = await server.database.sql('select * from claim_drafts')
    const text = JSON.stringify(row)
    for (const typed of ['Okafor', 'photo.jpg', String(workers.answers(today)['c481'])])
      expect(text).not.toContain(typed)
    await server.database.sql("update claim_drafts set draft_key = '22222222-0000-4000-8000-222222222222'")
    const moved = draftQuery('22222222-0000-4000-8000-222222222222')
    expect((await member('getFNOLDraft', { query: moved })).status).toBe(500)
  })

  test('[ENG-024] stores no hidden confidential value', async () => {
    // 497, why a claim is questioned, shows only while 496 is yes.
    await save(member, draft({ ...workers.answers(today), c496: 'no', c497: 'typed before' }))
    expect((await resume(member))?.draft.answers).not.toHaveProperty('c497')
  })

  test('keeps answers to unknown controls', async () => {
    await save(member, draft({ ...workers.answers(today), c9999: 'of an older form' }))
    expect((await resume(member))?.draft.answers).toMatchObject({ c9999: 'of an older form' })
  })

  describe('has the capacity of its form', () => {
    const refuse = async (answers: Record<string, unknown>, claimType: ClaimDraft['claimType'] = 'Auto') => {
      const { status, body } = await member('putFNOLDraft', {
        query: draftSave(undefined, randomUUID()),
        body: { ...draft(answers), claimType },
      })
      return [status, body.Error?.ErrorMessage]
    }
    const vehicles = (count: number, text = 'Ford') =>
      Array.from({ length: count }, (_, index) => ({ id: index + 1, c203: text }))
    const autos = samples.find(({ claimType }) => claimType === 'Auto')!

    test('and is refused with more answers', async () => {
      const keys = (count: number) =>
        Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, index]))
      expect(await refuse(keys(9_000))).toEqual([400, expect.stringMatching(/Remove some of them and describe/)])
      expect(await refuse(keys(150_000))).toEqual([413, 'The request is too large.'])
      expect(await refuse({ c19: vehicles(1_300) })).toEqual([400, expect.stringMatching(/at most 50 vehicles/)])
      expect(await list(member)).toEqual([])
    })

    test('and is refused with longer texts', async () => {
      const long = 'x'.repeat(400_000)
      expect(await refuse({ c124: long, c125: long }, 'WorkersCompensation')).toEqual([
        400,
        expect.stringMatching(/too long to save\. Shorten/),
      ])
    })

    test('and is refused with endless nesting', async () => {
      const nested = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
      const body = JSON.stringify(draft({ c124: 'here' })).replace('"here"', nested)
      const answer = await member('putFNOLDraft', { query: draftSave(), body })
      expect([answer.status, answer.body.Error?.ErrorMessage]).toEqual([
        400,
        'The body has too many levels of nesting.',
      ])
    })

    test('and accepts fifty other vehicles', async () => {
      const answers = { ...autos.answers(today), c19: vehicles(50) }
      expect(await save(member, { ...draft(answers), claimType: 'Auto' })).toMatchObject({ own: true })
    })

    test('and has no answers before a claim type is chosen', async () => {
      await save(member, { ...draft({ c124: 'x' }), claimType: null })
      expect((await resume(member))?.draft.answers).toEqual({})
    })
  })

  test('is listed without decrypting it', async () => {
    await save(member, draft())
    const before = await list(member)
    await server.database.sql("update claim_drafts set sealed_draft = 'cannot be opened'")
    expect(await list(member)).toEqual(before)
  })

  test('of an earlier version is listed the same', async () => {
    await save(member, draft())
    const before = await list(member)
    await server.database.sql('update claim_drafts set sealed_outline = null')
    expect(await list(member)).toEqual(before)
  })

  test('is deleted with its own claim only', async () => {
    await save(member, draft())
    await save(member, draft(), draftSave(undefined, randomUUID()))
    const body = claimBody('property-fire', 'typed by hand')
    await member('fnolSubmit2', { query: online(), body: { ...body, draftId: query.DraftId } })
    expect(await resume(member)).toBeNull()
    expect(await list(member)).toHaveLength(1)
  })

  test('stays if its claim is refused', async () => {
    await save(member, draft())
    const body = claimBody('auto-in-a-hurry', 'another company’s policy')
    await member('fnolSubmit2', { query: online(), body: { ...body, draftId: query.DraftId } })
    expect(await resume(member)).not.toBeNull()
  })
})

describe('two users on one draft', () => {
  test('a colleague takes it over by saving, which is logged', async () => {
    await save(member, draft())
    expect(await list(manager)).toMatchObject([{ own: false, savedBy: expect.stringMatching(/\w+ \w+/) }])
    const found = await resume(manager)
    await save(manager, { ...found!.draft, step: 4 }, draftSave(found?.version))
    expect((await list(manager))[0]).toMatchObject({ own: true, step: 4 })
    expect((await list(member))[0]).toMatchObject({ own: false })
    const [noted] = await server.database.sql<{ action: string }>(
      "select action from activity_log where user_email = 'manager@member.example' order by rec_id desc limit 1",
    )
    expect(noted?.action).toBe('Took over an unfinished claim report')
  })

  test('a stale save fails and returns the newer state', async () => {
    const first = await save(member, draft())
    const taken = await save(manager, { ...draft(), step: 4 }, draftSave(first?.version))
    const late = draftSave(first?.version)
    expect(await save(member, { ...draft(), step: 2 }, late)).toEqual({ ...taken, own: false })
    expect((await resume(member))?.draft.step).toBe(4)
  })

  test('a retried save is idempotent', async () => {
    const first = draftSave()
    expect((await save(member, draft(), first))?.version).toBe(first.Version)
    expect((await save(member, draft(), first))?.version).toBe(first.Version)
    const next = draftSave(first.Version)
    await save(member, draft(), next)
    expect((await save(member, draft(), next))?.version).toBe(next.Version)
    expect(await list(member)).toHaveLength(1)
  })

  test('[ENG-016] a colleague sees no confidential answers, and that some are missing', async () => {
    await save(member, draft())
    const found = await resume(manager)
    expect(JSON.stringify(found)).not.toContain(workers.answers(today)['c481'])
    expect(found).toMatchObject({ leftOut: true, draft: { answers: { c124: expect.any(String) } } })
    expect((await resume(member))?.leftOut).toBe(false)
    await save(member, draft({ ...workers.answers(today), c9999: '078-05-1120' }), draftSave(found?.version))
    expect((await resume(manager))?.draft.answers).not.toHaveProperty('c9999')
  })

  test('only its holder discards it', async () => {
    const first = await save(member, draft())
    await manager('deleteFNOLDraft', { query })
    expect(await resume(member)).not.toBeNull()
    await save(manager, draft(), draftSave(first?.version))
    const body = claimBody('property-fire', 'typed by hand')
    await member('fnolSubmit2', { query: online(), body: { ...body, draftId: query.DraftId } })
    expect(await resume(manager)).not.toBeNull()
  })

  test('a stale save does not restore a discarded draft', async () => {
    const first = await save(member, draft())
    await member('deleteFNOLDraft', { query })
    expect(await save(manager, draft(), draftSave(first?.version))).toBeNull()
    expect(await list(member)).toEqual([])
  })

  test('its files go to the user who takes it over', async () => {
    const key = 'taken'.padEnd(32, '0')
    await insertUpload(key)
    const saved = await save(member, { ...draft(), uploads: [{ name: 'a.jpg', filePath: key }] })
    const found = await resume(manager)
    await save(manager, found!.draft, draftSave(saved?.version))
    await cleanUp(server.app.dependencies)
    const body = { ...claimBody('property-fire', 'typed by hand'), uploads: [{ name: 'a.jpg', filePath: key }] }
    const { body: answer } = await manager('fnolSubmit2', {
      query: online(),
      body: { ...body, draftId: query.DraftId },
    })
    expect(answer.Error?.ErrorStatus).toBe(0)
    expect(await list(member)).toEqual([])
  })

  test('a file of another draft stays with its new holder', async () => {
    await server.database.sql(everybodyMayReport)
    const key = 'twice'.padEnd(32, '0')
    await insertUpload(key)
    const body = { ...draft(), uploads: [{ name: 'a.jpg', filePath: key }] }
    const second = randomUUID()
    const saved = [await save(member, body), await save(member, body, draftSave(undefined, second))]
    await save(manager, body, draftSave(saved[0]?.version))
    await save(await server.as('employee@member.example'), body, draftSave(saved[1]?.version, second))
    const owners = await server.database.sql(
      'select email from uploads join users on rec_id = users_rec_id where storage_key = $1',
      [key],
    )
    expect(owners).toEqual([{ email: 'manager@member.example' }])
    const reports = await server.database.sql(
      'select draft_key from claim_draft_files join claim_drafts on id = draft_id where storage_key = $1',
      [key],
    )
    expect(reports, 'and belongs to no other report').toEqual([{ draft_key: query.DraftId }])
  })

  test('other companies, brokers and staff cannot see or change it', async () => {
    const first = await save(member, draft())
    for (const stranger of [broker, staff]) {
      expect(await list(stranger)).toEqual([])
      expect(await resume(stranger)).toBeNull()
      expect(await save(stranger, draft(), draftSave(first?.version))).toBeNull()
      await stranger('deleteFNOLDraft', { query })
      await save(stranger, { ...draft(), step: 1 }, draftSave()) // one of its own under the same id
      await stranger('deleteFNOLDraft', { query })
    }
    expect(await resume(member)).toMatchObject({ version: first?.version, draft: { step: 3 } })
  })
})

test('files of drafts stay; unused files are removed', async () => {
  for (const name of ['kept', 'left']) await insertUpload(name.padEnd(32, '0'))
  const files = async () =>
    (await server.database.sql<{ storage_key: string }>('select storage_key from uploads where not attached')).map(
      ({ storage_key }) => storage_key.slice(0, 4),
    )
  await save(member, { ...draft(), uploads: [{ name: 'a.jpg', filePath: 'kept'.padEnd(32, '0') }] })
  await cleanUp(server.app.dependencies)
  expect(await files()).toEqual(['kept'])
  await member('deleteFNOLDraft', { query })
  await cleanUp(server.app.dependencies)
  expect(await files()).toEqual([])
})

test('a draft links only uploads of its user', async () => {
  const key = 'other'.padEnd(32, '0')
  await insertUpload(key)
  await save(manager, { ...draft(), uploads: [{ name: 'a.jpg', filePath: key }] })
  expect(await server.database.sql('select from claim_draft_files')).toEqual([])
})

/** A file that the member gave three days ago. */
async function insertUpload(key: string): Promise<void> {
  await server.database.sql(
    `insert into uploads (storage_key, users_rec_id, name, size, media_type, created_at)
     select $1, rec_id, 'a.jpg', 1, 'image/jpeg', now() - interval '3 days' from users
     where email = 'admin@member.example'`,
    [key],
  )
}
