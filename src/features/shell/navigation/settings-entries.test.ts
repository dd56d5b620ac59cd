import { expect, test } from 'vitest'

import { permissionCodes } from '../../../../packages/server/src/reference/permission-codes.ts'
import { demoSession } from '../../../session/testing/demo-session.ts'
import { settingsEntries } from './settings-entries.ts'

test('[SHL-004] [SHL-005] [SHL-006] [SHL-007] [SHL-008] lists the entries of the specification', () => {
  expect(settingsEntries(demoSession({ permissions: [], loginClientId: 12 }))).toEqual([
    { label: 'Change Member Company', path: '/select-company', allowed: false },
    { label: 'Manage Users', path: '/user-settings', allowed: false },
    { label: 'Manage Users (own company)', path: '/user-settings/member/12', allowed: false },
    { label: 'Document Upload', path: '/settings/document-upload', allowed: false },
    { label: 'Activity Log', path: '/settings/activity-log', allowed: false },
    { label: 'Data deliveries', path: '/settings/data', allowed: false }, // beyond the specification
    { label: 'Published forms', path: '/settings/definitions', allowed: false },
    { label: 'Queues', path: '/settings/queues', allowed: false },
    { label: 'Single sign-on', path: '/settings/single-sign-on', allowed: false },
    { label: 'People', path: '/settings/people', allowed: false },
  ])
})

test.each([
  ['[PRM-008] [SHL-004]', '/select-company', '000-001-001'],
  ['[PRM-009] [SHL-005]', '/user-settings', '000-001-002'],
  ['[PRM-010] [SHL-006]', '/user-settings/member/12', '000-001-003'],
  ['[PRM-011] [SHL-007]', '/settings/document-upload', '000-001-004'],
  ['[PRM-012] [SHL-008]', '/settings/activity-log', '000-001-005'],
  ['', '/settings/data', '000-001-006'],
  ['', '/settings/definitions', '000-001-007'],
  ['', '/settings/queues', '000-001-006'],
  ['', '/settings/single-sign-on', '000-001-008'],
  ['', '/settings/people', '000-001-002'],
])('%s allows %s with %s only', (_, path, code) => {
  const allowedWith = (permissions: string[]) =>
    settingsEntries(demoSession({ permissions, loginClientId: 12 })).find((entry) => entry.path === path)?.allowed
  expect(allowedWith([code])).toBe(true)
  expect(allowedWith(permissionCodes.filter((one) => one !== code))).toBe(false)
})
