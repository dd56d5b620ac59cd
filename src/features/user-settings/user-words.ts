import type { User } from '@captive/api-client/contract'

/** The role of a user, and what keeps it from signing in, if anything does. */
export function stateOfUser({ roleName, IsActive, isInvited }: User): string {
  const role = roleName || 'No role'
  if (IsActive !== 1) return `${role}, inactive`
  return isInvited ? `${role}, invited` : role
}
