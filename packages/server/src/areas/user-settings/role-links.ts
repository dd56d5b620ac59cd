import { and, desc, eq } from 'drizzle-orm'
import type { BodyOf, contract } from '@captive/api-client/contract'

import { recordActivity } from '../../activity/record-activity.ts'
import type { Transaction } from '../../database/database.ts'
import { enterSystemScope } from '../../database/enter-system-scope.ts'
import { clients } from '../../database/tables/clients.ts'
import { groups, roleGroups, roles } from '../../database/tables/reference.ts'
import { userRoleGroups } from '../../database/tables/users.ts'
import { NotPermittedError } from '../../errors/refusals.ts'
import { revokeAfter } from '../../credentials/revoke.ts'
import type { Session } from '../../session/session.ts'
import { endRole, lockUser } from './changes.ts'
import { isGroupOf, mayChange, UserRefusedError } from './rules.ts'
import { texts } from './texts.ts'

type RoleLink = BodyOf<typeof contract.createUserRoleGroup>

/**
 * Assigns a role to a user; the previous role becomes inactive and its sessions end (areas §4, AMB-200).
 * @throws UserRefusedError, NotPermittedError like lockUser, and when the caller may not assign this role to this user
 */
export async function createRoleLink(tx: Transaction, session: Session, link: RoleLink): Promise<void> {
  const change = await checkChange(tx, session, link)
  if (link.IsActive === 1) await endRole(tx, link.UsersRecId)
  await tx.insert(userRoleGroups).values(link)
  await recordAndRevoke(tx, session, link, change)
}

/**
 * Activates or deactivates the link between a user and a role; without an id, the newest link to that role.
 * @throws UserRefusedError, NotPermittedError like createRoleLink, and when the link does not exist
 */
export async function updateRoleLink(
  tx: Transaction,
  session: Session,
  { RecId, ...link }: BodyOf<typeof contract.updateUserRoleGroup>,
): Promise<void> {
  const change = await checkChange(tx, session, link)
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
  if (!found) throw new UserRefusedError(texts.noSuchRole)
  if (link.IsActive === 1) await endRole(tx, link.UsersRecId)
  await tx.update(userRoleGroups).set({ IsActive: link.IsActive }).where(eq(userRoleGroups.RecId, found.id))
  await recordAndRevoke(tx, session, link, change)
}

/**
 * Checks a change and returns what it affects. Callers cannot change their own role. Only the roles of AMB-196 can be
 * assigned, and only to users of a matching company. A role from an earlier type of company can still be removed.
 */
async function checkChange(tx: Transaction, session: Session, { UsersRecId, RoleGroupsRecId, IsActive }: RoleLink) {
  const user = await lockUser(tx, session, UsersRecId)
  if (UsersRecId === session.userId) throw new UserRefusedError(texts.ownRole)
  const [link] = await tx
    .select({ role: roles.Name, group: { Name: groups.Name, Code: groups.Code }, clientType: clients.ClientType })
    .from(roleGroups)
    .innerJoin(roles, eq(roles.RecId, roleGroups.RolesRecId))
    .innerJoin(groups, eq(groups.RecId, roleGroups.GroupsRecId))
    .innerJoin(clients, eq(clients.ClientId, user.ClientId))
    .where(eq(roleGroups.RecId, RoleGroupsRecId))
  if (!link || (IsActive === 1 && !isGroupOf(link.group, link.clientType))) throw new UserRefusedError(texts.otherRole)
  if (!mayChange(session, link.role)) throw new NotPermittedError()
  return { email: user.Email, role: `${link.group.Name} ${link.role}` }
}

async function recordAndRevoke(
  tx: Transaction,
  session: Session,
  { UsersRecId, IsActive }: RoleLink,
  { email, role }: { email: string; role: string },
): Promise<void> {
  await recordActivity(
    tx,
    session,
    IsActive === 1 ? texts.activity.roleGiven(email, role) : texts.activity.roleTaken(email, role),
  )
  await revokeAfter(await enterSystemScope(tx), UsersRecId, 'other role')
}
