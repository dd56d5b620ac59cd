import type { PermissionCode } from '@captive/api-client/contract'

interface SectionEntry {
  label: string
  /** In the case the specification prints; matching ignores it (AMB-001). */
  path: string
  code: PermissionCode
  /** What one finds there, in a few words. */
  about: string
}

export interface Section extends SectionEntry {
  icon: 'dashboard' | 'insurance' | 'risk' | 'claims' | 'communication'
  entries: readonly SectionEntry[]
}

/** The sidebar (core §2 Shell, SHL-010 to SHL-015): a section shows with its code, an entry is disabled without its. */
export const sections: readonly Section[] = [
  { label: 'Dashboard', path: '/', code: '001', about: '', icon: 'dashboard', entries: [] },
  {
    label: 'Insurance',
    path: '/insurance',
    code: '002',
    about: 'Policies, governance, requests and finances of your program.',
    icon: 'insurance',
    entries: [
      {
        label: 'Policy Library',
        path: '/insurance/policy-library',
        code: '002-001',
        about: 'The policies of every year and line.',
      },
      {
        label: 'Governance',
        path: '/insurance/governance',
        code: '002-002',
        about: 'Members, committees, meetings and founding documents.',
      },
      {
        label: 'Member Kiosk',
        path: '/insurance/member-kiosk',
        code: '002-003',
        about: 'Agreements, vehicle changes and renewal documents.',
      },
      {
        label: 'Financial & Profitability',
        path: '/insurance/financial-&-profitability',
        code: '002-004',
        about: 'Fund balances, statements and distributions.',
      },
      {
        label: 'Premium Payment & Collateral',
        path: '/insurance/premium-payment-&-collateral',
        code: '002-005',
        about: 'Premium finance and collateral.',
      },
      {
        label: 'Program Information',
        path: '/insurance/program-information',
        code: '002-006',
        about: 'The documents of your program.',
      },
    ],
  },
  {
    label: 'Risk Management',
    path: '/risk-management',
    code: '003',
    about: 'Fewer losses: safety, telematics, training and records.',
    icon: 'risk',
    entries: [
      {
        label: 'Loss Prevention & Safety',
        path: '/risk-management/loss-prevention-&-safety',
        code: '003-001',
        about: 'Your score, services and recommendations.',
      },
      {
        label: 'Telematics Exchange',
        path: '/risk-management/telematics-exchange',
        code: '003-002',
        about: 'Scorecards of your fleet.',
      },
      {
        label: 'eLive Connect',
        path: '/risk-management/elive-connect',
        code: '003-003',
        about: 'Online training and its use.',
      },
      {
        label: 'Motor Vehicle Records',
        path: '/risk-management/motor-vehicle-records',
        code: '003-004',
        about: 'Driver records.',
      },
    ],
  },
  {
    label: 'Claims Management',
    path: '/Claims',
    code: '004',
    about: 'What happened, what it costs and who can help.',
    icon: 'claims',
    entries: [
      { label: 'Claims', path: '/Claims', code: '004-001', about: 'Every claim by policy, with notes and loss runs.' },
      {
        label: 'Claim Resources',
        path: '/claims/claim-resources',
        code: '004-002',
        about: 'Forms, contacts and provider networks.',
      },
    ],
  },
  {
    label: 'Communication',
    path: '/communication',
    code: '005',
    about: 'Other members and the people who serve you.',
    icon: 'communication',
    entries: [
      {
        label: 'Message Boards & Forum',
        path: '/communication/message-boards-&-forum',
        code: '005-001',
        about: 'Newsletter and webinars.',
      },
      {
        label: 'Staff Directory',
        path: '/communication/emaxx-directory',
        code: '005-002',
        about: 'Whom to call, by department.',
      },
    ],
  },
]

/** Whether the page of a section opens to who sees the section: that of Claims Management is its first entry's. */
export function opensItsPage({ path, entries }: Section, can: (code: PermissionCode) => boolean): boolean {
  return entries.every((entry) => entry.path !== path || can(entry.code))
}

export function findSection(path: string): Section | undefined {
  return sections.find((section) => section.path === path)
}

/** The path of the sidebar's link that a page belongs to: the longest that leads to it or to a page above it. */
export function currentPath(pathname: string): string | undefined {
  const at = `${pathname.toLowerCase()}/`
  const links = sections.flatMap((section) => [...section.entries, section])
  const above = links.filter(
    ({ path }) => path === pathname || (path !== '/' && at.startsWith(`${path.toLowerCase()}/`)),
  )
  return above.toSorted((a, b) => b.path.length - a.path.length)[0]?.path
}
