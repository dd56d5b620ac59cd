/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'PRM-020': {
    dashboard: 'Dashboard',
    insurance: 'Insurance',
    riskManagement: 'Risk Management',
    claimsManagement: 'Claims Management',
    communication: 'Communication',
  },
  'SHL-004': { changeCompany: 'Change Member Company' },
  'SHL-005': { manageUsers: 'Manage Users' },
  'SHL-006': { manageOwnUsers: 'Manage Users (own company)' },
  'SHL-007': { documentUpload: 'Document Upload' },
  'SHL-008': { activityLog: 'Activity Log' },
} as const
