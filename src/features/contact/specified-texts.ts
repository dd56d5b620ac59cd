/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'CON-002': { body: 'Body' },
  'CON-005': { origin: 'Contact Us' },
  'SHL-021': { title: 'Contact Us' },
} as const
