/** How a kind of document comes about; the key is its code or the beginning of it. */
export interface Occasion {
  /** Months between two of them. */
  every: number
  /**
   * What its date is: the first day of the period it opens; the last day of the period it closes, filed some time
   * after; or a day within the period.
   */
  on: 'opening' | 'closing' | 'within'
  /** How many of them there are. */
  keep: number
  /** Of a hundred companies, how many have it; 100 where nothing is given. */
  share?: number
  /** What it is, in the words of who files it; {period} is the month, the quarter or the year. */
  description: string
}

/** Documents of every program. */
export const programOccasions: Record<string, Occasion> = {
  Governance_Membership_Agreements: { every: 12, on: 'opening', keep: 4, description: 'Form of {period}' },
  'Governance_Organization_Organizational Documentation': {
    every: 12,
    on: 'within',
    keep: 3,
    description: 'As adopted at the annual meeting {period}',
  },
  Governance_Organization_Meetings: { every: 3, on: 'within', keep: 8, description: 'Members’ meeting, {period}' },
  'Governance_Organization_Board of Directors': {
    every: 3,
    on: 'within',
    keep: 8,
    description: 'Meeting of the board, {period}',
  },
  'Governance_Organization_Standing Committees': {
    every: 6,
    on: 'within',
    keep: 4,
    description: 'Report to the board, {period}',
  },
  'Financial & Profitability_Financial Statements_Audited Financials': {
    every: 12,
    on: 'closing',
    keep: 6,
    description: 'With the report of the independent auditors',
  },
  'Financial & Profitability_Financial Statements': {
    every: 3,
    on: 'closing',
    keep: 10,
    description: 'Unaudited',
  },
  'Program Information_Overview Summary': {
    every: 12,
    on: 'opening',
    keep: 2,
    description: 'The program on two pages',
  },
  'Program Information_Information Circular': {
    every: 6,
    on: 'opening',
    keep: 3,
    description: 'Information for applicants',
  },
  'Program Information_Program Highlights': {
    every: 12,
    on: 'opening',
    keep: 2,
    description: 'What changed, and what it brought',
  },
  'Program Information_Supplemental Applications': {
    every: 12,
    on: 'opening',
    keep: 2,
    description: 'For applicants of {period}',
  },
  'Program Information_Binding Documents': {
    every: 12,
    on: 'opening',
    keep: 2,
    description: 'What is needed to bind coverage in {period}',
  },
  'Risk Management_Loss Prevention & Safety_Master Services Agreement': {
    every: 12,
    on: 'opening',
    keep: 2,
    description: 'Terms from {period}',
  },
  'Claims Management_Claim Resources': {
    every: 6,
    on: 'opening',
    keep: 4,
    description: 'For drivers and supervisors, {period}',
  },
  'Communication_Quarterly Newsletter': {
    every: 3,
    on: 'opening',
    keep: 8,
    description: 'What members did and learned',
  },
}

/** Documents of every insured company; policies and renewals follow the policies (policy-documents.ts). */
export const companyOccasions: Record<string, Occasion> = {
  'Member Kiosk_Agreements': { every: 12, on: 'opening', keep: 1, description: 'Participation agreement, signed' },
  'Premium Payment & Collateral_Premium_Finance Agreements': {
    every: 12,
    on: 'within',
    keep: 1,
    share: 80,
    description: 'Premium finance agreement {period}',
  },
  'Premium Payment & Collateral_Premium_Invoices': {
    every: 3,
    on: 'opening',
    keep: 1,
    share: 40,
    description: 'Premium invoice, {period}',
  },
  'Premium Payment & Collateral_Collateral': {
    every: 12,
    on: 'within',
    keep: 1,
    share: 25,
    description: 'Posted for {period}',
  },
  'Risk Management_Loss Prevention & Safety_Quarterly Summary': {
    every: 3,
    on: 'closing',
    keep: 2,
    share: 60,
    description: 'Loss prevention services of {period}',
  },
  'Risk Management_Loss Prevention & Safety_Statement of Work': {
    every: 12,
    on: 'opening',
    keep: 1,
    share: 60,
    description: 'Services, hours and fees',
  },
  'Risk Management_Driver Scorecards': {
    every: 1,
    on: 'closing',
    keep: 2,
    share: 25,
    description: 'Scorecards of {period}',
  },
}

/** How many there are of each, by the months between two, for the companies that have all. */
export const keptInFull: Record<number, number> = { 1: 14, 3: 8, 12: 4 }
