import type { PermissionCode } from '@captive/api-client/contract'

import { texts } from './texts.ts'

const { pages } = texts

export interface GovernancePage {
  label: string
  about: string
  code: PermissionCode
}

/** The pages of Membership (GOV-003 to GOV-005), by the last segment of their path. */
export const membershipPages = {
  'membership-directory': {
    ...pages.directory,
    code: '002-002-002',
  },
  'member-references': {
    ...pages.references,
    code: '002-002-003',
  },
  'officer-&-committee-slate': {
    ...pages.slate,
    code: '002-002-004',
  },
} as const satisfies Record<string, GovernancePage>

/** The pages of Organization (GOV-006 to GOV-009), by the last segment of their path. */
export const organizationPages = {
  'organizational-documentation': {
    ...pages.documentation,
    code: '002-002-005',
    prefix: 'Governance_Organization_Organizational Documentation',
  },
  meetings: {
    ...pages.meetings,
    code: '002-002-006',
    prefix: 'Governance_Organization_Meetings',
  },
  'board-of-directors': {
    ...pages.board,
    code: '002-002-007',
    prefix: 'Governance_Organization_Board of Directors',
  },
  'standing-committees': {
    ...pages.committees,
    code: '002-002-008',
    prefix: 'Governance_Organization_Standing Committees',
  },
} as const satisfies Record<string, GovernancePage & { prefix: string }>

export type OrganizationPath = keyof typeof organizationPages
