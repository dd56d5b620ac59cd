import { expect, test } from 'vitest'

import { demoSession } from '../../session/demo-session.ts'
import { settingsEntries } from './settings-entries.ts'

test('[SHL-004] [SHL-005] [SHL-006] [SHL-007] [SHL-008] every entry shows and leads where the specification says', () => {
  expect(settingsEntries(demoSession({ permissions: [], loginClientId: 12 }))).toEqual([
    { label: 'Change Member Company', path: '/select-company', allowed: false },
    { label: 'Manage Users', path: '/user-settings', allowed: false },
    { label: 'Manage Users (own company)', path: '/user-settings/member/12', allowed: false },
    { label: 'Document Upload', path: '/settings/document-upload', allowed: false },
    { label: 'Activity Log', path: '/settings/activity-log', allowed: false },
  ])
})
