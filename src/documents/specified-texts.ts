/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'DOC-002': { view: 'View' },
  'DOC-004': { noDocument: 'No Document Found' },
} as const
