import { plural } from '@captive/api-client/contract'

export const texts = {
  notSignedIn: 'You are not signed in, or your session has ended. Please sign in.',
  notPermitted: 'You do not have permission to do this.',
  viewingOnly: (email: string) =>
    `You are viewing the portal as ${email}, so you cannot change or download anything. Stop viewing first.`,
  tooManyAttempts: (minutes: number) =>
    `Too many attempts. Please wait ${plural(minutes, { one: 'minute', other: 'minutes' })} and try again.`,
  busy: 'The portal is busy. Please try again.',
}
