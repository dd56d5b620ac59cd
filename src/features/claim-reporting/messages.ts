/** The texts the specification gives for reporting a claim, letter by letter (core §4, §5, §8). */
export const messages = {
  confirmLabel: 'YES, I CONFIRM THAT THE ABOVE INFORMATION IS CORRECT',
  reported: 'Claim has been Reported. A claim representative will contact you shortly.',
  reportFailed: 'Claim Report Failed',
  emailed: 'Claim has been Emailed. A claim representative will contact you shortly.',
  emailFailed: 'Email Claim Failed',
  leaveReport: 'Online report has not finished. Do you want to leave the page?',
  leaveEmail: 'Email has not been sent. Do you want to leave the page?',
} as const
