import type { PermissionCode } from '@captive/api-client/contract'

import { texts } from './texts.ts'

interface SectionEntry {
  label: string
  /** Spelled as in the specification; matching ignores case (AMB-001). */
  path: string
  code: PermissionCode
  /** A short description of the page. */
  about: string
}

export interface Section extends SectionEntry {
  icon: 'dashboard' | 'insurance' | 'risk' | 'claims' | 'communication'
  entries: readonly SectionEntry[]
}

const { dashboard, insurance, riskManagement, claimsManagement, communication } = texts

/** The sidebar. A section without its code is hidden; an entry without its code is disabled. */
export const sections: readonly Section[] = [
  { ...dashboard, path: '/', code: '001', icon: 'dashboard', entries: [] },
  {
    label: insurance.label,
    about: insurance.about,
    path: '/insurance',
    code: '002',
    icon: 'insurance',
    entries: [
      { ...insurance.policyLibrary, path: '/insurance/policy-library', code: '002-001' },
      { ...insurance.governance, path: '/insurance/governance', code: '002-002' },
      { ...insurance.memberKiosk, path: '/insurance/member-kiosk', code: '002-003' },
      { ...insurance.financial, path: '/insurance/financial-&-profitability', code: '002-004' },
      { ...insurance.premiumCollateral, path: '/insurance/premium-payment-&-collateral', code: '002-005' },
      { ...insurance.programInformation, path: '/insurance/program-information', code: '002-006' },
    ],
  },
  {
    label: riskManagement.label,
    about: riskManagement.about,
    path: '/risk-management',
    code: '003',
    icon: 'risk',
    entries: [
      { ...riskManagement.lossPrevention, path: '/risk-management/loss-prevention-&-safety', code: '003-001' },
      { ...riskManagement.telematics, path: '/risk-management/telematics-exchange', code: '003-002' },
      { ...riskManagement.eliveConnect, path: '/risk-management/elive-connect', code: '003-003' },
      { ...riskManagement.motorVehicleRecords, path: '/risk-management/motor-vehicle-records', code: '003-004' },
    ],
  },
  {
    label: claimsManagement.label,
    about: claimsManagement.about,
    path: '/Claims',
    code: '004',
    icon: 'claims',
    entries: [
      { ...claimsManagement.claims, path: '/Claims', code: '004-001' },
      { ...claimsManagement.claimResources, path: '/claims/claim-resources', code: '004-002' },
    ],
  },
  {
    label: communication.label,
    about: communication.about,
    path: '/communication',
    code: '005',
    icon: 'communication',
    entries: [
      { ...communication.messageBoards, path: '/communication/message-boards-&-forum', code: '005-001' },
      { ...communication.staffDirectory, path: '/communication/emaxx-directory', code: '005-002' },
    ],
  },
]

/**
 * Whether the page of a section opens. The page of Claims Management is that of its first entry, and has the same code.
 */
export function opensItsPage({ path, entries }: Section, can: (code: PermissionCode) => boolean): boolean {
  return entries.every((entry) => entry.path !== path || can(entry.code))
}

export function findSection(path: string): Section | undefined {
  return sections.find((section) => section.path === path)
}

/** The path of the sidebar link to highlight: the longest one that is a prefix of the pathname. */
export function currentPath(pathname: string): string | undefined {
  const at = `${pathname.toLowerCase()}/`
  const links = sections.flatMap((section) => [...section.entries, section])
  const above = links.filter(
    ({ path }) => path === pathname || (path !== '/' && at.startsWith(`${path.toLowerCase()}/`)),
  )
  return above.toSorted((a, b) => b.path.length - a.path.length)[0]?.path
}
