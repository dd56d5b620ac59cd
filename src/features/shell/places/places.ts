import type { Capability, PermissionCode } from '@captive/api-client/contract'

import type { NavigationPlace } from '../../../ui/navigation-place.ts'
import { can, offers, type SignedIn } from '../../../session/session.ts'
import { texts as frame } from '../texts.ts'
import { opensItsPage, sections } from '../navigation/sections.ts'
import { settingsEntries } from '../navigation/settings-entries.ts'
import { texts } from './texts.ts'

interface Action {
  label: string
  path: string
  codes: readonly PermissionCode[]
  capability?: Capability
}

const actions: readonly Action[] = [
  { label: frame.footer.reportClaim, path: '/report-claim', codes: ['006-001'] },
  { label: texts.needsAttention, path: '/attention', codes: ['001'], capability: 'Attention' },
  { label: frame.footer.contactUs, path: '/footer/contact-us', codes: [] },
  { label: frame.footer.security, path: '/settings/security', codes: [], capability: 'AccountSecurity' },
  { label: frame.footer.privacyPolicy, path: '/footer/privacy-policy', codes: [] },
]

/** Pages that do not need an active company. */
const withoutCompany = [
  '/select-company',
  '/settings/people',
  '/settings/queues',
  '/settings/definitions',
  '/settings/security',
  '/settings/single-sign-on',
]

/** The pages and actions that the user may open: first the actions, then the sidebar, then the settings menu. */
export function placesOf(session: SignedIn): NavigationPlace[] {
  const mayOpen = (code: PermissionCode) => can(session, code)
  const pages = sections
    .filter((section) => mayOpen(section.code))
    .flatMap((section) => [
      ...(opensItsPage(section, mayOpen) && section.entries.every(({ path }) => path !== section.path)
        ? [section]
        : []),
      ...section.entries.filter(({ code }) => mayOpen(code)),
    ])
  const settings = mayOpen('000-001') ? settingsEntries(session).filter(({ allowed }) => allowed) : []
  const allowed = actions.filter(
    ({ codes, capability }) => codes.every(mayOpen) && (!capability || offers(session, capability)),
  )
  const places: NavigationPlace[] = [
    ...allowed.map(({ label, path }) => ({ kind: 'action' as const, label, path })),
    ...[...pages, ...settings].map(({ label, path }) => ({ kind: 'page' as const, label, path })),
  ]
  return [
    ...places.filter(({ path }) => session.company !== null || withoutCompany.includes(path)),
    { kind: 'action', label: frame.footer.logOut, path: '/', words: texts.signOut, signOut: true },
  ]
}
