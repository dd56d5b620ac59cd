import { specified } from './specified-texts.ts'

export const texts = {
  about: 'Choose a password that you do not use anywhere else.',
  effects: {
    reset: 'Your old password will stop working. All devices that are signed in with it will be signed out.',
    set: 'You will sign in with your email address and this password.',
  },
  sending: 'Saving',
  failed: specified['AUT-016'].failed,
  failedToasts: specified['AUT-025'],
  leave: {
    reset: 'Your password has not been reset. Do you want to leave the page?',
    set: 'Your password has not been set. Do you want to leave the page?',
  },
  requestNewLink: 'Request a new link',
  done: specified['AUT-024'],
  doneHint: 'You can now sign in with your new password.',
  okay: specified['AUT-026'].okay,
  fields: {
    password: 'New password',
    passwordHelp: (length: number) =>
      `At least ${length} characters. Avoid common passwords. A few words together work well.`,
    tooShort: (length: number) => `Use at least ${length} characters`,
    confirm: 'Confirm password',
    different: 'The passwords do not match',
  },
}
