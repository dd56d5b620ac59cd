export const texts = {
  title: 'Not sent yet. Everything you entered is kept.',
  sendNow: 'Send it now',
  continue: 'Continue the report',
  once: 'If we already received your claim, it will not be counted twice.',
  continueHint: 'You can continue where you left off.',
  logInHint: 'Sign in and your report will open where you left off.',
}
