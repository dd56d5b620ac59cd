import { documentCategories, type DocumentCategory } from '@captive/api-client/contract'

/** Document types within a category. A category that is not listed has a single type. */
const kindsWithin: Record<string, readonly string[]> = {
  'Governance_Organization_Organizational Documentation': [
    'Bylaws',
    'Shareholder Agreements',
    'Policies and Procedures',
  ],
  Governance_Organization_Meetings: ['Agendas', 'Minutes', 'Presentations'],
  'Governance_Organization_Board of Directors': ['Agendas', 'Minutes', 'Resolutions'],
  'Governance_Organization_Standing Committees': ['Finance', 'Risk Control', 'Underwriting'],
  'Member Kiosk_Renewal Documentation': [
    'Applications',
    'Driver Lists',
    'Financial Statements',
    'Loss Runs',
    'Vehicle Schedules',
    'Collateral',
  ],
  'Financial & Profitability_Financial Statements': [
    'Audited Financials',
    'Balance Sheet',
    'Income Statement',
    'Investment Report',
  ],
  'Premium Payment & Collateral_Premium': ['Finance Agreements', 'Invoices'],
  'Premium Payment & Collateral_Collateral': ['Letters of Credit', 'Surety Bonds', 'Trust Agreements'],
}

/** The document types of the packs that the server makes. */
export const packTypes = {
  renewal: { Code: 'Member Kiosk_Renewal Documentation_Renewal Packs', Name: 'Renewal Packs' },
  board: { Code: 'Member Kiosk_Renewal Documentation_Board Packs', Name: 'Board Packs' },
}

/**
 * The document types of every category (AMB-070, AMB-071, AMB-072). A type's RecId is its position, starting at 1. Add
 * new types at the end, because databases store the positions.
 */
export const documentTypeRows = [
  ...documentCategories.flatMap((category) => typesOf(category)),
  ...Object.values(packTypes).map((type) => ({
    ...type,
    Tier: 'Insured' as const,
    IsActive: 1 as const,
    ClientAllowUpload: 0 as const,
  })),
].map((row, index) => ({ RecId: index + 1, ...row }))

function typesOf({ prefix, tier, clientUpload }: DocumentCategory) {
  const common = { Tier: tier, IsActive: 1 as const, ClientAllowUpload: clientUpload ? (1 as const) : (0 as const) }
  const kinds = kindsWithin[prefix]
  if (!kinds) return [{ Code: prefix, Name: prefix.split('_').at(-1) ?? prefix, ...common }]
  return kinds.map((Name) => ({ Code: `${prefix}_${Name}`, Name, ...common }))
}
