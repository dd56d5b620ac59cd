import { contract, type User } from '@captive/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { demoPassword } from '../../demo/load-demo-data.ts'
import {
  absent,
  change,
  create,
  createWhole,
  find,
  idOf,
  mailedToken,
  member,
  memberGroup,
  origin,
  refusal,
  startWithAdministrators,
} from '../../../test/administer-users.ts'
import { newUser } from '../../../test/new-user.ts'
import type { Caller, TestServer } from '../../../test/test-server.ts'

let server: TestServer
let staff: Caller, admin: Caller, manager: Caller
beforeAll(async () => {
  ;({ server, staff, admin, manager } = await startWithAdministrators())
})
afterAll(() => server.close())
beforeEach(() => server.database.sql('delete from tries'))

describe('the users of a group', () => {
  const list = async (caller: Caller, GroupsRecId = memberGroup) =>
    (await caller('getUsersByGroup', { query: { GroupsRecId } })).body.Payload as User[]

  test('[USR-045] are listed for staff, and for administrators of their company', async () => {
    const all = await list(staff)
    expect(new Set(all.map(({ ClientId }) => ClientId)).size).toBeGreaterThan(100)
    const own = await list(admin)
    expect(own.map(({ Email }) => Email)).toEqual(
      expect.arrayContaining(['admin@member.example', 'manager@member.example', 'employee@member.example']),
    )
    expect(new Set(own.map(({ ClientId }) => ClientId))).toEqual(new Set([member]))
    expect(await list(admin, 1)).toEqual([])
  })

  test('[USR-014] [USR-015] [USR-016] show which ones the caller may change', async () => {
    const editable = async (caller: Caller) =>
      new Set((await list(caller)).filter(({ isEditable }) => isEditable).map(({ roleName }) => roleName))
    expect(await editable(staff)).toEqual(new Set(['Administrator', 'Manager', 'Employee']))
    expect(await editable(admin)).toEqual(new Set(['Manager', 'Employee']))
    expect(await editable(manager)).toEqual(new Set(['Employee']))
  })

  test('are read-only for staff with 004-001-007', async () => {
    const staffManager = await server.as('staff.manager@demo.example')
    const seen = await list(staffManager)
    expect(seen.length).toBeGreaterThan(100)
    expect(seen.filter(({ isEditable }) => isEditable)).toEqual([])
    expect((await list(staffManager, 1)).some(({ isEditable }) => isEditable)).toBe(true)
    expect(await find(staffManager, await idOf(server, 'employee@member.example'))).toBeNull()
  })

  test('show the last sign-in to their administrators only', async () => {
    const email = 'newcomer@member.example'
    const id = await createWhole(server, admin, email, 23)
    const lastSignIn = async (caller: Caller) =>
      (await list(caller)).filter(({ RecId }) => RecId === id).map((user) => user.lastSignIn)
    expect(await lastSignIn(admin)).toEqual([null])
    expect(await find(admin, id)).toMatchObject({ lastSignIn: null })
    await server.database.sql(
      `insert into activity_log (users_rec_id, client_id, user_email, action, created_date_time)
       values ($1, $2, $3, 'Signed in', '2020-02-29T10:00:00Z'), ($1, $2, $3, 'Signed out', now())`,
      [id, member, email],
    )
    expect(await lastSignIn(admin), 'only sign-ins of the log count').toEqual(['2020-02-29T10:00:00.000Z'])
    await server.as(email)
    for (const caller of [admin, staff]) {
      const [latest] = await lastSignIn(caller)
      expect(Date.now() - Date.parse(latest ?? '')).toBeLessThan(60_000)
    }
    expect(await lastSignIn(await server.as('staff.manager@demo.example')), 'for notifications').toEqual([undefined])
  })

  test('are listed without a role, but not after deletion', async () => {
    const id = (await create(admin, 'roleless@member.example')).body.Payload as number
    expect((await list(admin)).find(({ RecId }) => RecId === id)).toMatchObject({ roleName: null, isEditable: true })
    expect((await list(staff, 1)).map(({ RecId }) => RecId)).not.toContain(id)
    await admin('deleteUser', { query: { RecId: id } })
    expect((await list(admin)).map(({ RecId }) => RecId)).not.toContain(id)
  })

  test('[PRM-010] of a broker include its clients’ with 000-001-002', async () => {
    const grant = (code: string) =>
      server.database.sql(
        'insert into object_access select 51, rec_id, 1 from objects where code = $1 on conflict (role_groups_rec_id, objects_rec_id) do update set is_active = 1',
        [code],
      )
    const served = await idOf(server, 'employee@member.example')
    await grant('000-001-003')
    const broker = await server.as('admin@broker.example')
    expect((await list(broker, 5)).map(({ Email }) => Email)).toContain('employee@broker.example')
    expect(await list(broker)).toEqual([])
    expect(await find(broker, served)).toBeNull()
    expect((await create(broker, 'x@member.example')).body.Error).toEqual(refusal('This company does not exist.'))
    await grant('000-001-002')
    expect((await list(broker)).map(({ ClientId }) => ClientId)).toContain(member)
    expect(await find(broker, served)).toMatchObject({ Email: 'employee@member.example', isEditable: true })
    expect(await find(broker, await idOf(server, 'employee@xmember.example'))).toBeNull()
  })
})

test('[USR-046] finds a user by id or by address', async () => {
  const email = 'employee@member.example'
  const RecId = await idOf(server, email)
  expect([contract.getUser.path, contract.getUserByEmail.path]).toEqual(['/GetUser', '/GetUserByEmail'])
  expect(await find(admin, RecId)).toMatchObject({ RecId, Email: email, roleName: 'Employee' })
  expect((await admin('getUserByEmail', { query: { email } })).body.Payload).toMatchObject({ RecId, Email: email })
  expect(await find(admin, 999_999)).toBeNull()
  const nobody = { query: { email: 'nobody@member.example' } }
  expect((await admin('getUserByEmail', nobody)).body.Payload).toBeNull()
})

describe('adding a user', () => {
  test('[USR-044] [USR-047] mails a set-up link that works once for seven days', async () => {
    const { body } = await create(admin, 'New.Person@member.example')
    expect(body).toEqual({ Payload: expect.any(Number), Error: { ErrorStatus: 0, ErrorMessage: null } })
    expect(await find(admin, body.Payload as number)).toMatchObject({ Email: 'new.person@member.example', IsActive: 1 })
    expect((await server.mails()).at(-1)).toMatch(
      /To: new\.person@member\.example[\s\S]*expires[\s=]+in[\s=]+7[\s=]+days/,
    )
    const [link] = await server.database.sql<{ days: number }>(
      'select round(extract(epoch from expires_at - now()) / 86400)::integer days from password_tokens',
    )
    expect(link!.days).toBe(7)

    const query = { Token: await mailedToken(server), Password: demoPassword }
    await admin('createUserRoleGroup', {
      body: { UsersRecId: body.Payload, RoleGroupsRecId: 23, IsActive: 1 },
    })
    expect((await server.nobody('resetPassword', { query })).body.Error?.ErrorStatus).toBe(0)
    expect((await server.nobody('resetPassword', { query })).body.Error?.ErrorStatus).not.toBe(0)
    expect((await (await server.as('new.person@member.example'))('getClients')).status).toBe(200)
  })

  test('[USR-030] is refused with an address in use by any company', async () => {
    const before = (await server.mails()).length
    for (const email of ['employee@member.example', 'ADMIN@xmember.example'])
      expect((await create(admin, email)).body).toEqual({
        Payload: null,
        Error: refusal('This email already exists.'),
      })
    expect(await server.mails()).toHaveLength(before)
  })

  test('gives one error for unknown and out-of-scope companies', async () => {
    const nowhere = { Payload: null, Error: refusal('This company does not exist.') }
    for (const ClientId of [1, 101, 999_999])
      expect((await create(admin, 'x@member.example', { ClientId })).body).toEqual(nowhere)
    expect((await create(staff, 'x@xmember.example', { ClientId: 101 })).body.Error?.ErrorStatus).toBe(0)
  })

  test.each([
    ['another origin', { email: 'y@member.example', origin: 'https://evil.example' }],
    ['another address in the query', { email: 'z@member.example', origin }],
  ])('is refused with %s', async (_, query) => {
    const { status } = await admin('createUser', { query, body: newUser('y@member.example', member) })
    expect(status).toBe(400)
  })

  test.each([
    'a,b@member.example',
    '"<x>"@member.example',
    'ü@member.example',
    '.x@member.example',
    'x@-member.example',
    'x@member',
  ])('is refused with the address %s', async (email) => {
    expect((await create(admin, email)).body.Error).toEqual(refusal('This is not an email address.'))
  })

  test.each([
    ['mailto:', 'mailto:pasted.link@member.example', 'pasted.link@member.example'],
    ['brackets', '<pasted.brackets@member.example>;', 'pasted.brackets@member.example'],
    ['an invisible character', 'pasted.zero\u200b@member.example', 'pasted.zero@member.example'],
  ])('removes %s that was pasted with the address', async (_, email, address) => {
    const { body } = await create(admin, email)
    expect(await find(admin, body.Payload as number)).toMatchObject({ Email: address })
    expect((await server.mails()).at(-1)).toContain(`To: ${address}\r\n`)
    const query = { email: `MAILTO:${address}` }
    expect((await admin('getUserByEmail', { query })).body.Payload).toMatchObject({ Email: address })
  })

  test('cleans pasted text and refuses invisible text', async () => {
    const texts = { FirstName: '\ufeffNora\u200b', Phone: 'tel:405\u2011328\u20111000', City: ' Tulsa\u00a0' }
    const { body } = await create(admin, 'pasted.texts@member.example', texts)
    const stored = { FirstName: 'Nora', Phone: '405-328-1000', City: 'Tulsa' }
    expect(await find(admin, body.Payload as number)).toMatchObject(stored)
    expect((await change(staff, admin, body.Payload as number, texts)).body.Error?.ErrorStatus).toBe(0)
    expect(await find(admin, body.Payload as number)).toMatchObject(stored)
    expect((await create(admin, 'unseen@member.example', { FirstName: '\u200b' })).status).toBe(400)
  })

  test('is limited to sixty an hour', async () => {
    for (let count = 0; count < 60; count++) await create(admin, 'employee@member.example')
    expect((await create(admin, 'employee@member.example')).status).toBe(429)
  })
})

describe('inviting a user again', () => {
  const invite = (caller: Caller, RecId: number, from = origin) =>
    caller('inviteUser', { query: { RecId, origin: from } })

  test('mails a new link and revokes the earlier one', async () => {
    const email = 'waiting@member.example'
    const id = (await create(admin, email)).body.Payload as number
    const first = await mailedToken(server)
    expect(await find(admin, id)).toMatchObject({ isInvited: true })
    expect((await invite(admin, id)).body.Error).toEqual({ ErrorStatus: 0, ErrorMessage: null })
    const second = await mailedToken(server)
    expect(second).not.toBe(first)
    const choose = async (Token: string) =>
      (await server.nobody('resetPassword', { query: { Token, Password: demoPassword } })).body.Error?.ErrorStatus
    expect(await choose(first)).not.toBe(0)
    expect(await choose(second)).toBe(0)
    expect(await find(admin, id)).toMatchObject({ isInvited: false })
    const [noted] = await server.database.sql<{ action: string }>(
      'select action from activity_log where action like $1',
      [`Invited%`],
    )
    expect(noted?.action).toBe(`Invited user ${email} again`)
  })

  test('is refused for users who need no invitation', async () => {
    const before = (await server.mails()).length
    const employee = await idOf(server, 'employee@member.example')
    expect((await invite(admin, employee)).body.Error).toEqual(
      refusal('This user can already sign in and needs no invitation.'),
    )
    expect((await invite(admin, await idOf(server, 'employee@xmember.example'))).body.Error).toEqual(absent)
    expect((await invite(admin, 999_999)).body.Error).toEqual(absent)
    expect((await invite(manager, await idOf(server, 'admin@member.example'))).status).toBe(403)
    expect((await invite(admin, employee, 'https://evil.example')).status).toBe(400)
    const ended = (await create(admin, 'ended@member.example')).body.Payload as number
    await change(staff, admin, ended, { IsActive: 0 })
    expect((await invite(admin, ended)).body.Error).toEqual(refusal('This user is inactive and cannot sign in.'))
    expect(await server.mails()).toHaveLength(before + 1)
  })

  test('is limited to five an hour for each user', async () => {
    const id = (await create(admin, 'patient@member.example')).body.Payload as number
    for (let count = 0; count < 5; count++) expect((await invite(admin, id)).status).toBe(200)
    expect((await invite(admin, id)).status).toBe(429)
  })

  test('lists users without a password', async () => {
    const { Payload } = (await admin('getUsersByGroup', { query: { GroupsRecId: memberGroup } })).body
    const invited = (Payload as User[]).filter(({ isInvited }) => isInvited).map(({ Email }) => Email)
    expect(invited).toContain('patient@member.example')
    expect(invited).not.toContain('admin@member.example')
  })
})
