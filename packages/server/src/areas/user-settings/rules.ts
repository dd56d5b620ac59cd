import { isStaffGroup } from '@captive/api-client/contract'
import type { Scope } from '../../database/scope.ts'
import { ChangeRefusedError } from '../../http/outcome.ts'
import type { Session } from '../../session/session.ts'

/** A change of a user was refused. */
export class UserRefusedError extends ChangeRefusedError {
  override readonly name = 'UserRefusedError'
}

/** The company type whose users are staff. */
export const operatingCompany = 'Operating Company'

/**
 * Users belong to the group of their company's type. Users of the operating company belong to the staff group
 * (AMB-207).
 */
export const isGroupOf = (group: Session['group'], clientType: string): boolean =>
  isStaffGroup(group) ? clientType === operatingCompany : group.Code === clientType

/** The roles that the caller may assign and whose holders the caller may change (core §6, areas §6, AMB-196). */
function assignableRoles({ role, group }: Pick<Session, 'role' | 'group'>): readonly string[] {
  if (role !== 'Administrator') return ['Employee']
  return isStaffGroup(group) ? ['Administrator', 'Manager', 'Employee'] : ['Manager', 'Employee']
}

/** Whether the caller may change a user with this role, or without a role. */
export const mayChange = (session: Session, role: string | null): boolean =>
  role === null || assignableRoles(session).includes(role)

/**
 * The companies whose users the caller may change: with 000-001-002 all in scope, otherwise the caller's own (AMB-013).
 */
export const administrationScope = ({ permissions, scope, userId, companyId }: Session): Scope =>
  permissions.has('000-001-002') ? scope : { kind: 'own', userId, companyId }

/** Whether the caller administers the users of a company and may see more of them than name and role. */
export const administers = ({ permissions, companyId }: Session, clientId: number): boolean =>
  permissions.has('000-001-002') || (permissions.has('000-001-003') && clientId === companyId)

/** Whether a visible user appears as editable. */
export const isEditable = (session: Session, user: { ClientId: number; roleName: string | null }): boolean =>
  administers(session, user.ClientId) && mayChange(session, user.roleName)
