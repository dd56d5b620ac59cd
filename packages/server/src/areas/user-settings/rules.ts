import type { Scope } from '../../database/scope.ts'
import { ChangeRefusedError } from '../../http/outcome.ts'
import { isStaffGroup, type Session } from '../../session/session.ts'

/** A change of a user that is not made. */
export class UserRefusedError extends ChangeRefusedError {
  override readonly name = 'UserRefusedError'
}

/** The type of the company whose people are the staff. */
export const operatingCompany = 'Operating Company'

/** People of a company are in the group of its type, and those of the operating company in the staff group (AMB-207). */
export const isGroupOf = (group: Session['group'], clientType: string): boolean =>
  isStaffGroup(group) ? clientType === operatingCompany : group.Code === clientType

/** The roles that somebody may give, and that those may hold whom it changes (core §6, areas §6, AMB-196). */
function assignableRoles({ role, group }: Pick<Session, 'role' | 'group'>): readonly string[] {
  if (role !== 'Administrator') return ['Employee']
  return isStaffGroup(group) ? ['Administrator', 'Manager', 'Employee'] : ['Manager', 'Employee']
}

/** Whether somebody may change a user who holds this role. Between two roles a user has none. */
export const mayChange = (session: Session, role: string | null): boolean =>
  role === null || assignableRoles(session).includes(role)

/** Whose users somebody may change: with 000-001-002 those of all companies in reach, else of its own alone (AMB-013). */
export const administrationScope = ({ permissions, scope, userId, companyId }: Session): Scope =>
  permissions.has('000-001-002') ? scope : { reach: 'own', userId, companyId }

/** Whether the people of a company are the caller's to look after: what is told of them beyond name and role. */
export const administers = ({ permissions, companyId }: Session, clientId: number): boolean =>
  permissions.has('000-001-002') || (permissions.has('000-001-003') && clientId === companyId)

/** Whether a user that the caller sees shows as editable. */
export const isEditable = (session: Session, user: { ClientId: number; roleName: string | null }): boolean =>
  administers(session, user.ClientId) && mayChange(session, user.roleName)
