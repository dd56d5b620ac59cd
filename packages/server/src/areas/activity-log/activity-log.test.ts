import type { ActivityEntry } from '@captive/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { recordActivity } from '../../activity/record-activity.ts'
import { systemScope } from '../../database/scope.ts'
import { byEmail, emailBody, memberCompany } from '../../../test/claim-bodies.ts'
import { newUser } from '../../../test/new-user.ts'
import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'

const origin = 'https://portal.example'

let server: TestServer
let staff: Caller, member: Caller
beforeAll(async () => {
  server = await startTestServer({ PORTAL_ORIGIN: origin })
  staff = await server.as('staff.admin@demo.example')
  member = await server.as('admin@member.example')
})
afterAll(() => server.close())

const log = async (caller: Caller) => (await caller('getAuditLog')).body.Payload as ActivityEntry[]
const newest = async () => (await log(staff))[0]
const entry = (User: string, Action: string) => ({ User, Action, CreatedDateTime: expect.any(String) })
const failAs = (username: string) =>
  server.nobody('logOn', { body: { username, password: 'Wrong-password-1', grant_type: 'password' } })
/** Allows a role of a group to read the log. */
const allow = (roleGroup: number) =>
  server.database.sql(
    "insert into object_access select $1::integer, rec_id, 1 from objects where code = '000-001-005' on conflict (role_groups_rec_id, objects_rec_id) do update set is_active = 1",
    [roleGroup],
  )

describe('the activity log', () => {
  test('[ACT-005] records sign-ins and sign-outs, newest first', async () => {
    const employee = await server.as('employee@member.example')
    await employee('logOut')
    await employee('logOut')
    const [last, before] = await log(staff)
    expect(last).toEqual(entry('employee@member.example', 'Signed out'))
    expect(before).toEqual(entry('employee@member.example', 'Signed in'))
    expect(Date.now() - Date.parse(last!.CreatedDateTime!)).toBeLessThan(60_000)
  })

  test('records failed sign-ins with address, for unknown accounts too', async () => {
    const unusable = 'my-Password-2026'
    for (const username of ['Admin@member.example ', 'stranger@nowhere.example', unusable]) await failAs(username)
    const entries = (
      await server.database.sql(
        `select user_email, action, network_address, client_id, users_rec_id is null unknown
       from activity_log order by rec_id desc limit 3`,
      )
    ).reverse()
    const failed = { action: 'Failed to sign in', network_address: '127.0.0.1' }
    expect(entries).toEqual([
      { ...failed, user_email: 'admin@member.example', client_id: memberCompany, unknown: false },
      { ...failed, user_email: 'stranger@nowhere.example', client_id: null, unknown: true },
      { ...failed, user_email: '(no email address)', client_id: null, unknown: true },
    ])
    const [all] = await server.database.sql('select string_agg(t::text, chr(10)) from activity_log t')
    expect(JSON.stringify(all)).not.toMatch(/Wrong-password|my-password/i)
  })

  test('records one refusal per limit window', async () => {
    const [account, another] = ['flooded@nowhere.example', 'employee@broker.example']
    for (let attempt = 0; attempt < 15; attempt++) for (const name of [account, another]) await failAs(name)
    const noted = (name: string) =>
      server.database.sql(
        "select action, count(*)::integer, min(network_address) from activity_log where user_email = $1 and action ~ '^(Blocked|Failed)' group by 1 order by 1",
        [name],
      )
    const expected = [
      { action: 'Blocked from signing in after too many attempts', count: 1, min: '127.0.0.1' },
      { action: 'Failed to sign in', count: 10, min: '127.0.0.1' },
    ]
    expect(await noted(account)).toEqual(expected)
    expect(await noted(another)).toEqual(expected)

    await server.database.sql("update tries set count = 100 where key like 'signInAddress:%'")
    const count = async () => (await server.database.sql('select count(*) from activity_log'))[0]
    await failAs('first@nowhere.example')
    const before = await count()
    for (let attempt = 0; attempt < 5; attempt++) await failAs(`other-${attempt}@nowhere.example`)
    expect(await count()).toEqual(before)
    expect(await newest()).toEqual(entry('first@nowhere.example', 'Blocked from signing in after too many attempts'))
    await server.database.sql('delete from tries')
  })

  test('hides network addresses from companies and unknown accounts from all but staff', async () => {
    await failAs('stranger@nowhere.example')
    await failAs('manager@member.example')
    await allow(21)
    const page = async (caller: Caller) =>
      (await caller('getAuditLog', { query: { limit: 50 } })).body.Payload as ActivityEntry[]
    const failures = (entries: ActivityEntry[]) => entries.filter(({ Action }) => Action === 'Failed to sign in')
    expect(failures(await page(staff)).slice(0, 2)).toMatchObject([
      { User: 'manager@member.example', NetworkAddress: '127.0.0.1' },
      { User: 'stranger@nowhere.example', NetworkAddress: '127.0.0.1' },
    ])
    const seen = await page(member)
    expect(failures(seen)[0]?.User).toBe('manager@member.example')
    expect(JSON.stringify(seen)).not.toMatch(/stranger|127\.0\.0\.1|NetworkAddress/)
    const stranger = await server.as('admin@xmember.example')
    await allow(31)
    expect(JSON.stringify(await page(stranger))).not.toMatch(/manager@member|stranger|127\.0\.0\.1/)
  })

  test('records a change of company if the company is in scope', async () => {
    const change = (caller: Caller, ClientId: number) => caller('selectCompany', { query: { ClientId } })
    const [{ client_name: name } = { client_name: '' }] = await server.database.sql<{ client_name: string }>(
      'select client_name from clients where client_id = 101',
    )
    expect((await change(staff, 101)).body.Error?.ErrorStatus).toBe(0)
    expect(await newest()).toEqual(entry('staff.admin@demo.example', `Changed member company to ${name}`))
    const broker = await server.as('admin@broker.example')
    const before = await log(staff)
    expect((await change(broker, 101)).body.Error?.ErrorStatus).not.toBe(0)
    expect((await change(member, 100)).status).toBe(403)
    expect(await log(staff)).toEqual(before)
  })

  test('records mails and changes of users and roles without secrets', async () => {
    await member('sendEmail', {
      query: { To: server.config.mailboxes.endorsements, Subject: 'Private matter', Body: 'Very private' },
    })
    const body = newUser('nora@member.example', 100)
    const created = await member('createUser', { query: { email: body.Email, origin }, body })
    const RecId = created.body.Payload as number
    await member('createUserRoleGroup', { body: { UsersRecId: RecId, RoleGroupsRecId: 23, IsActive: 1 } })
    const mail = (await server.mails()).at(-1)?.replace(/=\r\n/g, '')
    const Token = /setup\/([\w-]{43})/.exec(mail ?? '')?.[1] ?? ''
    await server.nobody('resetPassword', { query: { Token, Password: 'Nobody-knows-this-1' } })
    await member('updateUser', { body: { ...body, RecId, Email: 'quill@member.example', IsActive: 0 } })
    await member('deleteUser', { query: { RecId } })
    await member('deleteUser', { query: { RecId } })

    const entries = (await log(staff)).slice(0, 6).reverse()
    expect(entries.map(({ User, Action }) => [User, Action])).toEqual([
      ['admin@member.example', `Sent an email to ${server.config.mailboxes.endorsements}`],
      ['admin@member.example', 'Added user nora@member.example'],
      ['admin@member.example', 'Gave nora@member.example the role Member Employee'],
      ['nora@member.example', 'Set the password'],
      ['admin@member.example', 'Changed user nora@member.example, now quill@member.example, now inactive'],
      ['admin@member.example', 'Deleted user quill@member.example'],
    ])
    expect(JSON.stringify(entries)).not.toMatch(/[Pp]rivate|Prairie|Nobody-knows/)
    expect(JSON.stringify(entries)).not.toContain(Token)
  })

  test('records a claim report once, and each download of its receipt', async () => {
    const body = emailBody()
    await member('fnolEmail', { query: byEmail(), body })
    await member('fnolEmail', { query: byEmail(), body })
    await member('getFNOLReceipt', { query: { ClientId: memberCompany, ConfirmationNum: body.confirmationNum } })
    const [last, before] = await log(staff)
    const { confirmationNum } = body
    expect(last).toEqual(entry('admin@member.example', `Downloaded the receipt of claim report ${confirmationNum}`))
    expect(before).toEqual(entry('admin@member.example', `Emailed claim report ${confirmationNum}`))
  })

  test('hides entries of companies out of scope', async () => {
    await allow(21)
    const colleagues = await server.database.sql<{ user_email: string }>(
      'select distinct user_email from activity_log where client_id = $1',
      [memberCompany],
    )
    const seen = new Set((await log(member)).map(({ User }) => User))
    expect(seen).toContain('admin@member.example')
    expect(seen).toEqual(new Set(colleagues.map(({ user_email }) => user_email)))
    expect((await log(staff)).map(({ User }) => User)).toContain('staff.admin@demo.example')
  })

  test('contains every successful action and nothing else', async () => {
    const actor = { userId: 1001, companyId: 1, email: 'staff.admin@demo.example' }
    const failing = server.database.transaction(systemScope, async (tx) => {
      await recordActivity(tx, actor, 'Did what failed in the end')
      throw new Error('it failed')
    })
    await expect(failing).rejects.toThrow('it failed')
    expect((await newest())?.Action).not.toContain('failed')
  })

  test.each(["update activity_log set action = 'Nothing'", 'delete from activity_log', 'truncate activity_log'])(
    'is append-only: the application may not %s',
    async (statement) => {
      const attempt = server.database.transaction(systemScope, (tx) => tx.execute(statement))
      await expect(attempt).rejects.toMatchObject({ cause: { code: '42501' } })
    },
  )

  test('returns the newest 5,000 entries by default', async () => {
    await server.database.sql(
      `insert into activity_log (users_rec_id, client_id, user_email, action, created_date_time)
       select rec_id, client_id, email, 'Signed in', now() - number * interval '1 hour'
       from users, generate_series(1, 5100) number where email = 'staff.admin@demo.example'`,
    )
    const entries = await log(staff)
    expect(entries).toHaveLength(5_000)
    const times = entries.map(({ CreatedDateTime }) => CreatedDateTime ?? '')
    expect(times).toEqual([...times].sort().reverse())
  })

  test('pages back to the oldest entry, each entry once', async () => {
    const pages: ActivityEntry[] = []
    for (;;) {
      const after = pages.at(-1)?.RecId
      const page = (await staff('getAuditLog', { query: { limit: 1_000, ...(after && { after }) } })).body
        .Payload as ActivityEntry[]
      pages.push(...page)
      if (page.length < 1_000) break
    }
    const [{ count } = { count: 0 }] = await server.database.sql<{ count: number }>(
      'select count(*)::integer count from activity_log',
    )
    expect(count).toBeGreaterThan(5_000)
    expect(new Set(pages.map(({ RecId }) => RecId)).size).toBe(count)
    expect(pages.slice(0, 5_000).map(({ RecId: _, NetworkAddress: __, ...rest }) => rest)).toEqual(await log(staff))
  })

  test('filters entries by time', async () => {
    const [from, to] = [7, 3].map((hours) => new Date(Date.now() - hours * 3_600_000).toISOString())
    const { Payload } = (await staff('getAuditLog', { query: { from, to } })).body
    const times = (Payload as ActivityEntry[]).map(({ CreatedDateTime }) => CreatedDateTime ?? '')
    expect(times.length).toBeGreaterThan(0)
    expect(times.filter((time) => time < from! || time >= to!)).toEqual([])
    const impossible = await staff('getAuditLog', { query: { from: '2026-13-01T00:00:00Z' } })
    expect(impossible.status).toBe(400)
  })

  test('ignores a cursor that is out of scope', async () => {
    const entries = (await staff('getAuditLog', { query: { limit: 1_000 } })).body.Payload as ActivityEntry[]
    const ofStaff = entries.find(({ User }) => User === 'staff.admin@demo.example')
    const { Payload } = (await member('getAuditLog', { query: { after: ofStaff?.RecId } })).body
    expect(Payload).toEqual([])
  })
})
