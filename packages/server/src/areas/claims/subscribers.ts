import { and, eq, isNull, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { companyInScope, type Scope } from '../../database/scope.ts'
import { groups, roleGroups } from '../../database/tables/reference.ts'
import { userRoleGroups, users } from '../../database/tables/users.ts'
import type { Session } from '../../session/session.ts'
import { administrationScope } from '../user-settings/index.ts'

/** A user who gets claim notifications, and the companies that these may be about. */
export interface Subscriber {
  userId: number
  email: string
  scope: Scope
}

/**
 * The companies whose notifications the caller may choose for a user: the caller's own, and with 004-001-007 those of
 * every user in scope.
 */
export const scopeToChange = ({ userId, permissions, scope }: Session, subscriberId: number): Scope =>
  subscriberId === userId || permissions.has('004-001-007') ? scope : { kind: 'nobody' }

/**
 * The companies whose notifications the caller may see for a user, including those where the caller administers users
 * (areas §4).
 */
export function scopeToRead(session: Session, subscriberId: number): Scope {
  const choosing = scopeToChange(session, subscriberId)
  return choosing.kind === 'nobody' && isAdministrator(session) ? administrationScope(session) : choosing
}

export const isAdministrator = ({ permissions }: Session): boolean =>
  permissions.has('000-001-002') || permissions.has('000-001-003')

const scopeKindOfGroup = sql<
  'all' | 'brokered' | 'own' | null
>`case when ${groups.RecId} is not null then reach_of(${groups.Name}, ${groups.Code}) end`

/** A user of a company in the scope. A user without a role has the scope `nobody` and gets no notifications. */
export async function findSubscriber(tx: Transaction, scope: Scope, userId: number): Promise<Subscriber | undefined> {
  const [found] = await tx
    .select({ email: users.Email, companyId: users.ClientId, kind: scopeKindOfGroup })
    .from(users)
    .leftJoin(userRoleGroups, and(eq(userRoleGroups.UsersRecId, users.RecId), eq(userRoleGroups.IsActive, 1)))
    .leftJoin(roleGroups, eq(roleGroups.RecId, userRoleGroups.RoleGroupsRecId))
    .leftJoin(groups, eq(groups.RecId, roleGroups.GroupsRecId))
    .where(and(eq(users.RecId, userId), isNull(users.deletedAt), companyInScope(scope, users.ClientId)))
  if (!found) return undefined
  const { email, companyId, kind } = found
  return { userId, email, scope: kind ? { kind, userId, companyId } : { kind: 'nobody' } }
}
