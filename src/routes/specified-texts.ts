/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'AUT-017': { resetPassword: 'Reset Password' },
  'AUT-018': { setPassword: 'Set Password' },
  'SHL-028': { liveChat: 'Live Chat' },
} as const
