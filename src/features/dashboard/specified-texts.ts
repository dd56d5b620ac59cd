/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'DSH-001': { weather: 'Weather', news: 'News', insurance: 'Insurance', claims: 'Claims' },
  'DSH-002': { today: 'Today' },
  'DSH-003': { tomorrow: 'Tomorrow' },
  'DSH-004': { action: 'Risk Management Action' },
  'DSH-009': { readMore: 'Read More' },
  'DSH-011': { noNews: 'No News Articles Found.' },
  'DSH-017': { noFunds: 'No Insurance Fund Found.' },
  'DSH-019': { noClaims: (company: string) => `No Claims Data Found for: ${company}` },
  'SHL-020': { reportClaim: 'Report Claim' },
} as const
