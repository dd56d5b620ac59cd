import type { RoleGroup, User } from '@captive/api-client/contract'

import { isStaff } from '../../session/identity-rules.ts'
import type { Identity } from '../../session/session.ts'

type Person = Pick<Identity, 'roleGroup'>

/** Whether a user may assign a role, and may edit the users who have it (AMB-196). */
function mayAssign({ roleGroup }: Person, role: string): boolean {
  if (roleGroup.RoleName === 'Administrator' && isStaff(roleGroup)) return true
  if (roleGroup.RoleName === 'Administrator') return role !== 'Administrator'
  return role === 'Employee'
}

/**
 * Whether a user may edit another user. The server can only forbid it (AMB-197). Everyone may edit a user without a
 * role.
 */
export const isEditable = (person: Person, { roleName, isEditable: said }: User): boolean =>
  said !== false && (!roleName || mayAssign(person, roleName))

/** The roles of a group that a user may assign. */
export const roleOptions = <R extends Pick<RoleGroup, 'RoleName'>>(person: Person, roleGroups: readonly R[]): R[] =>
  roleGroups.filter(({ RoleName }) => mayAssign(person, RoleName))
