/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'AUT-016': { failed: 'There was an error processing your request. Please try again.' },
  'AUT-024': { reset: 'Password reset successfully', set: 'Password set successfully' },
  'AUT-025': { reset: 'Error processing password reset request', set: 'Error processing password set request' },
  'AUT-026': { okay: 'Okay' },
} as const
