/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'AUT-008': { signInFailed: 'Invalid Username or Password' },
} as const
