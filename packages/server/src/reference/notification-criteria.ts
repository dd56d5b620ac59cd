/** Criteria for watching a claim (specification, core §3 "Claim notification"). */
export const notificationCriteriaRows = [
  { RecId: 1, CriteriaType: 'Claim', CriteriaName: 'New claim', CriteriaValue: 'Any' },
  { RecId: 2, CriteriaType: 'Claim', CriteriaName: 'Claim closed', CriteriaValue: 'Any' },
  { RecId: 3, CriteriaType: 'Claim', CriteriaName: 'Claim reopened', CriteriaValue: 'Any' },
  { RecId: 4, CriteriaType: 'Amount', CriteriaName: 'Total incurred at least', CriteriaValue: '25000' },
  { RecId: 5, CriteriaType: 'Amount', CriteriaName: 'Total incurred at least', CriteriaValue: '100000' },
  { RecId: 6, CriteriaType: 'Amount', CriteriaName: 'Total incurred at least', CriteriaValue: '250000' },
  { RecId: 7, CriteriaType: 'Litigation', CriteriaName: 'Litigation manager assigned', CriteriaValue: 'Any' },
].map((row) => ({ ...row, IsActive: 1 as const }))
