import { and, eq, isNull, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { companyInReach, type Scope } from '../../database/scope.ts'
import { groups, roleGroups } from '../../database/tables/reference.ts'
import { userRoleGroups, users } from '../../database/tables/users.ts'
import type { Session } from '../../session/session.ts'
import { administrationScope } from '../user-settings/index.ts'

/** A user who is told of claims, and the companies whose claims that may be. */
export interface Watcher {
  userId: number
  email: string
  scope: Scope
}

/** Where the caller may choose what a user watches: for itself, and with 004-001-007 for everybody in reach. */
export const choosingScope = ({ userId, permissions, scope }: Session, watcherId: number): Scope =>
  watcherId === userId || permissions.has('004-001-007') ? scope : { reach: 'nobody' }

/** Where the caller may see what a user watches: besides, where it administers users (areas §4). */
export function seeingScope(session: Session, watcherId: number): Scope {
  const choosing = choosingScope(session, watcherId)
  return choosing.reach === 'nobody' && administers(session) ? administrationScope(session) : choosing
}

export const administers = ({ permissions }: Session): boolean =>
  permissions.has('000-001-002') || permissions.has('000-001-003')

const reachOfGroup = sql<
  'all' | 'brokered' | 'own' | null
>`case when ${groups.RecId} is not null then reach_of(${groups.Name}, ${groups.Code}) end`

/** A user of a company within the scope; one without a role may act for no company and is told of none. */
export async function findWatcher(tx: Transaction, scope: Scope, userId: number): Promise<Watcher | undefined> {
  const [found] = await tx
    .select({ email: users.Email, companyId: users.ClientId, reach: reachOfGroup })
    .from(users)
    .leftJoin(userRoleGroups, and(eq(userRoleGroups.UsersRecId, users.RecId), eq(userRoleGroups.IsActive, 1)))
    .leftJoin(roleGroups, eq(roleGroups.RecId, userRoleGroups.RoleGroupsRecId))
    .leftJoin(groups, eq(groups.RecId, roleGroups.GroupsRecId))
    .where(and(eq(users.RecId, userId), isNull(users.deletedAt), companyInReach(scope, users.ClientId)))
  if (!found) return undefined
  const { email, companyId, reach } = found
  return { userId, email, scope: reach ? { reach, userId, companyId } : { reach: 'nobody' } }
}
