import { contract } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { systemScope } from '../../database/scope.ts'
import { failed, succeeded } from '../../http/outcome.ts'
import type { Parts } from '../../parts.ts'
import { InvalidRequestError } from '../../http/refusals.ts'
import { implement, type Implementation } from '../../http/route.ts'
import { countTry } from '../../session/limits.ts'
import type { Session } from '../../session/session.ts'
import { createUser, deleteUser, inviteUser, isDuplicateEmail, updateUser } from './changes.ts'
import { findUser, listGroupsWithRoleGroups, listInvited, listMemberships, listUsersOfGroup } from './queries.ts'
import { createRoleLink, updateRoleLink } from './role-links.ts'
import { administrationScope, isEditable, UserRefusedError } from './rules.ts'

/** Each change is one transaction in the scope of administration, which row-level security holds too. */
export function userSettingsRoutes({ config, database }: Parts): Implementation[] {
  async function change(session: Session, work: (tx: Transaction) => Promise<void>) {
    try {
      await database.transaction(administrationScope(session), work)
      return succeeded
    } catch (error) {
      if (error instanceof UserRefusedError) return failed(error.message)
      if (isDuplicateEmail(error)) return failed('This email already exists.')
      throw error
    }
  }

  function requireOwnOrigin(origin: string) {
    if (!config.portalOrigins.includes(origin))
      throw new InvalidRequestError('The query field origin is not an address of this portal.')
  }

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

    implement(contract.createUser, async ({ query, body, session }) => {
      requireOwnOrigin(query.origin)
      if (query.email.trim().toLowerCase() !== body.Email.trim().toLowerCase())
        throw new InvalidRequestError('The query field email and the body field Email differ.')
      await database.transaction(systemScope, (tx) => countTry(tx, 'newUser', session.userId))
      let Payload: number | null = null
      const outcome = await change(session, async (tx) => {
        Payload = await createUser(tx, session, config, query.origin, body)
      })
      return { Payload, ...outcome }
    }),

    implement(contract.inviteUser, async ({ query: { RecId, origin }, session }) => {
      requireOwnOrigin(origin)
      await database.transaction(systemScope, (tx) => countTry(tx, 'invitation', `${session.userId} ${RecId}`))
      return change(session, (tx) => inviteUser(tx, session, config, origin, RecId))
    }),

    implement(contract.updateUser, async ({ body, session }) => {
      await database.transaction(systemScope, (tx) => countTry(tx, 'changedUser', session.userId))
      return change(session, (tx) => updateUser(tx, session, config, body))
    }),

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

/** Users as the caller is told of them; the transaction goes on in the system's scope, so call it last. */
async function told<User extends { RecId: number; ClientId: number; roleName: string | null }>(
  tx: Transaction,
  session: Session,
  found: readonly User[],
) {
  const invited = await listInvited(
    tx,
    found.map(({ RecId }) => RecId),
  )
  return found.map((user) => ({
    ...user,
    isEditable: isEditable(session, user),
    isInvited: invited.has(user.RecId),
  }))
}
