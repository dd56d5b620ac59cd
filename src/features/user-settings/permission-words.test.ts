import { documentCategories } from '@captive/api-client/contract'
import { expect, test } from 'vitest'

import { permissionCodes } from '../../../packages/server/src/reference/permission-codes.ts'
import { permissionsInWords, rolesInWords } from './permission-words.ts'

test('[USR-013] every code of the portal has words', () => {
  const without = permissionCodes.filter((code) => permissionsInWords([code]).length !== 1)
  expect(without.filter((code) => !['006'].includes(code))).toEqual([])
})

test('[USR-013] what is opened by a code of its own is named as on its page', () => {
  const cards = documentCategories.filter(({ prefix }) => prefix.startsWith('Program Information_'))
  for (const { prefix, download = '002-006' } of cards) {
    const [words] = permissionsInWords([download])
    expect(words?.may).toContain(prefix.split('_').at(-1)?.toLowerCase())
  }
  expect(cards).toHaveLength(5)
})

test('[USR-013] roles are told from the least to the most, each by what it would add', () => {
  const told = rolesInWords([
    { role: 'Administrator', codes: ['001', '001-004', '000-001-003'] },
    { role: 'Employee', codes: ['001', '005'] },
  ])
  expect(told).toEqual([
    {
      role: 'Employee',
      beyond: null,
      may: [
        { part: 'Dashboard', may: 'open the dashboard' },
        { part: 'Communication', may: 'open Communication' },
      ],
      mayNot: [],
    },
    {
      role: 'Administrator',
      beyond: 'Employee',
      may: [
        { part: 'Settings', may: 'manage users of the own company' },
        { part: 'Dashboard', may: 'news' },
      ],
      mayNot: [{ part: 'Communication', may: 'open Communication' }],
    },
  ])
})
