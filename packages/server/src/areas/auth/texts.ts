import { plural } from '@captive/api-client/contract'
import { specified } from './specified-texts.ts'

const linkLife = (days: number) => `The link works once and expires in ${plural(days, { one: 'day', other: 'days' })}.`
const unexpected = 'If you did not expect this, contact your administrator or the program.'
const setPassword = 'Set your password'

export const texts = {
  signInFailed: specified['AUT-008'].signInFailed,
  useProvider: 'Your company uses its own sign-in. Choose “Sign in with your company account”.',
  linkExpired: 'This link has expired. Please ask for a new one.',
  resetLetter: {
    subject: 'Reset your password',
    why: 'Someone (hopefully you) asked to reset the password for your member portal account.',
    button: 'Choose a new password',
    note: 'The link works once and expires in one hour. If it wasn’t you, ignore this email. Your password will not change.',
  },
  setUpLetter: {
    subject: 'Your member portal account',
    why: (company: string, email: string) =>
      `We created a member portal account for you at ${company}. Set a password to sign in with ${email}.`,
    button: setPassword,
    note: (days: number) =>
      `${linkLife(days)} If it has expired, choose “Forgot password” on the sign-in page to get a new one.`,
  },
  passwordChangedLetter: {
    subject: 'Your password was changed',
    what: 'The password for your member portal account was changed, and all devices were signed out.',
    note: 'If it wasn’t you, choose “Forgot password” on the sign-in page and contact your administrator.',
  },
  addressChangedLetter: {
    subject: 'The email address of your account changed',
    what: 'The email address of your member portal account was changed. You can no longer sign in with this address. The password was removed, and all devices were signed out.',
    lockedDrafts:
      'Unsent claim reports are locked. If the account is still yours under its new address, you can unlock them. If it is not yours, do nothing. The reports will be deleted after seven days.',
    button: 'The account is still mine',
    unexpected,
  },
  newAddressLetter: {
    subject: 'The email address of your account changed',
    what: (company: string, email: string) =>
      `${email} is now the email address of a member portal account at ${company}. The password was removed, and all devices were signed out.`,
    inactive: 'The account is inactive. Your administrator can activate it.',
    why: (email: string) => `To sign in with ${email}, set a new password.`,
    button: setPassword,
    note: (days: number) =>
      `${linkLife(days)} After that, choose “Forgot password” on the sign-in page to get a new one.`,
    unexpected,
  },
  securityLetter: {
    subject: 'Your sign-in settings changed',
    note: 'If it wasn’t you, choose “Forgot password” on the sign-in page and contact your administrator.',
  },
  newDeviceLetter: {
    subject: 'New sign-in to your account',
    what: (device: string, networkAddress: string, at: Date) =>
      `Someone signed in to your member portal account with ${device} at ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC. The network address was ${networkAddress}.`,
    note: 'If it was you, ignore this email. If it wasn’t you, choose “Forgot password” on the sign-in page and set a new password. This signs out all devices. Then contact your administrator.',
  },
  activity: {
    signInFailed: 'Failed to sign in',
    signInRefused: 'Blocked from signing in after too many attempts',
    noAddress: '(no email address)',
    signedOut: 'Signed out',
    stoppedViewing: (email: string) => `Stopped viewing the portal as ${email}`,
    passwordSet: 'Set the password',
  },
}
