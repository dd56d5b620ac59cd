import type { PermissionCode } from '@captive/api-client/contract'

/** Codes that are all required. Of a nested list, any one code is enough. */
export type Need = readonly (PermissionCode | readonly PermissionCode[])[]

/** A section or a control of a screen that needs a code. */
export interface Governed {
  /** A section by its heading, a control by its role, or a text. */
  kind: 'section' | 'link' | 'button' | 'menuitem' | 'box' | 'text'
  /** The accessible name, or the text. */
  name: string | RegExp
  /** The codes that are required to see it. */
  shownBy?: Need
  /** A code that hides it. */
  goneWith?: PermissionCode
  /** The group that never sees it. */
  goneFor?: string
  /** The codes that enable it. */
  enabledBy?: Need
  /** The target of a link. */
  href?: string
  /** The part of the screen that contains it. Default: the main content. */
  within?: 'sidebar' | 'footer' | 'header' | 'menu' | { section: string }
}

export interface Screen {
  path: string
  /** The codes that are required to open the path. Without them, it redirects. */
  opensWith: Need
  /** The target of the redirect. */
  elsewhere?: string
  /** The label of a checkbox to tick first. */
  tick?: string
  items: readonly Governed[]
}

const link = (name: string | RegExp, href: string, enabledBy: Need, more: Partial<Governed> = {}): Governed => ({
  kind: 'link',
  name,
  href,
  enabledBy,
  ...more,
})
const section = (name: string, ...shownBy: Need): Governed => ({ kind: 'section', name, shownBy })
const button = (name: string | RegExp, enabledBy: Need, shownBy: Need = []): Governed => ({
  kind: 'button',
  name,
  enabledBy,
  shownBy,
})

/** A section of the sidebar with its pages. Without its code, a section is hidden and a page is disabled. */
const inSidebar = (
  code: PermissionCode,
  name: string,
  path: string,
  pages: readonly [string, string, PermissionCode][],
): Governed[] => [
  {
    kind: 'link',
    name,
    href: path,
    shownBy: [code],
    ...(path === '/Claims' && { enabledBy: ['004-001'] }),
    within: 'sidebar',
  },
  ...pages.map(([label, href, page]) => link(label, href, [page], { shownBy: [code], within: 'sidebar' })),
]

const inMenu = (name: string, href: string, code: PermissionCode): Governed => ({
  kind: 'menuitem',
  name,
  href,
  shownBy: ['000-001'],
  enabledBy: [code],
  within: 'menu',
})

/** Pages without codes, to check the shell. */
const anyPage = ['/footer/live-chat', '/footer/contact-us', '/footer/privacy-policy']

/** The controls of the shell (SHL-004 to SHL-015, SHL-020; PRM-007 to PRM-012, PRM-020). */
const frame: readonly Screen[] = [
  [{ kind: 'link', name: 'Dashboard', href: '/', shownBy: ['001'], within: 'sidebar' } as const],
  inSidebar('002', 'Insurance', '/insurance', [
    ['Policy Library', '/insurance/policy-library', '002-001'],
    ['Governance', '/insurance/governance', '002-002'],
    ['Member Kiosk', '/insurance/member-kiosk', '002-003'],
    ['Financial & Profitability', '/insurance/financial-&-profitability', '002-004'],
    ['Premium Payment & Collateral', '/insurance/premium-payment-&-collateral', '002-005'],
    ['Program Information', '/insurance/program-information', '002-006'],
  ]),
  inSidebar('003', 'Risk Management', '/risk-management', [
    ['Loss Prevention & Safety', '/risk-management/loss-prevention-&-safety', '003-001'],
    ['Telematics Exchange', '/risk-management/telematics-exchange', '003-002'],
    ['eLive Connect', '/risk-management/elive-connect', '003-003'],
    ['Motor Vehicle Records', '/risk-management/motor-vehicle-records', '003-004'],
  ]),
  inSidebar('004', 'Claims Management', '/Claims', [
    ['Claims', '/Claims', '004-001'],
    ['Claim Resources', '/claims/claim-resources', '004-002'],
  ]),
  inSidebar('005', 'Communication', '/communication', [
    ['Message Boards & Forum', '/communication/message-boards-&-forum', '005-001'],
    ['Staff Directory', '/communication/emaxx-directory', '005-002'],
  ]),
  [link('Report Claim', '/report-claim', ['006-001'], { within: 'footer' })],
  [
    { kind: 'button', name: /^Settings, /, enabledBy: ['000-001'], within: 'header' } as const,
    inMenu('Change Member Company', '/select-company', '000-001-001'),
    inMenu('Manage Users', '/user-settings', '000-001-002'),
    inMenu('Manage Users (own company)', '/user-settings/member/12', '000-001-003'),
    inMenu('Document Upload', '/settings/document-upload', '000-001-004'),
    inMenu('Activity Log', '/settings/activity-log', '000-001-005'),
    inMenu('Data deliveries', '/settings/data', '000-001-006'),
    inMenu('Published forms', '/settings/definitions', '000-001-007'),
    inMenu('Queues', '/settings/queues', '000-001-006'),
    inMenu('Single sign-on', '/settings/single-sign-on', '000-001-008'),
    inMenu('People', '/settings/people', '000-001-002'),
  ],
].map((items, at) => ({ path: anyPage[at % anyPage.length] ?? '/', opensWith: [], items }))

/** A page where only the route requires codes. */
const page = (path: string, ...opensWith: Need): Screen => ({ path, opensWith, items: [] })

const weather = ['001-001', '001-002', '001-003'] as const
const inWeather = (name: RegExp, code: PermissionCode): Governed => ({
  kind: 'text',
  name,
  shownBy: ['001', code],
  within: { section: 'Weather' },
})

/** PRM-013 to PRM-020. */
const dashboard: Screen = {
  path: '/',
  opensWith: [],
  items: [
    section('Weather', '001', weather),
    inWeather(/28°F/, '001-001'),
    inWeather(/39°F/, '001-002'),
    inWeather(/High wind/, '001-003'),
    section('News', '001', '001-004'),
    section('Insurance', '001', ['001-005', '001-006']),
    { kind: 'text', name: /to renewal/i, shownBy: ['001', '001-005'], within: { section: 'Insurance' } },
    { kind: 'text', name: /Fund Balance/, shownBy: ['001', '001-006'], within: { section: 'Insurance' } },
    section('Claims', '001', '001-007'),
    link('Renewal Documentation', '/insurance/member-kiosk/renewal-Documentation', ['002', '002-003', '002-003-005'], {
      shownBy: ['001', '001-005'],
    }),
    link('Report Claim', '/report-claim', ['006-001'], { shownBy: ['001'], goneFor: 'Prospect' }),
  ],
}

const governance = '/insurance/governance'
const organization = `${governance}/organization`
const organizationPages = [
  ['Organizational Documentation', `${organization}/organizational-documentation`, '002-002-005'],
  ['Meetings', `${organization}/meetings`, '002-002-006'],
  ['Board of Directors', `${organization}/board-of-directors`, '002-002-007'],
  ['Standing Committees', `${organization}/standing-committees`, '002-002-008'],
] as const
const membershipPages = [
  ['Membership Directory', `${governance}/membership/membership-directory`, '002-002-002'],
  ['Member References', `${governance}/membership/member-references`, '002-002-003'],
  ['Officer & Committee Slate', `${governance}/membership/officer-&-committee-slate`, '002-002-004'],
] as const

/** PRM-022 to PRM-031. */
const governanceScreens: readonly Screen[] = [
  {
    path: governance,
    opensWith: ['002', '002-002'],
    items: [
      { kind: 'text', name: /Agreements 2026-01-01/, shownBy: ['002-002-001'], within: { section: 'Membership' } },
      ...[...membershipPages, ...organizationPages].map(([name, path, code]) =>
        link(new RegExp(`^${name}`), path, [code]),
      ),
    ],
  },
  ...membershipPages.map(([, path, code]) => page(path, '002', '002-002', code)),
  ...organizationPages.map(([, path, code]): Screen => ({
    path,
    opensWith: ['002', '002-002', code],
    items: [button(/^Delete/, [`${code}-001`])],
  })),
]

/** PRM-021, PRM-032 to PRM-038. */
const insurance: readonly Screen[] = [
  page('/insurance', '002'),
  page('/insurance/policy-library', '002', '002-001'),
  {
    path: '/insurance/member-kiosk',
    opensWith: ['002', '002-003'],
    items: [
      link(/^Endorsements/, '/insurance/member-kiosk/endorsements', ['002-003-002']),
      link('Add or remove a vehicle', '/insurance/member-kiosk/endorsements', ['002-003-002']),
      link(/^Renewal Documentation/, '/insurance/member-kiosk/renewal-Documentation', ['002-003-005']),
      section('Agreements', '002-003-001'),
      button('Vehicle Schedule', ['002-003-006']),
    ],
  },
  {
    path: '/insurance/member-kiosk/endorsements',
    opensWith: ['002', '002-003', '002-003-002'],
    tick: 'Remove Vehicle',
    items: [{ kind: 'box', name: /^Find the vehicle on your vehicle schedule/, enabledBy: ['002-003-006'] }],
  },
  {
    path: '/insurance/member-kiosk/renewal-Documentation',
    opensWith: ['002', '002-003', '002-003-005'],
    items: [
      button('Upload', ['002-003-005-001']),
      button('Create the renewal pack', ['002-003-005-001']),
      button(/^View/, ['002-003-005-002']),
    ],
  },
]

/** PRM-039 to PRM-051. */
const money: readonly Screen[] = [
  {
    path: '/insurance/financial-&-profitability',
    opensWith: ['002', '002-004'],
    items: [
      section('Financial Summary', '002-004-001'),
      section('Financial Statements', '002-004-002'),
      button(/^Delete/, ['002-004-002-001'], ['002-004-002']),
      section('Member Fund Analysis', '002-004-003'),
      section('Assessments & Distributions', '002-004-004'),
      section('Board pack', '002-003-005-001'),
    ],
  },
  {
    path: '/insurance/premium-payment-&-collateral',
    opensWith: ['002', '002-005'],
    items: [
      { kind: 'link', name: /^Premium Finance Company/, enabledBy: ['002-005-001'] },
      section('Summary', '002-005-002'),
      section('Collateral', '002-005-003'),
      section('Collateral documents', '002-005-003'),
      button(/^Delete/, ['002-005-003-002'], ['002-005-003']),
    ],
  },
  {
    path: '/insurance/program-information',
    opensWith: ['002', '002-006'],
    items: (
      [
        ['Overview Summary', '002-006-001'],
        ['Information Circular', '002-006-002'],
        ['Program Highlights', '002-006-003'],
        ['Supplemental Applications', '002-006-004'],
        ['Binding Documents', '002-006-010'],
      ] as const
    ).map(([name, code]) => button(new RegExp(`^View ${name}`), [code])),
  },
]

/** PRM-052 to PRM-071. */
const riskManagement: readonly Screen[] = [
  page('/risk-management', '003'),
  {
    path: '/risk-management/loss-prevention-&-safety',
    opensWith: ['003', '003-001'],
    items: [
      section('Best Practices Score', '003-001-001'),
      section('Loss Prevention and Technology Services', '003-001-002'),
      section('Open Warranties', '003-001-003'),
      section('Open Recommendations', '003-001-003'),
      section('Best Practices', '003-001-005'),
      section('Loss Prevention and Safety Services', '003-001-006'),
      section('Quarterly Summary', '003-001-007'),
      section('Master Services Agreement', '003-001-008'),
      section('Statement of Work', '003-001-008-002'),
      {
        kind: 'link',
        name: 'Upload a statement',
        enabledBy: ['003-001-008-002-001', '000-001-004'],
        shownBy: ['003-001-008-002'],
      },
      button(/^Delete/, ['003-001-008-002-001'], ['003-001-008-002']),
    ],
  },
  {
    path: '/risk-management/telematics-exchange',
    opensWith: ['003', '003-002'],
    items: [
      section('Total Speed Ranking', '003-002-001'),
      { kind: 'link', name: /^Telematics Exchange/, enabledBy: ['003-002-002'] },
      section('Driver Scorecards', '003-002-003'),
      section('Telematics details', '003-002-004'),
    ],
  },
  {
    path: '/risk-management/elive-connect',
    opensWith: ['003', '003-003'],
    items: [
      { kind: 'link', name: /^Mobile app/, enabledBy: ['003-003-001'] },
      { kind: 'link', name: /^Online platform/, enabledBy: ['003-003-001'] },
      button('Edit', ['003-003-006']),
    ],
  },
  page('/risk-management/motor-vehicle-records', '003', '003-004'),
  page('/risk-management/motor-vehicle-records/get-started', '003', '003-004'),
  page('/risk-management/fmcsa', '003', '003-005'),
]

const noPermission = 'You do not have permission to view this page.'
const lacks = (goneWith: PermissionCode): Governed => ({ kind: 'text', name: noPermission, goneWith })

/** PRM-072 to PRM-079, PRM-084. */
const claims: readonly Screen[] = [
  {
    path: '/Claims',
    opensWith: ['004', '004-001'],
    tick: 'Commercial Auto',
    items: [
      link('Notifications', '/claims/claims-notifications', ['004-001-004']),
      link('All claims', '/Claims/all', ['004-001-002']),
      link('Loss analysis', '/Claims/analysis', ['004-001-002']),
      { kind: 'link', name: /^View Claims on CA-0012-4/, enabledBy: ['004-001-002'] },
      button(/^View Loss Runs? CA-0012-4/, ['004-001-003']),
      button(/^PDF/, ['004-001-003']),
      button(/^Excel/, ['004-001-006']),
    ],
  },
  page('/Claims/all', '004', '004-001-002'),
  page('/Claims/analysis', '004', '004-001-002'),
  { path: '/Claims/4', opensWith: ['004', '004-001', '004-001-002'], elsewhere: '/Claims', items: [] },
  {
    path: '/claims/claims-notifications',
    opensWith: ['004'],
    items: [
      { kind: 'link', name: 'Staff notifications', enabledBy: ['004-001-007'], shownBy: ['004-001-004'] },
      lacks('004-001-004'),
    ],
  },
  {
    path: '/claims/claims-notifications?panel=options',
    opensWith: ['004'],
    items: [button('Save', ['004-001-005'], ['004-001-004'])],
  },
  { path: '/claims/claims-notifications-emaxx', opensWith: ['004'], items: [lacks('004-001-007')] },
  page('/claims/claim-resources', '004', '004-002'),
  page('/report-claim', '006-001'),
]

/** PRM-080 to PRM-083. */
const communication: readonly Screen[] = [
  page('/communication', '005'),
  {
    path: '/communication/message-boards-&-forum',
    opensWith: ['005', '005-001'],
    items: [
      section('Webinars', '005-001-002'),
      button('Loss Prevention Protocols', ['005-001-002-003'], ['005-001-002']),
    ],
  },
  {
    path: '/communication/emaxx-directory',
    opensWith: ['005', '005-002'],
    items: [section('Claims', '005-002-001')],
  },
]

/** PRM-008 to PRM-012, SHL-029. */
const settings: readonly Screen[] = [
  page('/select-company', '000-001-001'),
  page('/attention', '001'),
  { ...page('/user-settings', '000-001-002'), elsewhere: '/user-settings/member/12' },
  page('/user-settings/member/12', ['000-001-002', '000-001-003']),
  page('/settings/people', '000-001-002'),
  page('/settings/document-upload', '000-001-004'),
  page('/settings/activity-log', '000-001-005'),
  page('/settings/data', '000-001-006'),
  page('/settings/data/reports', '000-001-006'),
  page('/settings/definitions', '000-001-007'),
  page('/settings/single-sign-on', '000-001-008'),
  page('/settings/queues', '000-001-006'),
]

/** All screens that need codes. */
export const screens = {
  frame: [...frame, dashboard],
  governance: governanceScreens,
  insurance,
  money,
  riskManagement,
  claims,
  communication,
  settings,
}
