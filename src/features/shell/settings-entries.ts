import { can, type SignedIn } from '../../session/session.ts'

export interface SettingsEntry {
  label: string
  path: string
  allowed: boolean
}

/**
 * The entries of the settings menu (SHL-004 to SHL-008). An entry whose code is missing shows disabled (PRM-004). The own
 * company is the login one (AMB-012).
 */
export function settingsEntries(session: SignedIn): SettingsEntry[] {
  const entries = [
    { label: 'Change Member Company', path: '/select-company', code: '000-001-001' },
    { label: 'Manage Users', path: '/user-settings', code: '000-001-002' },
    {
      label: 'Manage Users (own company)',
      path: `/user-settings/member/${session.loginClientId}`,
      code: '000-001-003',
    },
    { label: 'Document Upload', path: '/settings/document-upload', code: '000-001-004' },
    { label: 'Activity Log', path: '/settings/activity-log', code: '000-001-005' },
  ] as const
  return entries.map(({ code, ...entry }) => ({ ...entry, allowed: can(session, code) }))
}
