/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'END-026': { thanks: 'Thank you for the request' },
} as const
