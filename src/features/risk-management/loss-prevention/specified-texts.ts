/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'DOC-012': { noDocuments: 'No Documents Found.' },
  'LPS-002': { score: 'Best Practices Score' },
  'LPS-005': { technologyServices: 'Loss Prevention and Technology Services' },
  'LPS-006': { safetyServices: 'Loss Prevention and Safety Services' },
  'LPS-011': { masterServicesAgreement: 'Master Services Agreement' },
  'LPS-012': { statementOfWork: 'Statement of Work' },
  'LPS-013': { bestPractices: 'Best Practices' },
  'LPS-015': { item: 'Item', dateInitiated: 'Date Initiated', status: 'Status' },
} as const
