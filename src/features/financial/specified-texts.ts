/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'DOC-012': { noDocuments: 'No Documents Found.' },
  'FIN-002': { summary: 'Financial Summary' },
  'FIN-007': { noFundData: 'No Member Fund Data Found.' },
  'FIN-012': { viewStatements: 'View Financial Statements' },
  'FIN-014': { analysis: 'Member Fund Analysis' },
  'FIN-017': {
    movements: 'Assessments & Distributions',
    year: 'Premium Year',
    type: 'Type',
    amount: 'Total Amount',
  },
  'FIN-019': { pending: 'Pending' },
} as const
