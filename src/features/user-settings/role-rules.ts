import type { RoleGroup, User } from '@captive/api-client/contract'

import { isStaff } from '../../session/identity-rules.ts'
import type { Identity } from '../../session/session.ts'

type Person = Pick<Identity, 'roleGroup'>

/** The roles that somebody may give, and that those hold whom it may change (core §6, areas §6, AMB-196). */
function mayGive({ roleGroup }: Person, role: string): boolean {
  if (roleGroup.RoleName === 'Administrator' && isStaff(roleGroup)) return true
  if (roleGroup.RoleName === 'Administrator') return role !== 'Administrator'
  return role === 'Employee'
}

/** Whether a row can be edited; a server that says no has the last word (AMB-197). Between two roles anybody may give one. */
export const isEditable = (person: Person, { roleName, isEditable: said }: User): boolean =>
  said !== false && (!roleName || mayGive(person, roleName))

/** The roles of a group that somebody may give (areas §6, AMB-196). */
export const roleOptions = <R extends Pick<RoleGroup, 'RoleName'>>(person: Person, roleGroups: readonly R[]): R[] =>
  roleGroups.filter(({ RoleName }) => mayGive(person, RoleName))
