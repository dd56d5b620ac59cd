/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'DOC-004': { noDocument: 'No Document Found' },
  'UPL-013': { tooLarge: 'Document size can not go over 20MB' },
  'UPL-014': { totalTooLarge: 'Total Documents size can not go over 20MB' },
} as const
