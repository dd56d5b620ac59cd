export const texts = {
  title: 'Not sent yet. Everything you entered is kept.',
  sendNow: 'Send it now',
  continue: 'Continue the report',
  once: 'Your claim cannot be counted twice.',
  continueHint: 'You can continue where you left off.',
  logInHint: 'Log in and your report will open where you left off.',
}
