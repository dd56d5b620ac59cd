import type { User } from '@captive/api-client/contract'

import { formatDate } from '../../format/date.ts'
import { texts } from './texts.ts'

/** The role of a user, with the reason if the user cannot sign in. */
export function statusOfUser({ roleName, IsActive, isInvited }: User): string {
  const role = roleName || texts.status.noRole
  if (IsActive !== 1) return texts.status.inactive(role)
  return isInvited ? texts.status.invited(role) : role
}

/** The local date of the latest sign-in, or `Never`; empty if the server does not provide it. */
export function lastSignInOf({ lastSignIn }: Pick<User, 'lastSignIn'>): string {
  if (lastSignIn === undefined) return ''
  return lastSignIn === null ? texts.users.neverSignedIn : formatDate(lastSignIn)
}
