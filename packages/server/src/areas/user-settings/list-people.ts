import { and, eq, gt, isNull, not, sql, type SQL } from 'drizzle-orm'
import type { PersonState } from '@captive/api-client/contract'

import { hasCredential } from '../../credentials/has-credential.ts'
import type { Transaction } from '../../database/database.ts'
import { isId, listPage, type ListOrder, type Page } from '../../database/list-page.ts'
import { companyInScope, type Scope } from '../../database/scope.ts'
import { hasWords } from '../../database/search-text.ts'
import { clients } from '../../database/tables/clients.ts'
import { activityLog, isSignIn } from '../../database/tables/operation.ts'
import { roleAccess } from '../../database/tables/reference.ts'
import { userRoleGroups, users } from '../../database/tables/users.ts'

/** The filter for users in the contract. */
export interface PeopleFilter {
  Search?: string | undefined
  RoleGroupsRecId?: number | undefined
  Code?: string | undefined
  State?: PersonState | undefined
  DaysSinceSignIn?: number | undefined
}

/** The most rows for a caller that does not request a page. */
const maxRows = 1_000

/** Users by last name, then first name. */
export const byName: ListOrder = {
  direction: 'ascending',
  keys: [users.LastName, users.FirstName, users.RecId],
  table: users,
  hasId: (id) => isId(users.RecId, id),
}

/** The users of companies in scope that match a filter, by name, each with company and active role. */
export function listPeople(tx: Transaction, scope: Scope, filter: PeopleFilter, page: Page) {
  const query = selectPeople(tx).$dynamic()
  const condition = and(isNull(users.deletedAt), companyInScope(scope, users.ClientId), matchesFilter(filter))
  return listPage(query, condition, byName, { limit: maxRows, ...page })
}

const selectPeople = (tx: Transaction) =>
  tx
    .select({
      RecId: users.RecId,
      FirstName: users.FirstName,
      LastName: users.LastName,
      Email: users.Email,
      IsActive: sql<0 | 1>`${users.IsActive}`,
      ClientId: users.ClientId,
      ClientName: clients.ClientName,
      GroupName: roleAccess.groupName,
      GroupCode: roleAccess.groupCode,
      roleName: roleAccess.role,
      permissions: roleAccess.permissions,
    })
    .from(users)
    .innerJoin(clients, eq(clients.ClientId, users.ClientId))
    .leftJoin(userRoleGroups, and(eq(userRoleGroups.UsersRecId, users.RecId), eq(userRoleGroups.IsActive, 1)))
    .leftJoin(roleAccess, eq(roleAccess.RoleGroupsRecId, userRoleGroups.RoleGroupsRecId))

/** A user with company and role; undefined if the user is out of scope. */
export async function findPerson(tx: Transaction, scope: Scope, userId: number) {
  const [found] = await selectPeople(tx).where(
    and(eq(users.RecId, userId), isNull(users.deletedAt), companyInScope(scope, users.ClientId)),
  )
  return found
}

function matchesFilter({ Search = '', RoleGroupsRecId, Code, State, DaysSinceSignIn }: PeopleFilter): SQL | undefined {
  return and(
    ...hasWords(Search, searched),
    RoleGroupsRecId === undefined ? undefined : eq(userRoleGroups.RoleGroupsRecId, RoleGroupsRecId),
    Code === undefined ? undefined : sql`${Code} = any(string_to_array(${roleAccess.permissions}, ' '))`,
    State && inState[State],
    DaysSinceSignIn === undefined ? undefined : not(hasSignedInFor(DaysSinceSignIn)),
  )
}

const searched = sql`${users.FirstName} || ' ' || ${users.LastName} || ' ' || ${users.Email} || ' ' || ${clients.ClientName}`

const isActive = eq(users.IsActive, 1)

const inState: Readonly<Record<PersonState, SQL | undefined>> = {
  invited: and(isActive, not(hasCredential)),
  active: and(isActive, hasCredential),
  inactive: eq(users.IsActive, 0),
}

const hasSignedInFor = (days: number): SQL =>
  sql`exists (select from ${activityLog} where ${and(
    eq(activityLog.UsersRecId, users.RecId),
    isSignIn(activityLog.Action),
    gt(activityLog.CreatedDateTime, sql`now() - ${days}::integer * interval '1 day'`),
  )})`
