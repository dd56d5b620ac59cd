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

const organization = 'Governance_Organization'
const statements = 'Financial & Profitability_Financial Statements'
const program = 'Program Information'
const premium = 'Premium Payment & Collateral_Premium'
const safety = 'Risk Management_Loss Prevention & Safety'

/** Documents of every program. Where several codes fit a type, the first does. */
export const programOccasions: readonly Occasion[] = [
  ['Governance_Membership_Agreements', 12, 'opening', 4, 'Form of {period}'],
  [`${organization}_Organizational Documentation`, 12, 'within', 3, 'As adopted at the annual meeting {period}'],
  [`${organization}_Meetings`, 3, 'within', 8, 'Members’ meeting, {period}'],
  [`${organization}_Board of Directors`, 3, 'within', 8, 'Meeting of the board, {period}'],
  [`${organization}_Standing Committees`, 6, 'within', 4, 'Report to the board, {period}'],
  [`${statements}_Audited Financials`, 12, 'closing', 6, 'With the report of the independent auditors'],
  [statements, 3, 'closing', 10, 'Unaudited'],
  [`${program}_Overview Summary`, 12, 'opening', 2, 'The program on two pages'],
  [`${program}_Information Circular`, 6, 'opening', 3, 'Information for applicants'],
  [`${program}_Program Highlights`, 12, 'opening', 2, 'What changed in {period}'],
  [`${program}_Supplemental Applications`, 12, 'opening', 2, 'For applicants of {period}'],
  [`${program}_Binding Documents`, 12, 'opening', 2, 'What is needed to bind coverage in {period}'],
  [`${safety}_Master Services Agreement`, 12, 'opening', 2, 'Terms from {period}'],
  ['Claims Management_Claim Resources', 6, 'opening', 4, 'For drivers and supervisors, {period}'],
  ['Communication_Quarterly Newsletter', 3, 'opening', 8, 'News of the program'],
]

/** Documents of every insured company except policies and documents for renewals. */
export const companyOccasions: readonly Occasion[] = [
  ['Member Kiosk_Agreements', 12, 'opening', 1, 'Participation agreement, signed'],
  [`${premium}_Finance Agreements`, 12, 'within', 1, 'Premium finance agreement {period}', 0.8],
  [`${premium}_Invoices`, 3, 'opening', 1, 'Premium invoice, {period}', 0.4],
  ['Premium Payment & Collateral_Collateral', 12, 'within', 1, 'Posted for {period}', 0.25],
  [`${safety}_Quarterly Summary`, 3, 'closing', 2, 'Loss prevention services of {period}', 0.6],
  [`${safety}_Statement of Work`, 12, 'opening', 1, 'Services, hours and fees', 0.6],
  ['Risk Management_Driver Scorecards', 1, 'closing', 2, 'Scorecards of {period}', 0.25],
]

/** How many documents complete companies have, by the months between two. */
export const completeCounts: Record<Occasion[1], number> = { 1: 14, 3: 8, 6: 4, 12: 4 }

const retired = (RecId: number, Tier: 'Program' | 'Insured', Code: string, ClientAllowUpload: 0 | 1 = 0) => {
  return { RecId, Tier, Code, Name: Code.split('_').at(-1) ?? Code, IsActive: 0 as const, ClientAllowUpload }
}

/** Retired document types, whose documents can still be read. Their ids are not used by other types. */
export const retiredTypes = [
  retired(901, 'Program', `${organization}_Standing Committees_Nominating`),
  retired(902, 'Program', `${statements}_Cash Flow`),
  retired(903, 'Insured', `${premium}_Installment Notices`),
  retired(904, 'Insured', 'Member Kiosk_Renewal Documentation_Safety Questionnaires', 1),
]
