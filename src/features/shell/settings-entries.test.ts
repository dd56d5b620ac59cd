import { expect, test } from 'vitest'

import { demoSession } from '../../session/demo-session.ts'
import { settingsEntries } from './settings-entries.ts'

const entriesWith = (...permissions: string[]) => settingsEntries(demoSession({ permissions, loginClientId: 12 }))

test('[SHL-005] [SHL-006] each Manage Users entry shows with its code; without both, one shows disabled', () => {
  const manage = (...codes: string[]) => entriesWith(...codes).filter(({ label }) => label.startsWith('Manage Users'))
  expect(manage('000-001-002', '000-001-003').map(({ path }) => path)).toEqual([
    '/user-settings',
    '/user-settings/member/12',
  ])
  expect(manage('000-001-003').map(({ label }) => label)).toEqual(['Manage Users (own company)'])
  expect(manage()).toEqual([{ label: 'Manage Users', path: '/user-settings', allowed: false }])
})

test('[SHL-004] [SHL-007] [SHL-008] the other entries always show, allowed by their codes', () => {
  const others = entriesWith('000-001-004').filter(({ label }) => !label.startsWith('Manage Users'))
  expect(others).toEqual([
    { label: 'Change Member Company', path: '/select-company', allowed: false },
    { label: 'Document Upload', path: '/settings/document-upload', allowed: true },
    { label: 'Activity Log', path: '/settings/activity-log', allowed: false },
  ])
})
