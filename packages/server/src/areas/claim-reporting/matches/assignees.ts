import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { ReportAssignee } from '@captive/api-client/contract'

import { hasCredential } from '../../../credentials/has-credential.ts'
import type { Transaction } from '../../../database/database.ts'
import { isId } from '../../../database/list-page.ts'
import type { Scope } from '../../../database/scope.ts'
import { roleAccess } from '../../../database/tables/reference.ts'
import { userRoleGroups, users } from '../../../database/tables/users.ts'

/** The columns of a staff user in the contract. */
export const assigneeColumns = { RecId: users.RecId, FirstName: users.FirstName, LastName: users.LastName }

/** The permission code for the lists of reports. */
const code = '000-001-006'

/** The active staff users who can sign in and who may open the lists of reports, by name. Empty for members. */
export const listAssignees = async (tx: Transaction, { kind }: Scope): Promise<ReportAssignee[]> =>
  kind === 'all' ? await selectAssignees(tx) : []

/** The staff user with an id, if reports can be assigned to this user. */
export async function findAssignee(tx: Transaction, userId: number): Promise<ReportAssignee | undefined> {
  const [found] = await selectAssignees(tx, userId)
  return found
}

const selectAssignees = (tx: Transaction, userId?: number) =>
  tx
    .select(assigneeColumns)
    .from(users)
    .innerJoin(userRoleGroups, and(eq(userRoleGroups.UsersRecId, users.RecId), eq(userRoleGroups.IsActive, 1)))
    .innerJoin(roleAccess, eq(roleAccess.RoleGroupsRecId, userRoleGroups.RoleGroupsRecId))
    .where(
      and(
        userId === undefined ? undefined : isId(users.RecId, userId),
        eq(users.IsActive, 1),
        isNull(users.deletedAt),
        hasCredential,
        eq(roleAccess.reach, 'all'),
        sql`${code} = any(string_to_array(${roleAccess.permissions}, ' '))`,
      ),
    )
    .orderBy(asc(users.LastName), asc(users.FirstName), asc(users.RecId))
