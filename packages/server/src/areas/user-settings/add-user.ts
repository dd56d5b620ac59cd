import type { BodyOf, contract } from '@captive/api-client/contract'

import type { Config } from '../../config/config.ts'
import type { Transaction } from '../../database/database.ts'
import type { Session } from '../../session/session.ts'
import { mailSetUpLink } from '../auth/index.ts'
import { createUser } from './changes.ts'
import { createRoleLink } from './role-links.ts'

/**
 * Adds a user, with a role where the body names one, and mails a link to set a password. Gives the new id.
 * @throws UserRefusedError when the company is out of reach, the address is none, or the role is of another group
 * @throws NotPermittedError when the caller may not give this role
 */
export async function addUser(
  tx: Transaction,
  session: Session,
  config: Config,
  origin: string,
  { RoleGroupsRecId, ...body }: BodyOf<typeof contract.createUser>,
): Promise<number> {
  const invitation = await createUser(tx, session, body)
  const UsersRecId = invitation.userId
  if (RoleGroupsRecId !== undefined) await createRoleLink(tx, session, { UsersRecId, RoleGroupsRecId, IsActive: 1 })
  await mailSetUpLink(tx, config, invitation, origin)
  return UsersRecId
}
