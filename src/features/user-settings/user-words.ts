import type { User } from '@captive/api-client/contract'

import { formatDate } from '../../format/date.ts'

/** The role of a user, and what keeps it from signing in, if anything does. */
export function stateOfUser({ roleName, IsActive, isInvited }: User): string {
  const role = roleName || 'No role'
  if (IsActive !== 1) return `${role}, inactive`
  return isInvited ? `${role}, invited` : role
}

/** The day here of the latest sign-in, or `Never`; nothing where the server does not tell. */
export function lastSignInOf({ lastSignIn }: User): string {
  if (lastSignIn === undefined) return ''
  return lastSignIn === null ? 'Never' : formatDate(lastSignIn)
}
