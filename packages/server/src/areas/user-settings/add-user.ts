import type { BodyOf, contract } from '@captive/api-client/contract'

import type { Config } from '../../config/config.ts'
import type { Transaction } from '../../database/database.ts'
import { enterSystemScope } from '../../database/enter-system-scope.ts'
import type { Session } from '../../session/session.ts'
import type { ErrorsOf } from '../../validators/form-validators.ts'
import { mailSetUpLink } from '../auth/index.ts'
import { createUser } from './changes.ts'
import { createRoleLink } from './role-links.ts'

/**
 * Adds a user, optionally with a role, and mails a set-up link. Returns the new id.
 * @throws UserRefusedError when the company is out of scope, the address is invalid, or the role belongs to another
 * group
 * @throws NotPermittedError when the caller may not assign this role
 */
export async function addUser(
  tx: Transaction,
  session: Session,
  config: Config,
  origin: string,
  { RoleGroupsRecId, ...body }: BodyOf<typeof contract.createUser>,
  errorsOf: ErrorsOf,
): Promise<number> {
  const invitation = await createUser(tx, session, body, errorsOf)
  const UsersRecId = invitation.userId
  if (RoleGroupsRecId !== undefined) await createRoleLink(tx, session, { UsersRecId, RoleGroupsRecId, IsActive: 1 })
  await mailSetUpLink(await enterSystemScope(tx), config, invitation, origin)
  return UsersRecId
}
