import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Address, Client, ObjectAccess, RoleGroup, User, UserRoleGroup } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { companyInScope, inScope, type Scope } from '../../database/scope.ts'
import { clients } from '../../database/tables/clients.ts'
import { groups, objectAccess, objects, programs, roleGroups, roles } from '../../database/tables/reference.ts'
import { userRoleGroups, users } from '../../database/tables/users.ts'
import { plainAddress } from '../../mail/address.ts'
import { clientColumns } from '../select-company/index.ts'

/** The columns of a User. */
export const userColumns = {
  RecId: users.RecId,
  FirstName: users.FirstName,
  LastName: users.LastName,
  Email: users.Email,
  Phone: users.Phone,
  AddressLine1: users.AddressLine1,
  City: users.City,
  State: users.State,
  ZipCode: users.ZipCode,
  IsActive: users.IsActive,
  ClientId: users.ClientId,
}

export const findUserByEmail = async (tx: Transaction, scope: Scope, email: string): Promise<User | null> => {
  const [found] = await tx
    .select(userColumns)
    .from(users)
    .where(and(eq(users.Email, plainAddress(email)), isNull(users.deletedAt), companyInScope(scope, users.ClientId)))
  return found ?? null
}

/** Links of one user, or of all users in scope, newest first. */
export async function listUserRoleGroups(tx: Transaction, scope: Scope, userId?: number): Promise<UserRoleGroup[]> {
  const rows = await tx
    .select({ link: userRoleGroups })
    .from(userRoleGroups)
    .innerJoin(users, eq(users.RecId, userRoleGroups.UsersRecId))
    .where(
      and(
        companyInScope(scope, users.ClientId),
        isNull(users.deletedAt),
        userId === undefined ? undefined : eq(users.RecId, userId),
      ),
    )
    .orderBy(desc(userRoleGroups.RecId))
  return rows.map(({ link }) => link)
}

export const listObjectAccess = (tx: Transaction, roleGroupId: number): Promise<ObjectAccess[]> =>
  tx
    .select({ ObjectsRecId: objectAccess.ObjectsRecId, IsActive: objectAccess.IsActive, Code: objects.Code })
    .from(objectAccess)
    .innerJoin(objects, eq(objects.RecId, objectAccess.ObjectsRecId))
    .where(eq(objectAccess.RoleGroupsRecId, roleGroupId))
    .orderBy(asc(objects.Code))

export const findObject = async (tx: Transaction, id: number) =>
  (await tx.select().from(objects).where(eq(objects.RecId, id)))[0] ?? null

export const listGroups = (tx: Transaction) => tx.select().from(groups).orderBy(asc(groups.RecId))

export const listRoles = (tx: Transaction) => tx.select().from(roles).orderBy(asc(roles.RecId))

export const listRoleGroups = (tx: Transaction): Promise<RoleGroup[]> =>
  tx
    .select({
      RecId: roleGroups.RecId,
      GroupsRecId: roleGroups.GroupsRecId,
      RolesRecId: roleGroups.RolesRecId,
      RoleName: roles.Name,
      GroupName: groups.Name,
    })
    .from(roleGroups)
    .innerJoin(roles, eq(roles.RecId, roleGroups.RolesRecId))
    .innerJoin(groups, eq(groups.RecId, roleGroups.GroupsRecId))
    .orderBy(asc(roleGroups.RecId))

export const findClient = async (tx: Transaction, scope: Scope, clientId: number): Promise<Client | null> => {
  const [found] = await tx
    .select(clientColumns)
    .from(clients)
    .leftJoin(programs, eq(programs.RecId, clients.ProgramsRecId))
    .where(and(eq(clients.ClientId, clientId), inScope(scope)))
  return found ?? null
}

export const findAddress = async (tx: Transaction, scope: Scope, clientId: number): Promise<Address | null> =>
  (await findClient(tx, scope, clientId))?.Address ?? null
