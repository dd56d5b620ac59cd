import type { RouteAccess, RouteRule } from '../../session/route-access.ts'
import { can, type SignedIn } from '../../session/session.ts'

/** A page of the specification that is not built yet: it has its path, its permission and its title. */
export interface LaterPage extends RouteRule {
  /** `{name}` stands for any one segment. */
  path: string
  title: string
  /** What the page will be part of, in words. */
  area: string
  /** Where this person goes instead, if the page is not theirs. */
  instead?: (pathname: string, session: SignedIn) => string | null
}

const anyOf = (...codes: Extract<RouteAccess, { anyOf: unknown }>['anyOf']): RouteAccess => ({ anyOf: codes })
const page = (path: string, access: RouteAccess, title: string, area: string): LaterPage => ({
  path,
  access,
  title,
  area,
})
const users = (path: string, access: RouteAccess, title: string): LaterPage => ({
  ...page(path, access, title, 'user administration'),
  instead: ownUsers,
})

const governance = '/insurance/governance'
const claims = { allOf: ['004', '004-001'] } satisfies RouteAccess
const drillDown = { allOf: ['004-001', '004-001-002'] } satisfies RouteAccess
const someUsers = anyOf('000-001-002', '000-001-003')

/**
 * Fixed segments stand before `{parameters}`, so that they win (AMB-003). A row goes when its page gets a route file.
 */
export const laterPages: readonly LaterPage[] = [
  page('/settings/activity-log', anyOf('000-001-005'), 'Activity Log', 'the activity log'),
  page('/settings/document-upload', anyOf('000-001-004'), 'Document Upload', 'documents'),

  page('/insurance/policy-library', anyOf('002-001'), 'Policy Library', 'the policy library'),
  page(governance, anyOf('002-002'), 'Governance', 'governance'),
  page(`${governance}/membership/membership-directory`, anyOf('002-002-002'), 'Membership Directory', 'governance'),
  page(`${governance}/membership/member-references`, anyOf('002-002-003'), 'Member References', 'governance'),
  page(
    `${governance}/membership/officer-&-committee-slate`,
    anyOf('002-002-004'),
    'Officer & Committee Slate',
    'governance',
  ),
  page(
    `${governance}/organization/organizational-documentation`,
    anyOf('002-002-005'),
    'Organizational Documentation',
    'governance',
  ),
  page(`${governance}/organization/meetings`, anyOf('002-002-006'), 'Meetings', 'governance'),
  page(`${governance}/organization/board-of-directors`, anyOf('002-002-007'), 'Board of Directors', 'governance'),
  page(`${governance}/organization/standing-committees`, anyOf('002-002-008'), 'Standing Committees', 'governance'),
  page('/insurance/member-kiosk', anyOf('002-003'), 'Member Kiosk', 'the member kiosk'),
  page('/insurance/member-kiosk/endorsements', anyOf('002-003-002'), 'Endorsements', 'the member kiosk'),
  page(
    '/insurance/member-kiosk/renewal-Documentation',
    anyOf('002-003-005'),
    'Renewal Documentation',
    'the member kiosk',
  ),
  page('/insurance/financial-&-profitability', anyOf('002-004'), 'Financial & Profitability', 'the financial views'),
  page(
    '/insurance/premium-payment-&-collateral',
    anyOf('002-005'),
    'Premium Payment & Collateral',
    'premium payment and collateral',
  ),
  page('/insurance/program-information', anyOf('002-006'), 'Program Information', 'program information'),

  page('/risk-management/loss-prevention-&-safety', anyOf('003-001'), 'Loss Prevention & Safety', 'risk management'),
  page('/risk-management/telematics-exchange', anyOf('003-002'), 'Telematics Exchange', 'risk management'),
  page('/risk-management/elive-connect', anyOf('003-003'), 'eLive Connect', 'risk management'),
  page('/risk-management/motor-vehicle-records', anyOf('003-004'), 'Motor Vehicle Records', 'risk management'),
  page('/risk-management/motor-vehicle-records/get-started', anyOf('003-004'), 'Get Started', 'risk management'),

  page('/Claims', claims, 'Claims', 'claims'),
  page('/claims/claims-notifications', 'signed in', 'Claim Notifications', 'claims'),
  page('/claims/claims-notifications-emaxx', anyOf('004-001-007'), 'Claim Notifications', 'claims'),
  page('/claims/claim-resources', anyOf('004-002'), 'Claim Resources', 'claims'),
  page('/Claims/{policyId}', drillDown, 'Claims', 'claims'),
  page('/Claims/{policyId}/{claimRecId}', drillDown, 'Claim Details', 'claims'),
  page('/Claims/{policyId}/{claimRecId}/Notes/{claimNumber}', drillDown, 'Notes', 'claims'),

  page('/communication/message-boards-&-forum', anyOf('005-001'), 'Message Boards & Forum', 'communication'),
  page('/communication/emaxx-directory', anyOf('005-002'), 'Staff Directory', 'communication'),

  users('/user-settings', someUsers, 'Manage Users'),
  users('/user-settings/{groupName}', someUsers, 'Manage Users'),
  users('/user-settings/{groupName}/{clientId}', someUsers, 'Manage Users'),
  users('/user-settings/{groupName}/{clientId}/add', someUsers, 'Add User'),
  users('/user-settings/{groupName}/{clientId}/{userId}', someUsers, 'Edit User'),
]

/** The page at a path, in any case of letters; undefined where the specification knows none. */
export function findLaterPage(pathname: string): LaterPage | undefined {
  const segments = toSegments(pathname)
  return laterPages.find(({ path }) => {
    const pattern = toSegments(path)
    return (
      pattern.length === segments.length &&
      pattern.every((part, index) => part.startsWith('{') || part === segments[index])
    )
  })
}

function toSegments(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean)
}

/** Who may manage only the users of the own company is led there from every other one (AMB-013, PRM-010). */
function ownUsers(pathname: string, session: SignedIn): string | null {
  if (can(session, '000-001-002')) return null
  const own = `/user-settings/member/${session.loginClientId}`
  return `${pathname.toLowerCase()}/`.startsWith(`${own}/`) ? null : own
}
