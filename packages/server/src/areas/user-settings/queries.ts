import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { User, UserClientMembership } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { isId, listPage, type ListOrder, type Page } from '../../database/list-page.ts'
import { companyInReach, enterScope, inReach, systemScope, type Scope } from '../../database/scope.ts'
import { clients } from '../../database/tables/clients.ts'
import { userClientMemberships } from '../../database/tables/governance.ts'
import { activityLog, isSignIn } from '../../database/tables/operation.ts'
import { groups, roleGroups, roles } from '../../database/tables/reference.ts'
import { passwords, userRoleGroups, users } from '../../database/tables/users.ts'
import { isStaffGroup } from '../../session/session.ts'
import { listGroups, listRoleGroups, userColumns } from '../auth/index.ts'
import { operatingCompany } from './rules.ts'

type UserWithRole = User & { roleName: string | null }

/** Users that are not deleted, each with its active role. */
const selectUsers = (tx: Transaction) =>
  tx
    .select({ ...userColumns, roleName: roles.Name })
    .from(users)
    .innerJoin(clients, eq(clients.ClientId, users.ClientId))
    .leftJoin(userRoleGroups, and(eq(userRoleGroups.UsersRecId, users.RecId), eq(userRoleGroups.IsActive, 1)))
    .leftJoin(roleGroups, eq(roleGroups.RecId, userRoleGroups.RoleGroupsRecId))
    .leftJoin(roles, eq(roles.RecId, roleGroups.RolesRecId))

const byName: ListOrder = {
  direction: 'ascending',
  keys: [users.LastName, users.FirstName, users.RecId],
  table: users,
  hasId: (id) => isId(users.RecId, id),
}

/**
 * By name: the people of the companies of a group (AMB-207), whatever role they hold. Who has none yet, or holds one since
 * its company was another kind of customer, is listed too, so that it can be given one and somebody sees that it can enter.
 */
export async function listUsersOfGroup(
  tx: Transaction,
  scope: Scope,
  groupId: number,
  page: Page,
): Promise<UserWithRole[]> {
  const [group] = await tx.select().from(groups).where(eq(groups.RecId, groupId))
  if (!group) return []
  const companies = isStaffGroup(group) ? operatingCompany : group.Code
  const ofGroup = and(isNull(users.deletedAt), inReach(scope), eq(clients.ClientType, companies))
  return listPage(selectUsers(tx).$dynamic(), ofGroup, byName, page)
}

/** How far somebody came with the account: `lastSignIn` is an ISO date-time in UTC, null without any. */
export interface AccountUse {
  isInvited: boolean
  lastSignIn: string | null
}

/**
 * Of each user whether a password is still to be set, and when it signed in last. Passwords belong to the server itself,
 * so the rest of the transaction runs in the system's scope: call it last.
 */
export async function listAccountUse(
  tx: Transaction,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, AccountUse>> {
  await tx.execute(enterScope(systemScope))
  const found = await tx
    .select({
      userId: users.RecId,
      isInvited: sql<boolean>`${passwords.UsersRecId} is null`,
      // One look into an index for each user: a group over the log would read all sign-ins of years.
      lastSignIn: sql<Date | null>`(select max(${activityLog.CreatedDateTime}) from ${activityLog}
        where ${activityLog.UsersRecId} = ${users.RecId} and ${isSignIn(activityLog.Action)})`.mapWith(
        activityLog.CreatedDateTime,
      ),
    })
    .from(users)
    .leftJoin(passwords, eq(passwords.UsersRecId, users.RecId))
    .where(inArray(users.RecId, [...userIds]))
  return new Map(
    found.map(({ userId, isInvited, lastSignIn }) => [
      userId,
      { isInvited, lastSignIn: lastSignIn?.toISOString() ?? null },
    ]),
  )
}

export async function findUser(tx: Transaction, scope: Scope, userId: number): Promise<UserWithRole | undefined> {
  const [found] = await selectUsers(tx).where(and(eq(users.RecId, userId), isNull(users.deletedAt), inReach(scope)))
  return found
}

export async function listGroupsWithRoleGroups(tx: Transaction) {
  const all = await listRoleGroups(tx)
  return (await listGroups(tx)).map((group) => ({
    ...group,
    linkedRoleGroups: all.filter(({ GroupsRecId }) => GroupsRecId === group.RecId),
  }))
}

export const listMemberships = (
  tx: Transaction,
  scope: Scope,
  clientId: number,
  userId: number,
): Promise<UserClientMembership[]> =>
  tx
    .select({
      RecId: userClientMemberships.RecId,
      ClientId: userClientMemberships.ClientId,
      UsersRecId: userClientMemberships.UsersRecId,
      MembershipTypesRecId: userClientMemberships.MembershipTypesRecId,
    })
    .from(userClientMemberships)
    .where(
      and(
        eq(userClientMemberships.ClientId, clientId),
        eq(userClientMemberships.UsersRecId, userId),
        companyInReach(scope, userClientMemberships.ClientId),
      ),
    )
    .orderBy(asc(userClientMemberships.RecId))
