import { and, desc, eq } from 'drizzle-orm'
import type { BodyOf, contract } from '@captive/api-client/contract'

import { recordActivity } from '../../activity/record-activity.ts'
import type { Transaction } from '../../database/database.ts'
import { clients } from '../../database/tables/clients.ts'
import { groups, roleGroups, roles } from '../../database/tables/reference.ts'
import { userRoleGroups } from '../../database/tables/users.ts'
import { NotPermittedError } from '../../http/refusals.ts'
import { revokeAccess, type Session } from '../../session/session.ts'
import { endRole, lockUser } from './changes.ts'
import { isGroupOf, mayChange, UserRefusedError } from './rules.ts'

type RoleLink = BodyOf<typeof contract.createUserRoleGroup>

/**
 * Gives a user a role; one that it held until now becomes inactive, and its sessions end (areas §4, AMB-200).
 * @throws UserRefusedError, NotPermittedError as lockUser does, and when the caller may not give this role to this user
 */
export async function createRoleLink(tx: Transaction, session: Session, link: RoleLink): Promise<void> {
  const change = await judge(tx, session, link)
  if (link.IsActive === 1) await endRole(tx, link.UsersRecId)
  await tx.insert(userRoleGroups).values(link)
  await conclude(tx, session, link, change)
}

/**
 * Makes a link of a user to a role active or inactive; the newest one to this role, where it is not named by its id.
 * @throws UserRefusedError, NotPermittedError as createRoleLink does, and when there is no such link
 */
export async function updateRoleLink(
  tx: Transaction,
  session: Session,
  { RecId, ...link }: BodyOf<typeof contract.updateUserRoleGroup>,
): Promise<void> {
  const change = await judge(tx, session, link)
  const [found] = await tx
    .select({ id: userRoleGroups.RecId })
    .from(userRoleGroups)
    .where(
      and(
        eq(userRoleGroups.UsersRecId, link.UsersRecId),
        eq(userRoleGroups.RoleGroupsRecId, link.RoleGroupsRecId),
        RecId === undefined ? undefined : eq(userRoleGroups.RecId, RecId),
      ),
    )
    .orderBy(desc(userRoleGroups.RecId))
    .limit(1)
  if (!found) throw new UserRefusedError('The user has no such role.')
  if (link.IsActive === 1) await endRole(tx, link.UsersRecId)
  await tx.update(userRoleGroups).set({ IsActive: link.IsActive }).where(eq(userRoleGroups.RecId, found.id))
  await conclude(tx, session, link, change)
}

/**
 * What a change is about, once it is allowed: never the own role, and only one of AMB-196. Given is only a role of the
 * user's company; one that it holds since its company was another kind of customer can still be taken.
 */
async function judge(tx: Transaction, session: Session, { UsersRecId, RoleGroupsRecId, IsActive }: RoleLink) {
  const user = await lockUser(tx, session, UsersRecId)
  if (UsersRecId === session.userId) throw new UserRefusedError('You cannot change your own role.')
  const [given] = await tx
    .select({ role: roles.Name, group: { Name: groups.Name, Code: groups.Code }, clientType: clients.ClientType })
    .from(roleGroups)
    .innerJoin(roles, eq(roles.RecId, roleGroups.RolesRecId))
    .innerJoin(groups, eq(groups.RecId, roleGroups.GroupsRecId))
    .innerJoin(clients, eq(clients.ClientId, user.ClientId))
    .where(eq(roleGroups.RecId, RoleGroupsRecId))
  if (!given || (IsActive === 1 && !isGroupOf(given.group, given.clientType)))
    throw new UserRefusedError('This role is not one of the company of the user.')
  if (!mayChange(session, given.role)) throw new NotPermittedError()
  return { email: user.Email, role: `${given.group.Name} ${given.role}` }
}

async function conclude(
  tx: Transaction,
  session: Session,
  { UsersRecId, IsActive }: RoleLink,
  { email, role }: { email: string; role: string },
): Promise<void> {
  await recordActivity(
    tx,
    session,
    IsActive === 1 ? `Gave ${email} the role ${role}` : `Took the role ${role} from ${email}`,
  )
  await revokeAccess(tx, UsersRecId, ['sessions'])
}
