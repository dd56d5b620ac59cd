import { can, type SignedIn } from '../../session/session.ts'

export interface SettingsEntry {
  label: string
  path: string
  allowed: boolean
}

/** The entries of the settings menu (SHL-004 to SHL-008); an entry that is not allowed shows disabled. */
export function settingsEntries(session: SignedIn): SettingsEntry[] {
  return [
    { label: 'Change Member Company', path: '/select-company', allowed: can(session, '000-001-001') },
    ...manageUsersEntries(session),
    { label: 'Document Upload', path: '/settings/document-upload', allowed: can(session, '000-001-004') },
    { label: 'Activity Log', path: '/settings/activity-log', allowed: can(session, '000-001-005') },
  ]
}

/** Each of the two with its code; without both, one of them disabled. The own company is the login one (AMB-012). */
function manageUsersEntries(session: SignedIn): SettingsEntry[] {
  const all = { label: 'Manage Users', path: '/user-settings', allowed: can(session, '000-001-002') }
  const own = {
    label: 'Manage Users (own company)',
    path: `/user-settings/member/${session.loginClientId}`,
    allowed: can(session, '000-001-003'),
  }
  const held = [all, own].filter((entry) => entry.allowed)
  return held.length > 0 ? held : [all]
}
