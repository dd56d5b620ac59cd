import type { Mutations } from './mutation.ts'

const header = 'src/features/shell/shell-header.tsx'
const menu = 'src/features/shell/navigation/settings-menu.tsx'
const entries = 'src/features/shell/navigation/settings-entries.ts'
const sections = 'src/features/shell/navigation/sections.ts'
const footer = 'src/features/shell/footer-actions.tsx'
const shell = 'src/features/shell/member-shell.tsx'
const routes = 'src/routes/_signed-in/_company'

export const shl: Mutations = {
  'SHL-001': { file: header, from: '<Link to="/"', to: '<Link to="/footer/contact-us"' },
  'SHL-002': {
    file: header,
    from: '<p className={classes.title}>{title}</p>',
    to: '<p className={classes.title}>{title.toUpperCase()}</p>',
  },
  'SHL-003': { file: menu, from: '            {company}\n', to: '' },
  'SHL-004': {
    file: entries,
    from: "'/select-company', code: '000-001-001'",
    to: "'/select-company', code: '000-001-005'",
  },
  'SHL-005': { file: entries, from: "path: '/user-settings', code", to: "path: '/user-settings/emaxx', code" },
  'SHL-006': {
    file: entries,
    from: 'path: `/user-settings/member/${session.loginClientId}`',
    to: 'path: `/user-settings/member/${session.userRecId}`',
  },
  'SHL-007': { file: entries, from: "path: '/settings/document-upload'", to: "path: '/settings/activity-log'" },
  'SHL-008': {
    file: entries,
    from: "'/settings/activity-log', code: '000-001-005'",
    to: "'/settings/activity-log', code: '000-001-001'",
  },
  'SHL-009': { file: header, from: 'data-production={production}', to: 'data-production' },
  'SHL-010': { file: sections, from: "path: '/', code: '001'", to: "path: '/', code: '002'" },
  'SHL-011': { file: sections, from: "path: '/insurance/governance'", to: "path: '/insurance/policy-library'" },
  'SHL-012': { file: sections, from: "path: '/insurance/program-information'", to: "path: '/insurance/governance'" },
  'SHL-013': { file: sections, from: "path: '/risk-management/elive-connect'", to: "path: '/risk-management/fmcsa'" },
  'SHL-014': { file: sections, from: "path: '/claims/claim-resources'", to: "path: '/claims/claims-notifications'" },
  'SHL-015': { file: sections, from: "path: '/communication/emaxx-directory'", to: "path: '/communication'" },
  'SHL-016': { file: shell, from: 'setCollapsed(!collapsed)', to: 'setCollapsed(collapsed)' },
  'SHL-017': { file: shell, from: "useShownPath() === '/select-company'", to: "useShownPath() === '/select'" },
  'SHL-018': {
    file: 'src/features/shell/member-shell.module.css',
    from: '@media (width < 768px)',
    to: '@media (width < 300px)',
  },
  'SHL-019': {
    file: 'src/features/shell/use-route-change.ts',
    from: 'transitionTime = 300',
    to: 'transitionTime = 600',
  },
  'SHL-020': { file: footer, from: 'to="/report-claim" allowed={can(\'006-001\')}', to: 'to="/report-claim"' },
  'SHL-021': { file: footer, from: 'to="/footer/contact-us"', to: 'to="/footer/live-chat"' },
  'SHL-022': { file: 'src/features/shell/specified-texts.ts', from: "'Log Out'", to: "'Sign out'" },
  'SHL-023': { file: `${routes}/insurance/index.tsx`, from: 'path="/insurance"', to: 'path="/communication"' },
  'SHL-024': { file: `${routes}/Claims/_policies/index.tsx`, from: '  component: PoliciesPage,\n', to: '' },
  'SHL-025': {
    file: `${routes}/risk-management/index.tsx`,
    from: 'path="/risk-management"',
    to: 'path="/communication"',
  },
  'SHL-026': { file: `${routes}/communication/index.tsx`, from: 'path="/communication"', to: 'path="/insurance"' },
  'SHL-027': { file: 'src/routes/texts.ts', from: "privacyPolicy: 'Privacy Policy'", to: "privacyPolicy: 'Privacy'" },
  'SHL-028': { file: 'src/routes/specified-texts.ts', from: "'Live Chat'", to: "'Chat'" },
  'SHL-029': {
    file: `${routes}/user-settings/route.tsx`,
    from: "codes: ['000-001-002', '000-001-003']",
    to: "codes: ['000-001-002']",
  },
}
