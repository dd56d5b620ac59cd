import type { User } from '@captive/api-client/contract'
import { expect, test, vi } from 'vitest'

import { withRoleNames } from './role-names.ts'

const user = (RecId: number, over: Pick<User, 'roleName'> = {}): User => ({
  ...{ RecId, FirstName: 'Dana', LastName: 'Reyes', Email: 'dana@ridge.example', Phone: '', AddressLine1: '' },
  ...{ City: '', State: '', ZipCode: '', IsActive: 1, ClientId: 12 },
  ...over,
})

const server = () => ({
  getRoleGroups: vi.fn(async () => [{ RecId: 6, GroupsRecId: 2, RolesRecId: 3, RoleName: '', GroupName: '' }]),
  getRoles: vi.fn(async () => [{ RecId: 3, Name: 'Manager' }]),
  getUserRoleGroup: vi.fn(async ({ query: { UsersRecId } }: { query: { UsersRecId: number } }) =>
    UsersRecId === 9 ? [] : [{ RecId: 1, RoleGroupsRecId: 6, UsersRecId, IsActive: 1 }],
  ),
})

test('derives missing roles from the role groups', async () => {
  const users = await withRoleNames(server(), [user(8), user(9), user(10, { roleName: 'Employee' })])
  expect(users.map(({ roleName }) => roleName)).toEqual(['Manager', null, 'Employee'])
})

test('calls nothing when the server states each role or null', async () => {
  const api = server()
  const users = [user(8, { roleName: 'Manager' }), user(9, { roleName: null })]
  expect(await withRoleNames(api, users)).toEqual(users)
  for (const call of Object.values(api)) expect(call).not.toHaveBeenCalled()
})
