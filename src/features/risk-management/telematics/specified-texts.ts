/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'DOC-012': { noDocuments: 'No Documents Found.' },
  'TEL-002': {
    title: 'Total Speed Ranking',
    rank: (rank: string, members: number) => `${rank} of ${members} Members`,
  },
  'TEL-005': { noData: (company: string) => `No Data Found for: ${company}` },
  'TEL-006': { exchange: 'Telematics Exchange' },
  'TEL-007': { scorecards: 'Driver Scorecards' },
  'TEL-009': { provider: 'Telematics Service Provider' },
  'TEL-011': { status: 'Telematics Exchange Status' },
  'TEL-013': { vehicles: 'Telematics Vehicle Count' },
  'TEL-015': { powerUnits: 'Policy Power Unit Count' },
} as const
