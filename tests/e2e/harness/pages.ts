import type { PermissionCode } from '@captive/api-client/contract'

/**
 * Every page for signed-in users with the codes that open it, from the tables of the specification (core §2 and §6, areas §2
 * and §6) and not from the portal's routes. All codes are required; of a nested list, any code is enough.
 * Tests open a page with a parameter through a link on an earlier page.
 */
export const pages: readonly { path: string; codes: readonly (PermissionCode | readonly PermissionCode[])[] }[] = [
  { path: '/', codes: [] },
  { path: '/select-company', codes: ['000-001-001'] },
  { path: '/attention', codes: ['001'] },
  { path: '/settings/people', codes: ['000-001-002'] },
  { path: '/settings/security', codes: [] },
  { path: '/settings/single-sign-on', codes: ['000-001-008'] },
  { path: '/settings/definitions', codes: ['000-001-007'] },
  { path: '/settings/queues', codes: ['000-001-006'] },
  { path: '/settings/document-upload', codes: ['000-001-004'] },
  { path: '/settings/activity-log', codes: ['000-001-005'] },
  { path: '/settings/data', codes: ['000-001-006'] },
  { path: '/settings/data/sources', codes: ['000-001-006'] },
  { path: '/settings/data/reports', codes: ['000-001-006'] },
  { path: '/settings/data/$deliveryId', codes: ['000-001-006'] },
  // With only 000-001-003, each of these redirects to the user's own company (AMB-013).
  { path: '/user-settings', codes: [['000-001-002', '000-001-003']] },
  { path: '/user-settings/$groupName', codes: [['000-001-002', '000-001-003']] },
  { path: '/user-settings/$groupName/$clientId', codes: [['000-001-002', '000-001-003']] },
  { path: '/user-settings/$groupName/$clientId/add', codes: [['000-001-002', '000-001-003']] },
  { path: '/user-settings/$groupName/$clientId/$userId', codes: [['000-001-002', '000-001-003']] },
  { path: '/insurance', codes: ['002'] },
  { path: '/insurance/policy-library', codes: ['002', '002-001'] },
  { path: '/insurance/governance', codes: ['002', '002-002'] },
  { path: '/insurance/governance/membership/membership-directory', codes: ['002', '002-002', '002-002-002'] },
  { path: '/insurance/governance/membership/member-references', codes: ['002', '002-002', '002-002-003'] },
  { path: '/insurance/governance/membership/officer-&-committee-slate', codes: ['002', '002-002', '002-002-004'] },
  { path: '/insurance/governance/organization/organizational-documentation', codes: ['002', '002-002', '002-002-005'] },
  { path: '/insurance/governance/organization/meetings', codes: ['002', '002-002', '002-002-006'] },
  { path: '/insurance/governance/organization/board-of-directors', codes: ['002', '002-002', '002-002-007'] },
  { path: '/insurance/governance/organization/standing-committees', codes: ['002', '002-002', '002-002-008'] },
  { path: '/insurance/member-kiosk', codes: ['002', '002-003'] },
  { path: '/insurance/member-kiosk/endorsements', codes: ['002', '002-003', '002-003-002'] },
  { path: '/insurance/member-kiosk/renewal-Documentation', codes: ['002', '002-003', '002-003-005'] },
  { path: '/insurance/financial-&-profitability', codes: ['002', '002-004'] },
  { path: '/insurance/premium-payment-&-collateral', codes: ['002', '002-005'] },
  { path: '/insurance/program-information', codes: ['002', '002-006'] },
  { path: '/risk-management', codes: ['003'] },
  { path: '/risk-management/loss-prevention-&-safety', codes: ['003', '003-001'] },
  { path: '/risk-management/telematics-exchange', codes: ['003', '003-002'] },
  { path: '/risk-management/elive-connect', codes: ['003', '003-003'] },
  { path: '/risk-management/motor-vehicle-records', codes: ['003', '003-004'] },
  { path: '/risk-management/motor-vehicle-records/get-started', codes: ['003', '003-004'] },
  { path: '/risk-management/fmcsa', codes: ['003', '003-005'] },
  { path: '/communication', codes: ['005'] },
  { path: '/communication/message-boards-&-forum', codes: ['005', '005-001'] },
  { path: '/communication/emaxx-directory', codes: ['005', '005-002'] },
  { path: '/footer/contact-us', codes: [] },
  { path: '/footer/privacy-policy', codes: [] },
  { path: '/footer/live-chat', codes: [] },
  { path: '/report-claim', codes: ['006-001'] },
  { path: '/report-claim/email-claim', codes: ['006-001'] },
  { path: '/report-claim/online-claim', codes: ['006-001'] },
  { path: '/report-claim/confirmation/$number', codes: ['006-001'] },
  { path: '/claims/claim-resources', codes: ['004', '004-002'] },
  { path: '/claims/claims-notifications', codes: ['004'] }, // the page itself shows a refusal (NTF-002)
  { path: '/claims/claims-notifications-emaxx', codes: ['004'] },
  { path: '/Claims', codes: ['004', '004-001'] },
  { path: '/Claims/all', codes: ['004', '004-001-002'] },
  { path: '/Claims/analysis', codes: ['004', '004-001-002'] },
  { path: '/Claims/$policyId', codes: ['004', '004-001', '004-001-002'] },
  { path: '/Claims/$policyId/$claimRecId', codes: ['004', '004-001', '004-001-002'] },
  { path: '/demo/$service', codes: [] }, // represents an external site
  { path: '/Claims/$policyId/$claimRecId/Notes/$claimNumber', codes: ['004', '004-001', '004-001-002'] },
]

/** Whether the held codes open a page. */
export function opens({ codes }: (typeof pages)[number], held: readonly string[]): boolean {
  return codes.every((each) => (typeof each === 'string' ? [each] : each).some((code) => held.includes(code)))
}

/** Returns the page of a URL path. If two patterns match, the one with fewer parameters wins. */
export function pageAt(address: string): (typeof pages)[number] | undefined {
  const at = address.replaceAll('%26', '&')
  const fitting = pages.filter(({ path }) => patternOf(path).test(at))
  return fitting.toSorted((a, b) => a.path.split('$').length - b.path.split('$').length)[0]
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`, 'i')
}
