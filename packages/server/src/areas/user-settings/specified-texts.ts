/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'USR-030': { emailExists: 'This email already exists.' },
} as const
