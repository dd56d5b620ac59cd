/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'SEL-003': {
    companyName: 'Company Name',
    program: 'Program',
    type: 'Type',
    state: 'State',
    address: 'Address',
    city: 'City',
  },
  'SEL-005': { noCompanies: 'No Companies Found.' },
  'SEL-009': { member: 'Member' },
  'SEL-010': { xMember: 'XMember' },
} as const
