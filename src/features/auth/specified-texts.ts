/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'AUT-003': { login: 'Login' },
  'AUT-005': { forgotPassword: 'Forgot Password' },
  'AUT-008': { refused: 'Invalid Username or Password' },
  'AUT-013': { requestSent: 'Please check your email for further instructions on how to reset your password.' },
  'AUT-014': { requestSentToast: 'Password Reset Request Sent' },
  'AUT-015': { requestFailedToast: 'Error Processing Password Reset Request' },
  'AUT-016': { failed: 'There was an error processing your request. Please try again.' },
  'AUT-017': { reset: 'Reset Password' },
  'AUT-018': { set: 'Set Password' },
} as const
