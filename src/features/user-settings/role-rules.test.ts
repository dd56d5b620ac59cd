import type { User } from '@captive/api-client/contract'
import { expect, test } from 'vitest'

import { isEditable, roleOptions } from './role-rules.ts'

const roles = ['Administrator', 'Manager', 'Employee']
const person = (GroupName: string, RoleName: string) => ({ roleGroup: { GroupName, GroupCode: GroupName, RoleName } })

test.each([
  ['eMaxx', 'Administrator', roles],
  ['eMaxx', 'Manager', ['Employee']],
  ['eMaxx', 'Employee', ['Employee']],
  ['Policyholder', 'Administrator', ['Manager', 'Employee']],
  ['Policyholder', 'Manager', ['Employee']],
  ['Policyholder', 'Employee', ['Employee']],
])('[USR-014] [USR-015] [USR-016] [USR-017] in %s, %s may edit %j', (group, role, may) => {
  const editable = roles.filter((roleName) => isEditable(person(group, role), { roleName } as User))
  expect(editable).toEqual(may)
})

test('[USR-012] follows a server that forbids editing', () => {
  const staff = person('eMaxx', 'Administrator')
  expect(isEditable(staff, { roleName: 'Employee', isEditable: false } as User)).toBe(false)
  expect(isEditable(person('Broker', 'Employee'), { roleName: 'Manager', isEditable: true } as User)).toBe(false)
})

test.each([
  ['eMaxx', 'Administrator', roles],
  ['eMaxx', 'Manager', ['Employee']],
  ['eMaxx', 'Employee', ['Employee']],
  ['Policyholder', 'Administrator', ['Manager', 'Employee']],
  ['Broker', 'Manager', ['Employee']],
])('[USR-018] [USR-023] in %s, %s may assign %j', (group, role, may) => {
  const offered = roles.map((RoleName) => ({ RoleName }))
  expect(roleOptions(person(group, role), offered).map(({ RoleName }) => RoleName)).toEqual(may)
})
