import { contract } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { systemScope } from '../../database/scope.ts'
import { outcomeOf } from '../../http/outcome.ts'
import type { Parts } from '../../parts.ts'
import { assertPortalOrigin } from '../../http/portal-origin.ts'
import { InvalidRequestError } from '../../http/refusals.ts'
import { implement, type Implementation } from '../../http/route.ts'
import { plainAddress } from '../../mail/address.ts'
import { countTry } from '../../session/limits.ts'
import type { Session } from '../../session/session.ts'
import { addUser } from './add-user.ts'
import { deleteUser, inviteUser, isDuplicateEmail, updateUser } from './changes.ts'
import { findUser, listAccountUse, listGroupsWithRoleGroups, listMemberships, listUsersOfGroup } from './queries.ts'
import { createRoleLink, updateRoleLink } from './role-links.ts'
import { administers, administrationScope, isEditable, UserRefusedError } from './rules.ts'

/** Each change is one transaction in the scope of administration, which row-level security holds too. */
export function userSettingsRoutes({ config, database }: Parts): Implementation[] {
  const change = (session: Session, work: (tx: Transaction) => Promise<void>) =>
    outcomeOf(() => database.transaction(administrationScope(session), work).catch(refuseDuplicate))

  return [
    implement(contract.getUsersByGroup, async ({ query: { GroupsRecId, ...page }, session, inTransaction }) => {
      const scope = session.permissions.has('004-001-007') ? session.scope : administrationScope(session)
      const Payload = await inTransaction(async (tx) =>
        told(tx, session, await listUsersOfGroup(tx, scope, GroupsRecId, page)),
      )
      return { Payload }
    }),

    implement(contract.getUser, async ({ query, session, inTransaction }) => {
      const [user = null] = await inTransaction(async (tx) => {
        const found = await findUser(tx, administrationScope(session), query.RecId)
        return told(tx, session, found ? [found] : [])
      })
      return { Payload: user }
    }),

    implement(
      contract.createUser,
      async ({ query, body, session }) => {
        assertPortalOrigin(config, query.origin)
        if (plainAddress(query.email) !== plainAddress(body.Email))
          throw new InvalidRequestError('The query field email and the body field Email differ.')
        let Payload: number | null = null
        const outcome = await change(session, async (tx) => {
          Payload = await addUser(tx, session, config, query.origin, body)
        })
        const { RoleGroupsRecId } = body
        const isRoleGiven = Payload !== null && RoleGroupsRecId !== undefined
        return { Payload, ...(isRoleGiven && { RoleGroupsRecId }), ...outcome }
      },
      { attempts: 'newUser' },
    ),

    implement(contract.inviteUser, async ({ query: { RecId, origin }, session }) => {
      await database.transaction(systemScope, (tx) => countTry(tx, 'invitation', `${session.userId} ${RecId}`))
      assertPortalOrigin(config, origin)
      return change(session, (tx) => inviteUser(tx, session, config, origin, RecId))
    }),

    implement(
      contract.updateUser,
      ({ body, session }) => change(session, (tx) => updateUser(tx, session, config, body)),
      { attempts: 'changedUser' },
    ),

    implement(contract.deleteUser, ({ query, session }) =>
      change(session, (tx) => deleteUser(tx, session, query.RecId)),
    ),

    implement(contract.createUserRoleGroup, ({ body, session }) =>
      change(session, (tx) => createRoleLink(tx, session, body)),
    ),

    implement(contract.updateUserRoleGroup, ({ body, session }) =>
      change(session, (tx) => updateRoleLink(tx, session, body)),
    ),

    implement(contract.getGroupsWithRoleGroups, async ({ inTransaction }) => ({
      Payload: await inTransaction(listGroupsWithRoleGroups),
    })),

    implement(contract.getUserClientMemberships, async ({ query, inTransaction }) => ({
      Payload: await inTransaction((tx, scope) => listMemberships(tx, scope, query.ClientId, query.UsersRecId)),
    })),
  ]
}

function refuseDuplicate(error: unknown): never {
  throw isDuplicateEmail(error) ? new UserRefusedError('This email already exists.') : error
}

/** Users as the caller is told of them; the transaction goes on in the system's scope, so call it last. */
async function told<User extends { RecId: number; ClientId: number; roleName: string | null }>(
  tx: Transaction,
  session: Session,
  found: readonly User[],
) {
  const uses = await listAccountUse(
    tx,
    found.map(({ RecId }) => RecId),
  )
  return found.map((user) => {
    const { isInvited = false, lastSignIn = null } = uses.get(user.RecId) ?? {}
    return {
      ...user,
      isEditable: isEditable(session, user),
      isInvited,
      ...(administers(session, user.ClientId) && { lastSignIn }),
    }
  })
}
