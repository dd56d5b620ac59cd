import { contract } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { systemScope } from '../../database/scope.ts'
import { failed, succeeded } from '../../outcome.ts'
import type { Parts } from '../../parts.ts'
import { InvalidRequestError } from '../../refusals.ts'
import { implement, type Implementation } from '../../route.ts'
import { countTry } from '../../session/limits.ts'
import type { Session } from '../../session/session.ts'
import { createUser, deleteUser, isDuplicateEmail, updateUser } from './changes.ts'
import { findUser, listGroupsWithRoleGroups, listMemberships, listUsersOfGroup } from './queries.ts'
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

  return [
    implement(contract.getUsersByGroup, async ({ query: { GroupsRecId, ...page }, session, inTransaction }) => {
      const scope = session.permissions.has('004-001-007') ? session.scope : administrationScope(session)
      const found = await inTransaction((tx) => listUsersOfGroup(tx, scope, GroupsRecId, page))
      return { Payload: found.map((user) => ({ ...user, isEditable: isEditable(session, user) })) }
    }),

    implement(contract.getUser, async ({ query, session, inTransaction }) => {
      const user = await inTransaction((tx) => findUser(tx, administrationScope(session), query.RecId))
      return { Payload: user ? { ...user, isEditable: isEditable(session, user) } : null }
    }),

    implement(contract.createUser, async ({ query, body, session }) => {
      if (!config.portalOrigins.includes(query.origin))
        throw new InvalidRequestError('The query field origin is not an address of this portal.')
      if (query.email.trim().toLowerCase() !== body.Email.trim().toLowerCase())
        throw new InvalidRequestError('The query field email and the body field Email differ.')
      await database.transaction(systemScope, (tx) => countTry(tx, 'newUser', session.userId))
      let Payload: number | null = null
      const outcome = await change(session, async (tx) => {
        Payload = await createUser(tx, session, config, query.origin, body)
      })
      return { Payload, ...outcome }
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
