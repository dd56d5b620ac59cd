/**
 * How often a kind of document is made: the code of its type or the beginning of it, the months between two documents,
 * how many there are, and a description. {period} is the month, the quarter or the year. A document is about the first
 * day of the period it opens, the last day of the period it closes, or a day within the period.
 */
export type Occasion = readonly [
  code: string,
  every: 1 | 3 | 6 | 12,
  on: 'opening' | 'closing' | 'within',
  keep: number,
  description: string,
  /** The share of the companies that have it. */
  share?: number,
]

/** Documents of every program. */
export const programOccasions: readonly Occasion[] = [
  ['Governance_Membership', 12, 'opening', 4, 'Form for {period}'],
  ['Governance_Organization_Organizational Documentation', 12, 'within', 3, 'As adopted in {period}'],
  ['Governance_Organization_Meetings', 3, 'within', 8, 'Member meeting, {period}'],
  ['Governance_Organization_Board of Directors', 3, 'within', 8, 'Board meeting, {period}'],
  ['Governance_Organization_Standing Committees', 6, 'within', 4, 'Report to the board, {period}'],
  ['Financial & Profitability_Financial Statements_Audited Financials', 12, 'closing', 6, 'With the auditors’ report'],
  ['Financial & Profitability_Financial Statements_Balance Sheet', 3, 'closing', 10, 'Unaudited'],
  ['Financial & Profitability_Financial Statements_Income Statement', 3, 'closing', 10, 'Unaudited'],
  ['Financial & Profitability_Financial Statements_Investment Report', 3, 'closing', 10, 'Unaudited'],
  ['Program Information', 12, 'opening', 2, 'Edition of {period}'],
  ['Risk Management_Loss Prevention & Safety_Master Services Agreement', 12, 'opening', 2, 'Terms from {period}'],
  ['Claims Management_Claim Resources', 6, 'opening', 4, 'For drivers and supervisors, {period}'],
  ['Communication_Quarterly Newsletter', 3, 'opening', 8, 'Program news'],
]

/** Documents of every insured company except policies and documents for renewals. */
export const companyOccasions: readonly Occasion[] = [
  ['Member Kiosk_Agreements', 12, 'opening', 1, 'Participation agreement, signed'],
  ['Premium Payment & Collateral_Premium_Finance Agreements', 12, 'within', 1, 'Agreement for {period}', 0.8],
  ['Premium Payment & Collateral_Premium_Invoices', 3, 'opening', 1, 'Premium invoice, {period}', 0.4],
  ['Premium Payment & Collateral_Collateral', 12, 'within', 1, 'Posted for {period}', 0.25],
  ['Risk Management_Loss Prevention & Safety_Quarterly Summary', 3, 'closing', 2, 'Services for {period}', 0.6],
  ['Risk Management_Loss Prevention & Safety_Statement of Work', 12, 'opening', 1, 'Services, hours and fees', 0.6],
  ['Risk Management_Driver Scorecards', 1, 'closing', 2, 'Scorecards for {period}', 0.25],
]

/** How many documents complete companies have, by the months between two. */
export const completeCounts: Record<Occasion[1], number> = { 1: 14, 3: 8, 6: 4, 12: 4 }

const retired = (RecId: number, Tier: 'Program' | 'Insured', Code: string, ClientAllowUpload: 0 | 1 = 0) => {
  return { RecId, Tier, Code, Name: Code.split('_').at(-1) ?? Code, IsActive: 0 as const, ClientAllowUpload }
}

/** Retired document types, whose documents can still be read. Their ids are not used by other types. */
export const retiredTypes = [
  retired(901, 'Program', 'Governance_Organization_Standing Committees_Nominating'),
  retired(902, 'Program', 'Financial & Profitability_Financial Statements_Cash Flow'),
  retired(903, 'Insured', 'Premium Payment & Collateral_Premium_Installment Notices'),
  retired(904, 'Insured', 'Member Kiosk_Renewal Documentation_Safety Questionnaires', 1),
]
