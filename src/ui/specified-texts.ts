/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'DOC-002': { view: 'View' },
  'PRM-004': { noPermission: 'You do not have permission to access to this element.' },
} as const
