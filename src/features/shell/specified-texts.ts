/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'SHL-020': { reportClaim: 'Report Claim' },
  'SHL-021': { contactUs: 'Contact Us' },
  'SHL-022': { logOut: 'Log Out' },
} as const
