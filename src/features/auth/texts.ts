import { specified } from './specified-texts.ts'

const login = specified['AUT-003'].login
const forgotPassword = specified['AUT-005'].forgotPassword
const { failed } = specified['AUT-016']

export const texts = {
  landing: {
    about:
      'Your captive insurance program online: report a claim, find your policies, and see how your company is doing.',
    login,
    notSignedIn: 'You are not signed in',
    opensNext: (page: string) => `Sign in to open ${page}.`,
    topics: [
      { name: 'Claims', about: 'Report a loss the moment it happens' },
      { name: 'Policies', about: 'Every line, every year' },
      { name: 'Program', about: 'Funds, collateral, governance' },
      { name: 'Safety', about: 'Spot risks early and prevent losses' },
    ],
  },
  login: {
    title: login,
    email: 'Email',
    password: 'Password',
    showPassword: 'Show password',
    keepSignedIn: 'Keep me signed in',
    keepSignedInHint: 'Only on a device that no one else uses.',
    submit: login,
    forgotPassword,
    missing: 'Please fill in the missing fields',
    emailMissing: 'Enter your email address',
    passwordMissing: 'Enter your password',
    refused: specified['AUT-008'].refused,
    checkEmail: 'Check your email address',
    checkPassword: 'Re-enter your password',
    notSignedIn: 'You are not signed in yet',
  },
  forgot: {
    title: forgotPassword,
    about: 'Enter your email address. We will send you a link to set a new password.',
    email: 'Email',
    invalidEmail: 'Please enter a valid email address.',
    checkEmail: 'Please check the email address',
    submit: 'Send link',
    backToLogin: 'Back to sign-in',
    sent: 'Request sent',
    sentHint: specified['AUT-013'].requestSent,
    sentToast: specified['AUT-014'].requestSentToast,
    failed,
    failedToast: specified['AUT-015'].requestFailedToast,
  },
  passwordLink: {
    titles: { reset: specified['AUT-017'].reset, set: specified['AUT-018'].set },
    checking: 'Checking your link',
    expired: 'This link has expired',
    expiredHint: {
      reset: 'Links work once and expire after one hour. Look in your inbox for a newer one.',
      set: 'Links work once and expire after seven days. Look in your inbox for a newer one.',
    },
    requestNewLink: 'Request a new link',
  },
}
