import type { PermissionCode } from '../endpoint.ts'

/** A category of documents by the start of their DocumentId, with its permission codes (core §6, areas §6; AMB-071). */
export interface DocumentCategory {
  /** The prefix of DocumentId and of the document type's code. */
  prefix: string
  tier: 'Program' | 'Insured'
  /** Allows listing the documents. */
  list: PermissionCode
  /** Allows opening them, if listing does not. */
  download?: PermissionCode
  /** Allows deleting them. Without it, nobody may delete them. */
  manage?: PermissionCode
  /** Allows members to file them, instead of staff (000-001-004) (AMB-072). */
  clientUpload?: PermissionCode
}

const organization = 'Governance_Organization'
const information = 'Program Information'
const lossPrevention = 'Risk Management_Loss Prevention & Safety'

export const documentCategories: readonly DocumentCategory[] = [
  { prefix: 'Governance_Membership_Agreements', tier: 'Program', list: '002-002-001' },
  {
    prefix: `${organization}_Organizational Documentation`,
    tier: 'Program',
    list: '002-002-005',
    manage: '002-002-005-001',
  },
  { prefix: `${organization}_Meetings`, tier: 'Program', list: '002-002-006', manage: '002-002-006-001' },
  { prefix: `${organization}_Board of Directors`, tier: 'Program', list: '002-002-007', manage: '002-002-007-001' },
  { prefix: `${organization}_Standing Committees`, tier: 'Program', list: '002-002-008', manage: '002-002-008-001' },
  { prefix: 'Policy Library_Policies', tier: 'Insured', list: '002-001' },
  { prefix: 'Member Kiosk_Agreements', tier: 'Insured', list: '002-003-001' },
  {
    prefix: 'Member Kiosk_Renewal Documentation',
    tier: 'Insured',
    list: '002-003-005',
    download: '002-003-005-002',
    clientUpload: '002-003-005-001',
  },
  {
    prefix: 'Financial & Profitability_Financial Statements',
    tier: 'Program',
    list: '002-004-002',
    manage: '002-004-002-001',
  },
  { prefix: 'Premium Payment & Collateral_Premium', tier: 'Insured', list: '002-005' },
  {
    prefix: 'Premium Payment & Collateral_Collateral',
    tier: 'Insured',
    list: '002-005-003',
    manage: '002-005-003-002',
  },
  { prefix: `${information}_Overview Summary`, tier: 'Program', list: '002-006', download: '002-006-001' },
  { prefix: `${information}_Information Circular`, tier: 'Program', list: '002-006', download: '002-006-002' },
  { prefix: `${information}_Program Highlights`, tier: 'Program', list: '002-006', download: '002-006-003' },
  { prefix: `${information}_Supplemental Applications`, tier: 'Program', list: '002-006', download: '002-006-004' },
  { prefix: `${information}_Binding Documents`, tier: 'Program', list: '002-006', download: '002-006-010' },
  { prefix: `${lossPrevention}_Quarterly Summary`, tier: 'Insured', list: '003-001-007' },
  { prefix: `${lossPrevention}_Master Services Agreement`, tier: 'Program', list: '003-001-008' },
  {
    prefix: `${lossPrevention}_Statement of Work`,
    tier: 'Insured',
    list: '003-001-008-002',
    manage: '003-001-008-002-001',
  },
  { prefix: 'Risk Management_Driver Scorecards', tier: 'Insured', list: '003-002-003' },
  { prefix: 'Claims Management_Claim Resources', tier: 'Program', list: '004-002' },
  { prefix: 'Communication_Quarterly Newsletter', tier: 'Program', list: '005-001' },
]

/** The category of a document or document type, by its path. */
export const categoryOf = (path: string): DocumentCategory | undefined =>
  documentCategories.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}_`))
