import { can, type SignedIn } from '../../../session/session.ts'
import { texts } from './texts.ts'

export interface SettingsEntry {
  label: string
  path: string
  allowed: boolean
}

/** The entries of the settings menu. "Own company" is the login company (AMB-012). */
export function settingsEntries(session: SignedIn): SettingsEntry[] {
  const entries = [
    { label: texts.settings.changeCompany, path: '/select-company', code: '000-001-001' },
    { label: texts.settings.manageUsers, path: '/user-settings', code: '000-001-002' },
    {
      label: texts.settings.manageOwnUsers,
      path: `/user-settings/member/${session.loginClientId}`,
      code: '000-001-003',
    },
    { label: texts.settings.documentUpload, path: '/settings/document-upload', code: '000-001-004' },
    { label: texts.settings.activityLog, path: '/settings/activity-log', code: '000-001-005' },
    { label: texts.settings.dataDeliveries, path: '/settings/data', code: '000-001-006' },
    { label: texts.settings.definitions, path: '/settings/definitions', code: '000-001-007' },
    { label: texts.settings.queues, path: '/settings/queues', code: '000-001-006' },
    { label: texts.settings.singleSignOn, path: '/settings/single-sign-on', code: '000-001-008' },
    { label: texts.settings.people, path: '/settings/people', code: '000-001-002' },
  ] as const
  return entries.map(({ code, ...entry }) => ({ ...entry, allowed: can(session, code) }))
}
