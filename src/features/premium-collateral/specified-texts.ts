/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'DOC-012': { noDocuments: 'No Documents Found.' },
  'PAY-008': { policyYear: 'Policy Year', program: 'Program', type: 'Type', amount: 'Amount' },
  'PAY-014': { noSummary: 'No Summary Found.' },
  'PAY-015': { noCollateral: 'No Collateral Found.' },
  'PAY-016': { noCollateralDocuments: 'No Collateral Documents Found' },
} as const
