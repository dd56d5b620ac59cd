import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { isStaffGroup, type User, type UserClientMembership } from '@captive/api-client/contract'

import { hasCredential } from '../../credentials/has-credential.ts'
import type { Transaction } from '../../database/database.ts'
import { listPage, type Page } from '../../database/list-page.ts'
import { companyInScope, inScope, type Scope } from '../../database/scope.ts'
import { clients } from '../../database/tables/clients.ts'
import { userClientMemberships } from '../../database/tables/governance.ts'
import { activityLog, isSignIn } from '../../database/tables/operation.ts'
import { groups, roleGroups, roles } from '../../database/tables/reference.ts'
import { userRoleGroups, users } from '../../database/tables/users.ts'
import { listGroups, listRoleGroups, userColumns } from '../auth/index.ts'
import { byName } from './list-people.ts'
import { operatingCompany } from './rules.ts'

type UserWithRole = User & { roleName: string | null }

/** Users that are not deleted, each with the active role. */
const selectUsers = (tx: Transaction) =>
  tx
    .select({ ...userColumns, roleName: roles.Name })
    .from(users)
    .innerJoin(clients, eq(clients.ClientId, users.ClientId))
    .leftJoin(userRoleGroups, and(eq(userRoleGroups.UsersRecId, users.RecId), eq(userRoleGroups.IsActive, 1)))
    .leftJoin(roleGroups, eq(roleGroups.RecId, userRoleGroups.RoleGroupsRecId))
    .leftJoin(roles, eq(roles.RecId, roleGroups.RolesRecId))

/**
 * Users of the companies of a group (AMB-207), by name, with any role. Includes users without a role, and users whose
 * role is from an earlier type of company, so that staff can correct them.
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
  const ofGroup = and(isNull(users.deletedAt), inScope(scope), eq(clients.ClientType, companies))
  return listPage(selectUsers(tx).$dynamic(), ofGroup, byName, page)
}

/** The use of an account: `lastSignIn` is an ISO date-time in UTC, null if the user never signed in. */
export interface AccountUse {
  isInvited: boolean
  lastSignIn: string | null
}

/** Whether each user cannot sign in yet, and the time of the last sign-in. */
export async function listAccountUse(
  tx: Transaction<'system'>,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, AccountUse>> {
  const found = await tx
    .select({
      userId: users.RecId,
      isInvited: sql<boolean>`not ${hasCredential}`,
      // One index lookup per user, because grouping the log would read years of sign-ins. drizzle names the columns of a
      // select from one table without the table.
      lastSignIn: sql<Date | null>`(select max(${activityLog.CreatedDateTime}) from ${activityLog}
        where ${activityLog.UsersRecId} = ${users}.rec_id and ${isSignIn(activityLog.Action)})`.mapWith(
        activityLog.CreatedDateTime,
      ),
    })
    .from(users)
    .where(inArray(users.RecId, [...userIds]))
  return new Map(
    found.map(({ userId, isInvited, lastSignIn }) => [
      userId,
      { isInvited, lastSignIn: lastSignIn?.toISOString() ?? null },
    ]),
  )
}

export async function findUser(tx: Transaction, scope: Scope, userId: number): Promise<UserWithRole | undefined> {
  const [found] = await selectUsers(tx).where(and(eq(users.RecId, userId), isNull(users.deletedAt), inScope(scope)))
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
        companyInScope(scope, userClientMemberships.ClientId),
      ),
    )
    .orderBy(asc(userClientMemberships.RecId))
