import { contract, mayWhileViewing, type Person } from '@captive/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { absent, createWhole, idOf, member, refusal, startWithAdministrators } from '../../../test/administer-users.ts'
import { calls, requestsOf } from '../../../test/requests.ts'
import { absentIds } from '../../../test/tenant-ids.ts'
import type { Caller, TestServer } from '../../../test/test-server.ts'

let server: TestServer
let staff: Caller, admin: Caller
beforeAll(async () => {
  ;({ server, staff, admin } = await startWithAdministrators())
})
afterAll(() => server.close())
beforeEach(() => server.database.sql('delete from tries'))

const people = async (caller: Caller, query: Record<string, unknown> = {}) =>
  (await caller('getPeople', { query })).body.Payload as Person[]
const emails = async (query: Record<string, unknown>, caller = staff) =>
  (await people(caller, query)).map(({ Email }) => Email)
const setActive = (caller: Caller, RecIds: number[], IsActive = 0) =>
  caller('setUsersActive', { body: { RecIds, IsActive } })
const actionsOf = async (email: string) =>
  (
    await server.database.sql<{ action: string }>(
      'select action from activity_log where user_email = $1 order by rec_id',
      [email],
    )
  ).map(({ action }) => action)

describe('the people of all companies', () => {
  test('are found by words of the name, the email and the company', async () => {
    const id = await createWhole(server, staff, 'jose.pena@member.example', 23)
    await server.database.sql(`update users set first_name = 'José', last_name = 'Peña' where rec_id = $1`, [id])
    for (const Search of ['jose.pena@member.example', 'PENA jo', 'Peña', 'pena member'])
      expect(await emails({ Search }), Search).toEqual(['jose.pena@member.example'])
    const [found] = await people(staff, { Search: 'jose.pena' })
    expect(found).toMatchObject({ ClientId: member, GroupName: 'Member', roleName: 'Employee', isInvited: false })
    expect(await emails({ Search: 'unknown name' })).toEqual([])
  })

  test('are filtered by role, code, state and last sign-in', async () => {
    const email = 'review@member.example'
    const id = await createWhole(server, staff, email, 23)
    expect(await emails({ Search: 'review@', RoleGroupsRecId: 23 })).toEqual([email])
    expect(await emails({ Search: 'review@', RoleGroupsRecId: 21 })).toEqual([])
    expect(await emails({ Code: '000-001-006' })).toContain('staff.admin@demo.example')
    expect(await emails({ Code: '000-001-006' })).not.toContain('admin@member.example')
    expect(await emails({ Search: 'review@', State: 'active' })).toEqual([email])
    expect(await emails({ Search: 'review@', State: 'invited' })).toEqual([])
    expect(await emails({ Search: 'review@', DaysSinceSignIn: 90 })).toEqual([email])
    await server.as(email)
    expect(await emails({ Search: 'review@', DaysSinceSignIn: 90 })).toEqual([])
    await setActive(staff, [id])
    expect(await emails({ Search: 'review@', State: 'inactive' })).toEqual([email])
  })

  test('are returned in pages', async () => {
    const all = await people(staff)
    const first = await people(staff, { limit: 3 })
    expect(first).toEqual(all.slice(0, 3))
    expect(await people(staff, { limit: 3, after: first.at(-1)?.RecId })).toEqual(all.slice(3, 6))
  })

  test('are those of companies in scope, for administrators', async () => {
    expect(new Set((await people(staff)).map(({ ClientId }) => ClientId)).size).toBeGreaterThan(100)
    expect((await admin('getPeople')).status).toBe(403)
    await server.database.sql(
      `insert into object_access select 51, rec_id, 1 from objects where code = '000-001-002'
       on conflict (role_groups_rec_id, objects_rec_id) do update set is_active = 1`,
    )
    const broker = await server.as('admin@broker.example')
    const ids = new Set((await people(broker)).map(({ ClientId }) => ClientId))
    const listed = (await broker('getClients')).body.Payload as { ClientId: number }[]
    expect(listed.map(({ ClientId }) => ClientId)).toEqual(expect.arrayContaining([...ids]))
    expect(await emails({ Search: 'employee@xmember.example' }, broker)).toEqual([])
  })
})

describe('deactivating several users', () => {
  test('ends their sessions and refuses their sign-in until they are activated', async () => {
    const ids = [
      await createWhole(server, staff, 'one@member.example', 23),
      await createWhole(server, staff, 'two@xmember.example', 33, 101),
    ]
    const one = await server.as('one@member.example')
    expect((await setActive(staff, ids)).body.Error?.ErrorStatus).toBe(0)
    expect((await one('getClients')).status).toBe(401)
    await expect(server.as('two@xmember.example')).rejects.toThrow('could not sign in')
    expect(await actionsOf('staff.admin@demo.example')).toEqual(
      expect.arrayContaining([
        'Changed user one@member.example, now inactive',
        'Changed user two@xmember.example, now inactive',
      ]),
    )
    await setActive(staff, ids, 1)
    expect((await (await server.as('one@member.example'))('getClients')).status).toBe(200)
  })

  test('changes no user if one may not be changed', async () => {
    const id = await createWhole(server, staff, 'kept@member.example', 23)
    const own = await idOf(server, 'staff.admin@demo.example')
    expect((await setActive(staff, [id, own])).body.Error).toEqual(refusal('You cannot make yourself inactive.'))
    expect((await setActive(staff, [id, 999_999])).body.Error).toEqual(absent)
    const manager = await server.as('staff.manager@demo.example')
    expect((await setActive(manager, [id])).status).toBe(403)
    expect(await emails({ Search: 'kept@', State: 'active' })).toEqual(['kept@member.example'])
  })
})

describe('viewing the portal as another user', () => {
  const email = 'viewed@member.example'
  let id: number
  let viewing: Caller
  beforeAll(async () => {
    id = await createWhole(server, staff, email, 23)
    viewing = await server.as('staff.admin@demo.example')
  })
  const view = (caller: Caller, UsersRecId: number) => caller('viewAs', { query: { UsersRecId } })

  test('shows what that user sees, and logs the real user', async () => {
    expect((await view(viewing, id)).body.Error?.ErrorStatus).toBe(0)
    expect((await viewing('checkAuth')).body.Payload).toMatchObject({ email, viewedBy: 'staff.admin@demo.example' })
    const clients = (await viewing('getClients')).body.Payload as { ClientId: number }[]
    expect(clients.map(({ ClientId }) => ClientId)).toEqual([member])
    expect((await viewing('getPeople')).status).toBe(403)
    expect((await viewing('stopViewing')).body.Error?.ErrorStatus).toBe(0)
    expect((await viewing('checkAuth')).body.Payload).not.toHaveProperty('viewedBy')
    expect((await viewing('getPeople')).status).toBe(200)
    expect((await actionsOf('staff.admin@demo.example')).slice(-2)).toEqual([
      `Started viewing the portal as ${email}`,
      `Stopped viewing the portal as ${email}`,
    ])
    expect(await actionsOf(email)).not.toContain('Signed out')
  })

  test('refuses every call of the contract that is not a read', async () => {
    await view(viewing, id)
    const refused = calls.filter(([, endpoint]) => !mayWhileViewing(endpoint))
    expect(refused.length).toBeGreaterThan(40)
    for (const [name] of refused) {
      const { status, body } = await viewing(name, requestsOf(name, { ...absentIds, company: member, user: id })[0])
      expect([name, status, body.Error?.ErrorMessage]).toEqual([
        name,
        403,
        `You are viewing the portal as ${email}, so you cannot change or download anything. Stop viewing first.`,
      ])
    }
    const others = calls.filter(([, endpoint]) => mayWhileViewing(endpoint) && endpoint.method !== 'GET')
    expect(others.map(([name]) => name)).toEqual(['logOut', 'stopViewing'])
    for (const drafts of ['getFNOLDrafts', 'getFNOLDraft'] as const)
      expect(mayWhileViewing(contract[drafts])).toBe(false)
    await viewing('stopViewing')
  })

  test('is refused for a higher role or an inactive user', async () => {
    const notToView = refusal('You cannot view the portal as this user.')
    const own = await idOf(server, 'staff.admin@demo.example')
    expect((await view(staff, own)).body.Error).toEqual(notToView)
    expect((await view(staff, 999_999)).body.Error).toEqual(absent)
    const inactive = await createWhole(server, staff, 'off@member.example', 23)
    await setActive(staff, [inactive])
    expect((await view(staff, inactive)).body.Error).toEqual(notToView)
    const withheld = (isActive: number) =>
      server.database.sql(
        `update object_access set is_active = $1 where role_groups_rec_id = 11
         and objects_rec_id = (select rec_id from objects where code = '006-001')`,
        [isActive],
      )
    await withheld(0)
    expect((await view(await server.as('staff.admin@demo.example'), id)).body.Error, 'upward').toEqual(notToView)
    await withheld(1)
    const broker = await server.as('admin@broker.example')
    expect((await view(broker, await idOf(server, 'employee@broker.example'))).body.Error).toEqual(notToView)
    expect((await view(admin, id)).status).toBe(403)
  })

  test('ends with the session or the viewed account', async () => {
    const caller = await server.as('staff.admin@demo.example')
    await view(caller, id)
    expect((await caller('logOut')).body.Error?.ErrorStatus).toBe(0)
    expect((await caller('getClients')).status).toBe(401)
    expect((await actionsOf('staff.admin@demo.example')).slice(-2)).toEqual([
      `Stopped viewing the portal as ${email}`,
      'Signed out',
    ])
    await view(viewing, id)
    await setActive(staff, [id])
    expect((await viewing('getClients')).status).toBe(401)
  })
})
