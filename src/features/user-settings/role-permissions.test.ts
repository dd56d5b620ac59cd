import { documentCategories } from '@captive/api-client/contract'
import { expect, test } from 'vitest'

import { permissionCodes } from '../../../packages/server/src/reference/permission-codes.ts'
import { describePermissions, compareRoles } from './role-permissions.ts'

test('[USR-013] describes every permission code', () => {
  const without = permissionCodes.filter((code) => describePermissions([code]).length !== 1)
  expect(without.filter((code) => !['006'].includes(code))).toEqual([])
})

test('[USR-013] names document permissions as their cards do', () => {
  const cards = documentCategories.filter(({ prefix }) => prefix.startsWith('Program Information_'))
  for (const { prefix, download = '002-006' } of cards) {
    const [described] = describePermissions([download])
    expect(described?.permissions).toContain(prefix.split('_').at(-1)?.toLowerCase())
  }
  expect(cards).toHaveLength(5)
})

test('[USR-013] describes each role by what it adds to the previous one', () => {
  const described = compareRoles([
    { role: 'Administrator', codes: ['001', '001-004', '000-001-003'] },
    { role: 'Employee', codes: ['001', '005'] },
  ])
  expect(described).toEqual([
    {
      role: 'Employee',
      previous: null,
      added: [
        { area: 'Dashboard', permissions: 'dashboard' },
        { area: 'Communication', permissions: 'communication overview' },
      ],
      removed: [],
    },
    {
      role: 'Administrator',
      previous: 'Employee',
      added: [
        { area: 'Settings', permissions: 'managing users of their own company' },
        { area: 'Dashboard', permissions: 'news' },
      ],
      removed: [{ area: 'Communication', permissions: 'communication overview' }],
    },
  ])
})
