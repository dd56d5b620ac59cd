/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'CLM-011': { viewClaims: 'View Claims' },
  'CLM-021': { noClaimsFound: 'No Claims Found.', noClaims: 'No Claims' },
  'CLM-022': { noPolicies: 'No Policies Found.' },
  'DOC-012': { noDocuments: 'No Documents Found.' },
  'LRN-001': { pdf: 'PDF', excel: 'Excel' },
  'PRM-074': { viewLossRuns: 'View Loss Runs', combinedLossRuns: 'Combined Loss Runs' },
  'RES-003': { noNetworks: 'No Medical Provider Networks Found' },
} as const
