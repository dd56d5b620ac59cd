import type { User } from '@captive/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'

/** Ids of role groups: the first digit is the group, the second the role. */
const role = { staffAdministrator: 11, staffEmployee: 13, administrator: 21, manager: 22, employee: 23, broker: 53 }

let server: TestServer
const callers: Record<string, Caller> = {}
beforeAll(async () => {
  server = await startTestServer()
  for (const email of [
    'staff.admin@demo.example',
    'staff.manager@demo.example',
    'admin@member.example',
    'manager@member.example',
    'admin@xmember.example',
  ])
    callers[email] = await server.as(email)
})
afterAll(() => server.close())

const idOf = async (email: string) =>
  (await server.database.sql<{ rec_id: number }>('select rec_id from users where email = $1', [email]))[0]!.rec_id

/** One attempt to assign a role, with a new link or by activating a former one. */
async function give(caller: string, email: string, RoleGroupsRecId: number) {
  const body = { UsersRecId: await idOf(email), RoleGroupsRecId, IsActive: 1 }
  return callers[caller]!('createUserRoleGroup', { body })
}

const links = async (email: string) =>
  server.database.sql<{ role_groups_rec_id: number; is_active: number }>(
    'select role_groups_rec_id, is_active from user_role_groups where users_rec_id = $1 order by rec_id',
    [await idOf(email)],
  )

describe('a role', () => {
  test('[USR-043] [USR-049] replaces the old link and signs the user out', async () => {
    const email = 'employee@member.example'
    const employee = await server.as(email)
    const UsersRecId = await idOf(email)
    const admin = callers['admin@member.example']!
    const ended = await admin('updateUserRoleGroup', {
      body: { UsersRecId, RoleGroupsRecId: role.employee, IsActive: 0 },
    })
    expect(ended.body.Error?.ErrorStatus).toBe(0)
    expect((await employee('getClients')).status).toBe(401)
    expect((await give('admin@member.example', email, role.manager)).body.Error?.ErrorStatus).toBe(0)
    expect(await links(email)).toEqual([
      { role_groups_rec_id: role.employee, is_active: 0 },
      { role_groups_rec_id: role.manager, is_active: 1 },
    ])
    const promoted = await server.as(email)
    const back = await admin('updateUserRoleGroup', {
      body: { UsersRecId, RoleGroupsRecId: role.employee, IsActive: 1 },
    })
    expect(back.body.Error?.ErrorStatus).toBe(0)
    expect((await promoted('getClients')).status).toBe(401)
    expect((await employee('getClients')).status).toBe(401)
    expect((await links(email)).map(({ is_active }) => is_active)).toEqual([1, 0])
  })

  test('[USR-043] replaces the current role in one call', async () => {
    const email = 'employee@xmember.example'
    const [xmanager, xemployee] = [32, 33]
    for (const [given, ended] of [
      [xmanager, xemployee],
      [xemployee, xmanager],
    ] as const) {
      expect((await give('admin@xmember.example', email, given)).body.Error?.ErrorStatus).toBe(0)
      const all = await links(email)
      expect(all.filter(({ is_active }) => is_active === 1)).toEqual([{ role_groups_rec_id: given, is_active: 1 }])
      expect(all).toContainEqual({ role_groups_rec_id: ended, is_active: 0 })
    }
  })

  test.each([
    ['admin@member.example', 'manager@member.example', role.administrator],
    ['manager@member.example', 'employee@member.example', role.manager],
    ['staff.manager@demo.example', 'staff.employee@demo.example', 12],
  ])('cannot be assigned without permission: %s makes %s %i', async (caller, email, roleGroup) => {
    const before = await links(email)
    expect((await give(caller, email, roleGroup)).status).toBe(403)
    expect(await links(email)).toEqual(before)
  })

  test.each([
    ['manager@member.example', 'admin@member.example', role.employee],
    ['manager@member.example', 'manager@member.example', role.employee],
    ['admin@member.example', 'admin@member.example', role.administrator],
    ['admin@member.example', 'admin@member.example', role.employee],
  ])('cannot be changed without permission: %s changes %s to %i', async (...attempt) => {
    const before = await links(attempt[1])
    expect((await give(...attempt)).status).toBe(403)
    expect(await links(attempt[1])).toEqual(before)
  })

  test('must belong to the group of the user’s company', async () => {
    const refused = {
      ErrorStatus: 1,
      ErrorMessage: 'This role is not available at the user’s company. Choose another role.',
    }
    for (const [caller, email, roleGroup] of [
      ['admin@member.example', 'employee@member.example', role.staffEmployee],
      ['admin@member.example', 'employee@member.example', role.broker],
      ['admin@member.example', 'employee@member.example', 999_999],
      ['staff.admin@demo.example', 'admin@member.example', role.staffAdministrator],
      ['staff.admin@demo.example', 'staff.employee@demo.example', role.employee],
    ] as const)
      expect((await give(caller, email, roleGroup)).body.Error).toEqual(refused)
    expect((await give('staff.admin@demo.example', 'staff.employee@demo.example', 12)).body.Error?.ErrorStatus).toBe(0)
  })

  test('of a user out of scope cannot change', async () => {
    const absent = { ErrorStatus: 1, ErrorMessage: 'This user does not exist.' }
    expect((await give('admin@xmember.example', 'employee@member.example', role.employee)).body.Error).toEqual(absent)
    const UsersRecId = await idOf('employee@member.example')
    for (const id of [UsersRecId, 999_999]) {
      const body = { UsersRecId: id, RoleGroupsRecId: role.employee, IsActive: 0 }
      expect((await callers['admin@xmember.example']!('updateUserRoleGroup', { body })).body.Error).toEqual(absent)
    }
    expect((await links('employee@member.example')).some(({ is_active }) => is_active === 1)).toBe(true)
  })

  test('of the caller cannot change', async () => {
    const { body } = await give('staff.admin@demo.example', 'staff.admin@demo.example', 12)
    expect(body.Error?.ErrorMessage).toBe('You cannot change your own role.')
  })

  test('is toggled only by the id of the user’s own link', async () => {
    const [other] = await server.database.sql<{ rec_id: number }>(
      'select rec_id from user_role_groups where users_rec_id = $1',
      [await idOf('employee@xmember.example')],
    )
    const UsersRecId = await idOf('employee@member.example')
    const body = { RecId: other!.rec_id, UsersRecId, RoleGroupsRecId: role.employee, IsActive: 0 }
    const answer = await callers['admin@member.example']!('updateUserRoleGroup', { body })
    expect(answer.body.Error?.ErrorMessage).toBe('The user does not have this role. Reload the page.')
    expect(await links('employee@xmember.example')).toContainEqual(expect.objectContaining({ is_active: 1 }))
  })
})

test('[USR-045] [USR-043] users follow their company’s new type and keep their role', async () => {
  await server.database.sql("update clients set client_type = 'XPolicyholder' where client_id = 100")
  const [admin, staff] = [callers['admin@member.example']!, callers['staff.admin@demo.example']!]
  const UsersRecId = await idOf('employee@member.example')
  const assignedRole = { UsersRecId, RoleGroupsRecId: role.employee, IsActive: 1 }
  const attempt = await give('admin@member.example', 'employee@member.example', role.employee)
  expect(attempt.body.Error?.ErrorStatus).not.toBe(0)
  for (const [GroupsRecId, isListed] of [
    [2, false],
    [3, true],
  ] as const) {
    const { Payload } = (await admin('getUsersByGroup', { query: { GroupsRecId } })).body as { Payload: User[] }
    expect(Payload.some(({ RecId }) => RecId === UsersRecId)).toBe(isListed)
  }
  const taken = await admin('updateUserRoleGroup', { body: { ...assignedRole, IsActive: 0 } })
  expect(taken.body.Error?.ErrorStatus).toBe(0)
  expect((await admin('updateUserRoleGroup', { body: assignedRole })).body.Error?.ErrorStatus).not.toBe(0)
  expect(
    (await staff('createUserRoleGroup', { body: { ...assignedRole, RoleGroupsRecId: 33 } })).body.Error?.ErrorStatus,
  ).toBe(0)
  await server.database.sql("update clients set client_type = 'Policyholder' where client_id = 100")
})

test('[USR-051] each group comes with its roles', async () => {
  const { Payload } = (await callers['admin@member.example']!('getGroupsWithRoleGroups')).body as {
    Payload: { Name: string; linkedRoleGroups: { RoleName: string; GroupName: string }[] }[]
  }
  expect(Payload).toHaveLength(5)
  for (const { Name, linkedRoleGroups } of Payload) {
    expect(linkedRoleGroups.map(({ RoleName }) => RoleName)).toEqual(['Administrator', 'Manager', 'Employee'])
    expect(new Set(linkedRoleGroups.map(({ GroupName }) => GroupName))).toEqual(new Set([Name]))
  }
})

test('[API-004] shows a user’s posts to callers with its company in scope', async () => {
  const ClientId = 100
  const UsersRecId = await idOf('employee@member.example')
  await server.database.sql(
    `insert into user_client_memberships (client_id, users_rec_id, membership_types_rec_id)
     select $1, $2, min(rec_id) from membership_types on conflict do nothing`,
    [ClientId, UsersRecId],
  )
  const posts = async (caller: string) =>
    (await callers[caller]!('getUserClientMemberships', { query: { ClientId, UsersRecId } })).body.Payload
  expect(await posts('admin@member.example')).toContainEqual(expect.objectContaining({ ClientId, UsersRecId }))
  expect(await posts('admin@xmember.example')).toEqual([])
})
