import { randomUUID } from 'node:crypto'

import type { ClaimDraft, KeptDraft, StoredClaimDraft, User } from '@captive/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { cleanUp } from '../src/operation/background-work.ts'
import { demoPassword } from '../src/demo/load-demo-data.ts'
import { claimBody, draftQuery, draftSave, everybodyMayReport, memberCompany, online } from './claim-bodies.ts'
import { newUser } from './new-user.ts'
import { startTestServer, type Caller, type TestServer } from './test-server.ts'

const origin = 'https://portal.example'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer({ PORTAL_ORIGIN: origin, REPORTS_PER_USER: '100' })
  admin = await server.as('admin@member.example')
  await server.database.sql(everybodyMayReport)
})
beforeEach(() => server.database.sql('delete from tries'))
afterAll(() => server.close())

/** The mails to an address as text, oldest first. */
const mailsTo = async (email: string) =>
  (await server.mails()).filter((mail) => mail.includes(`\nTo: ${email}\r\n`)).map((mail) => mail.replace(/=\r\n/g, ''))
const tokenIn = (mail: string | undefined, page: string) =>
  new RegExp(`${origin}/${page}/([\\w-]{43})`).exec(mail ?? '')?.[1] ?? ''
const good = { ErrorStatus: 0, ErrorMessage: null }
const over = { ErrorStatus: 1, ErrorMessage: 'This link has expired.' }
const agree = async (call: 'confirmCopy' | 'keepDrafts', Token: string) =>
  (await server.nobody(call, { query: { Token } })).body.Error
const weekOver = 'update mailed_tokens set expires_at = now()'

describe('an address in a report that the account may not name', () => {
  const typed = { company: 'Your bank', street: 'Mayhem', phone: '212-456-7899' }

  async function report(email: string) {
    const claim = claimBody('property-fire', 'typed by hand')
    const body = { ...claim, personalInfoDetail: { ...claim.personalInfoDetail, ...typed, email } }
    expect((await admin('fnolSubmit2', { query: online(), body })).body.Error).toEqual(good)
    return body.confirmationNum
  }
  const asked = async (email: string) => tokenIn((await mailsTo(email)).at(-1), 'confirm-copy')

  test('gets a mail that reveals nothing about the report', async () => {
    const number = await report('asked@elsewhere.example')
    const [question = '', ...others] = await mailsTo('asked@elsewhere.example')
    expect(others).toEqual([])
    const [client] = await server.database.sql<{ name: string }>(
      'select client_name name from clients where client_id = $1',
      [memberCompany],
    )
    const said = question.replaceAll('\r\n', ' ')
    for (const word of [...Object.values(typed), number, client?.name, 'member.example', 'Amarillo'])
      expect(said).not.toContain(word)
  })

  test('gets one copy after it agrees', async () => {
    const number = await report('Agrees@Elsewhere.example')
    const token = await asked('agrees@elsewhere.example')
    expect(await agree('confirmCopy', token)).toEqual(good)
    const copies = async () =>
      (await mailsTo('agrees@elsewhere.example')).filter((mail) =>
        mail.includes(`We received your claim report ${number}`),
      )
    expect(await copies()).toHaveLength(1)
    for (const word of Object.values(typed)) expect((await copies())[0]).not.toContain(word)
    expect(await agree('confirmCopy', token)).toEqual(over)
    expect(await copies()).toHaveLength(1)
  })

  test('gets no copy with an expired or unrelated link', async () => {
    await report('late@elsewhere.example')
    const token = await asked('late@elsewhere.example')
    expect(await agree('keepDrafts', token)).toEqual(over)
    expect(await agree('confirmCopy', 'x'.repeat(43))).toEqual(over)
    await server.database.sql(weekOver)
    expect(await agree('confirmCopy', token)).toEqual(over)
    expect(await mailsTo('late@elsewhere.example')).toHaveLength(1)
    await cleanUp(server.app.dependencies)
    expect(await server.database.sql('select from mailed_tokens')).toEqual([])
  })

  test('gets three mails a day at most', async () => {
    for (let count = 0; count < 5; count++) await report('often@elsewhere.example')
    expect(await mailsTo('often@elsewhere.example')).toHaveLength(3)
  })

  test('is shown separately on the confirmation', async () => {
    const confirmation = async (ConfirmationNum: string) =>
      (await admin('getFNOLConfirmation', { query: { ClientId: memberCompany, ConfirmationNum } })).body.Payload
    expect(await confirmation(await report('other@elsewhere.example'))).toMatchObject({
      email: 'admin@member.example',
      copyTo: 'other@elsewhere.example',
    })
    const own = await confirmation(await report('manager@member.example'))
    expect(own).toMatchObject({ email: 'manager@member.example' })
    expect(own).not.toHaveProperty('copyTo')
  })

  test('limits link use to thirty an hour per address', async () => {
    for (let tries = 0; tries < 30; tries++) await agree('confirmCopy', 'guess')
    expect((await server.nobody('confirmCopy', { query: { Token: 'guess' } })).status).toBe(429)
    expect((await server.nobody('keepDrafts', { query: { Token: 'guess' } })).status).toBe(429)
  })
})

describe('drafts of an account whose address changed', () => {
  let DraftId = ''
  const draft = (step: number): ClaimDraft => ({
    claimType: null,
    personalInfo: claimBody('property-fire', 'typed').personalInfoDetail,
    answers: {},
    uploads: [{ name: 'photo.jpg', filePath: key }],
    step,
  })
  const key = 'begun'.padEnd(32, '0')
  const resume = async (caller: Caller) =>
    (await caller('getFNOLDraft', { query: draftQuery(DraftId) })).body.Payload as StoredClaimDraft | null
  const files = async () =>
    (await server.database.sql<{ storage_key: string }>('select storage_key from uploads')).map(
      (row) => row.storage_key,
    )

  /** A user with a draft and a file of it, whose address then changed; gives the token mailed to the former one. */
  async function changed(name: string): Promise<{ id: number; call: Caller; token: string }> {
    const [former, later] = [`${name}@member.example`, `${name}.later@member.example`]
    const body = newUser(former, memberCompany)
    const created = await admin('createUser', { query: { email: former, origin }, body })
    const id = created.body.Payload as number
    await admin('createUserRoleGroup', { body: { UsersRecId: id, RoleGroupsRecId: 23, IsActive: 1 } })
    const Token = tokenIn((await mailsTo(former)).at(-1), 'setup')
    await server.nobody('resetPassword', { query: { Token, Password: demoPassword } })
    await server.database.sql('delete from uploads where not attached')
    await server.database.sql(
      `insert into uploads (storage_key, users_rec_id, name, size, media_type, created_at)
       values ($1, $2, 'photo.jpg', 1, 'image/jpeg', now() - interval '3 days')`,
      [key, id],
    )
    DraftId = randomUUID()
    await (
      await server.as(former)
    )('putFNOLDraft', { query: draftSave(undefined, DraftId), body: draft(1) })
    await rename(id, later)
    const invitation = tokenIn((await mailsTo(later)).at(-1), 'setup')
    await server.nobody('resetPassword', { query: { Token: invitation, Password: demoPassword } })
    return { id, call: await server.as(later), token: tokenIn((await mailsTo(former)).at(-1), 'keep-drafts') }
  }

  async function rename(id: number, Email: string): Promise<void> {
    const user = (await admin('getUser', { query: { RecId: id } })).body.Payload as User
    const { roleName: _, isEditable: __, isInvited: ___, lastSignIn: ____, ...fields } = user
    await admin('updateUser', { body: { ...fields, Email } })
  }

  test('are hidden until the former address agrees', async () => {
    const { call, token } = await changed('came.back')
    expect(token).not.toBe('')
    for (const caller of [call, await server.as('manager@member.example')]) expect(await resume(caller)).toBeNull()
    await call('deleteFNOLDraft', { query: draftQuery(DraftId) })
    expect(await agree('confirmCopy', token)).toEqual(over)
    await cleanUp(server.app.dependencies)
    expect(await agree('keepDrafts', token)).toEqual(good)
    expect((await resume(call))?.draft).toEqual(draft(1))
    expect(await files()).toContain(key)
    expect(await agree('keepDrafts', token)).toEqual(over)
    const [noted] = await server.database.sql<{ action: string }>(
      "select action from activity_log where user_email = 'came.back.later@member.example' order by rec_id desc limit 1",
    )
    expect(noted?.action).toMatch(/^Unlocked unfinished claim reports/)
  })

  test('return next to newer drafts', async () => {
    const { call, token } = await changed('began.anew')
    await call('putFNOLDraft', { query: draftSave(undefined, randomUUID()), body: { ...draft(2), uploads: [] } })
    expect(await agree('keepDrafts', token)).toEqual(good)
    const { Payload } = (await call('getFNOLDrafts', { query: { ClientId: memberCompany } })).body
    expect((Payload as KeptDraft[]).filter(({ own }) => own).map(({ step }) => step)).toEqual([2, 1])
  })

  test('do not include drafts of colleagues', async () => {
    const colleague = await server.as('manager@member.example')
    const body = { ...draft(1), uploads: [] }
    await colleague('putFNOLDraft', { query: draftSave(undefined, randomUUID()), body })
    await changed('had.colleagues')
    const { Payload } = (await colleague('getFNOLDrafts', { query: { ClientId: memberCompany } })).body
    expect((Payload as KeptDraft[]).filter(({ own }) => own)).toHaveLength(1)
  })

  test('cannot be returned by an address in between', async () => {
    const { id, token } = await changed('moved.twice')
    await rename(id, 'moved.twice.last@member.example')
    await server.nobody('resetPassword', {
      query: {
        Token: tokenIn((await mailsTo('moved.twice.last@member.example')).at(-1), 'setup'),
        Password: demoPassword,
      },
    })
    const notice = (await mailsTo('moved.twice.later@member.example')).at(-1)
    expect(notice).toMatch(/Subject: .*address/i)
    expect(tokenIn(notice, 'keep-drafts')).toBe('')
    expect(await agree('keepDrafts', token)).toEqual(good)
    expect((await resume(await server.as('moved.twice.last@member.example')))?.draft).toEqual(draft(1))
  })

  test('are deleted with their files after seven days', async () => {
    const { call, token } = await changed('never.said')
    const [row] = await server.database.sql<{ days: number }>(
      'select round(extract(epoch from max(expires_at) - now()) / 86400)::integer days from mailed_tokens',
    )
    expect(row?.days).toBe(7)
    await server.database.sql(weekOver)
    expect(await agree('keepDrafts', token)).toEqual(over)
    await cleanUp(server.app.dependencies)
    expect(await resume(call)).toBeNull()
    expect(await files()).not.toContain(key)
  })
})
