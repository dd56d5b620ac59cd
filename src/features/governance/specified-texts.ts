/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'GOV-003': { directory: 'Membership Directory' },
  'GOV-004': { references: 'Member References' },
  'GOV-005': { slate: 'Officer & Committee Slate' },
  'GOV-006': { documentation: 'Organizational Documentation' },
  'GOV-007': { meetings: 'Meetings' },
  'GOV-008': { board: 'Board of Directors' },
  'GOV-009': { committees: 'Standing Committees' },
  'GOV-010': { noMembers: 'No Members Found.' },
  'GOV-012': { noReferences: 'No References Found.' },
  'GOV-014': { none: 'None Found.' },
  'GOV-017': { noFiles: 'No Files Found', noFilesOfYear: 'No Files Found For this Year' },
} as const
