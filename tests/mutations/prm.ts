import type { Mutations } from './mutation.ts'

const menu = 'src/features/shell/navigation/settings-entries.ts'
const weather = 'src/features/dashboard/weather-widget.tsx'
const funds = 'src/features/dashboard/insurance-widget.tsx'
const kiosk = 'src/features/member-kiosk/member-kiosk-page.tsx'
const financial = 'src/features/financial/financial-page.tsx'
const premium = 'src/features/premium-collateral/premium-collateral-page.tsx'
const categories = 'packages/api-client/src/contract/entities/document-category.ts'
const prevention = 'src/features/risk-management/loss-prevention/loss-prevention-page.tsx'
const telematics = 'src/features/risk-management/telematics/telematics-page.tsx'
const elive = 'src/features/risk-management/elive-connect'
const policies = 'src/features/claims/policies'
const notifications = 'src/features/claims/notifications'
const boards = 'src/features/communication/message-boards-page.tsx'

const signedIn = 'src/routes/_signed-in'
const company = `${signedIn}/_company`
const governance = `${company}/insurance/governance`

/** A page that opens without its code. */
const opened = (file: string, code: string) => ({ file, from: `codes: ['${code}']`, to: 'codes: []' })

/** A section or a control that requires a different code. */
const gatedBy = (file: string, code: string, other: string) => ({
  file,
  from: `can('${code}')`,
  to: `can('${other}')`,
})
const used = (file: string, code: string, other: string) => ({
  file,
  from: `useCan()('${code}')`,
  to: `useCan()('${other}')`,
})

export const prm: Mutations = {
  'PRM-001': {
    file: 'src/session/load-identity.ts',
    from: 'loadPermissions(api, roleGroup.RecId)',
    to: 'loadPermissions(api, roleGroup.RolesRecId)',
  },
  'PRM-002': {
    file: 'packages/server/src/reference/role-groups.ts',
    from: "Name: 'XMember', Code: 'XPolicyholder'",
    to: "Name: 'Former member', Code: 'XPolicyholder'",
  },
  'PRM-003': {
    file: 'packages/server/src/areas/auth/queries.ts',
    from: 'tx.select().from(roles).orderBy',
    to: 'tx.select().from(roles).limit(2).orderBy',
  },
  'PRM-004': {
    file: 'src/ui/specified-texts.ts',
    from: "'You do not have permission to access to this element.'",
    to: "'You do not have permission to use this element.'",
  },
  'PRM-005': {
    file: `${signedIn}.tsx`,
    from: "if (!mayOpen(rules, session)) throw redirect({ to: '/', replace: true })",
    to: "if (!mayOpen(rules, session)) throw redirect({ to: '/footer/contact-us', replace: true })",
  },
  'PRM-006': {
    file: 'src/features/shell/navigation/section-navigation.tsx',
    from: '        .filter(({ code }) => can(code))\n',
    to: '',
  },
  'PRM-007': used('src/features/shell/navigation/settings-menu.tsx', '000-001', '000-001-001'),
  'PRM-008': opened(`${signedIn}/select-company.tsx`, '000-001-001'),
  'PRM-009': {
    file: menu,
    from: "path: '/user-settings', code: '000-001-002'",
    to: "path: '/user-settings', code: '000-001-003'",
  },
  'PRM-010': { file: menu, from: "code: '000-001-003'", to: "code: '000-001-002'" },
  'PRM-011': opened(`${company}/settings/document-upload.tsx`, '000-001-004'),
  'PRM-012': opened(`${company}/settings/activity-log.tsx`, '000-001-005'),
  'PRM-013': {
    file: weather,
    from: "{can('001-001') ? (\n        <div>",
    to: "{can('001-002') ? (\n        <div>",
  },
  'PRM-014': {
    file: weather,
    from: "{can('001-002') ? (\n        <div>",
    to: "{can('001-001') ? (\n        <div>",
  },
  'PRM-015': { file: weather, from: "can('001-003') && alerts", to: "can('001-001') && alerts" },
  'PRM-016': used('src/features/dashboard/news-widget.tsx', '001-004', '001'),
  'PRM-017': { file: funds, from: "const renewal = can('001-005')", to: "const renewal = can('001-006')" },
  'PRM-018': { file: funds, from: "can('001-006') && !funds", to: "can('001-007') && !funds" },
  'PRM-019': used('src/features/dashboard/claims-widget.tsx', '001-007', '001-006'),
  'PRM-020': opened(`${company}/risk-management/route.tsx`, '003'),
  'PRM-021': opened(`${company}/insurance/policy-library.tsx`, '002-001'),
  'PRM-022': opened(`${governance}/route.tsx`, '002-002'),
  'PRM-023': gatedBy('src/features/governance/governance-page.tsx', '002-002-001', '002-002-002'),
  'PRM-024': opened(`${governance}/membership/membership-directory.tsx`, '002-002-002'),
  'PRM-025': opened(`${governance}/membership/member-references.tsx`, '002-002-003'),
  'PRM-026': opened(`${governance}/membership/officer-&-committee-slate.tsx`, '002-002-004'),
  'PRM-027': opened(`${governance}/organization/organizational-documentation.tsx`, '002-002-005'),
  'PRM-028': opened(`${governance}/organization/meetings.tsx`, '002-002-006'),
  'PRM-029': opened(`${governance}/organization/board-of-directors.tsx`, '002-002-007'),
  'PRM-030': opened(`${governance}/organization/standing-committees.tsx`, '002-002-008'),
  'PRM-031': {
    file: 'src/documents/document-library.tsx',
    from: 'mayDelete: can(manage)',
    to: 'mayDelete: true',
  },
  'PRM-032': opened(`${company}/insurance/member-kiosk/route.tsx`, '002-003'),
  'PRM-033': gatedBy(kiosk, '002-003-001', '002-003-005'),
  'PRM-034': opened(`${company}/insurance/member-kiosk/endorsements.tsx`, '002-003-002'),
  'PRM-035': opened(`${company}/insurance/member-kiosk/renewal-Documentation.tsx`, '002-003-005'),
  'PRM-036': used('src/features/renewal/renewal-term.tsx', '002-003-005-001', '002-003-005-002'),
  'PRM-037': used('src/features/renewal/renewal-history.tsx', '002-003-005-002', '002-003-005-001'),
  'PRM-038': {
    file: 'src/features/member-kiosk/vehicle-schedule.tsx',
    from: "const allowed = can('002-003-006')",
    to: "const allowed = can('002-003-002')",
  },
  'PRM-039': opened(`${company}/insurance/financial-&-profitability.tsx`, '002-004'),
  'PRM-040': gatedBy(financial, '002-004-001', '002-004-003'),
  'PRM-041': gatedBy(financial, '002-004-002', '002-004-001'),
  'PRM-042': gatedBy('src/features/financial/financial-statements.tsx', '002-004-002-001', '002-004-002'),
  'PRM-043': gatedBy(financial, '002-004-003', '002-004-004'),
  'PRM-044': gatedBy(financial, '002-004-004', '002-004-003'),
  'PRM-045': opened(`${company}/insurance/premium-payment-&-collateral.tsx`, '002-005'),
  'PRM-046': gatedBy(premium, '002-005-001', '002-005-002'),
  'PRM-047': gatedBy(premium, '002-005-002', '002-005-003'),
  'PRM-048': gatedBy(premium, '002-005-003', '002-005-002'),
  'PRM-049': { file: categories, from: "manage: '002-005-003-002'", to: "manage: '002-005-003'" },
  'PRM-050': opened(`${company}/insurance/program-information.tsx`, '002-006'),
  'PRM-051': { file: categories, from: "download: '002-006-004'", to: "download: '002-006-003'" },
  'PRM-052': opened(`${company}/risk-management/loss-prevention-&-safety.tsx`, '003-001'),
  'PRM-053': gatedBy(prevention, '003-001-001', '003-001-002'),
  'PRM-054': gatedBy(prevention, '003-001-002', '003-001-001'),
  'PRM-055': gatedBy(prevention, '003-001-003', '003-001-005'),
  'PRM-056': gatedBy(prevention, '003-001-005', '003-001-003'),
  'PRM-057': gatedBy(prevention, '003-001-006', '003-001-002'),
  'PRM-058': gatedBy(prevention, '003-001-007', '003-001-008'),
  'PRM-059': gatedBy(prevention, '003-001-008', '003-001-007'),
  'PRM-060': gatedBy(prevention, '003-001-008-002', '003-001-008'),
  'PRM-061': {
    file: 'src/features/risk-management/loss-prevention/loss-prevention-documents.tsx',
    from: "can('003-001-008-002-001') && can('000-001-004')",
    to: "can('000-001-004')",
  },
  'PRM-062': opened(`${company}/risk-management/telematics-exchange.tsx`, '003-002'),
  'PRM-063': gatedBy(telematics, '003-002-001', '003-002-004'),
  'PRM-064': gatedBy(telematics, '003-002-002', '003-002-001'),
  'PRM-065': gatedBy(telematics, '003-002-003', '003-002-001'),
  'PRM-066': gatedBy(telematics, '003-002-004', '003-002-003'),
  'PRM-067': opened(`${company}/risk-management/elive-connect.tsx`, '003-003'),
  'PRM-068': used(`${elive}/elive-connect-page.tsx`, '003-003-001', '003-003'),
  'PRM-069': used(`${elive}/announcements.tsx`, '003-003-006', '003-003-001'),
  'PRM-070': opened(`${company}/risk-management/motor-vehicle-records/route.tsx`, '003-004'),
  'PRM-071': opened(`${company}/risk-management/fmcsa.tsx`, '003-005'),
  'PRM-072': opened(`${company}/Claims/_policies/route.tsx`, '004-001'),
  'PRM-073': gatedBy(`${policies}/policy-actions.tsx`, '004-001-002', '004-001'),
  'PRM-074': { file: `${policies}/loss-run-button.tsx`, from: ": '004-001-003')", to: ": '004-001-006')" },
  'PRM-075': gatedBy(`${policies}/policies-page.tsx`, '004-001-004', '004-001-005'),
  'PRM-076': used(`${notifications}/notification-options.tsx`, '004-001-005', '004-001-006'),
  'PRM-077': { file: `${policies}/loss-run-button.tsx`, from: "? '004-001-006'", to: "? '004-001-003'" },
  'PRM-078': gatedBy(`${notifications}/notifications-page.tsx`, '004-001-007', '004-001-004'),
  'PRM-079': opened(`${company}/Claims/claim-resources.tsx`, '004-002'),
  'PRM-080': opened(`${company}/communication/message-boards-&-forum.tsx`, '005-001'),
  'PRM-081': gatedBy(boards, '005-001-002', '005-001'),
  'PRM-082': gatedBy(boards, '005-001-002-003', '005-001-002'),
  'PRM-083': used('src/features/communication/directory-page.tsx', '005-002-001', '005-002'),
  'PRM-084': opened(`${company}/report-claim/route.tsx`, '006-001'),
}
