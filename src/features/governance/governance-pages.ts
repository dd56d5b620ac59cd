import type { PermissionCode } from '@captive/api-client/contract'

/** As the specification prints them; with a year chosen, the second (AMB-060). */
export const noFiles = 'No Files Found'
export const noFilesOfYear = 'No Files Found For this Year'

export interface GovernancePage {
  label: string
  about: string
  code: PermissionCode
}

/** Who belongs to a program and speaks for it (GOV-003 to GOV-005), by the end of their address. */
export const membershipPages = {
  'membership-directory': {
    label: 'Membership Directory',
    about: 'The members of the program, with address and phone',
    code: '002-002-002',
  },
  'member-references': {
    label: 'Member References',
    about: 'Who may be asked about the program',
    code: '002-002-003',
  },
  'officer-&-committee-slate': {
    label: 'Officer & Committee Slate',
    about: 'Who holds which office, and who sits on which committee',
    code: '002-002-004',
  },
} as const satisfies Record<string, GovernancePage>

/** What a program decided (GOV-006 to GOV-009), by the end of their address. */
export const organizationPages = {
  'organizational-documentation': {
    label: 'Organizational Documentation',
    about: 'Bylaws, shareholder agreements, policies and procedures',
    code: '002-002-005',
    prefix: 'Governance_Organization_Organizational Documentation',
  },
  meetings: {
    label: 'Meetings',
    about: 'Agendas, minutes and presentations of the members’ meetings',
    code: '002-002-006',
    prefix: 'Governance_Organization_Meetings',
  },
  'board-of-directors': {
    label: 'Board of Directors',
    about: 'Agendas, minutes and resolutions of the board',
    code: '002-002-007',
    prefix: 'Governance_Organization_Board of Directors',
  },
  'standing-committees': {
    label: 'Standing Committees',
    about: 'What the finance, risk control and underwriting committees report',
    code: '002-002-008',
    prefix: 'Governance_Organization_Standing Committees',
  },
} as const satisfies Record<string, GovernancePage & { prefix: string }>

export type OrganizationPath = keyof typeof organizationPages
