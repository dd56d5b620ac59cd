import { contract } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { enterSystemScope } from '../../database/enter-system-scope.ts'
import { systemScope } from '../../database/scope.ts'
import { outcomeOf, succeeded } from '../../http/outcome.ts'
import type { Dependencies } from '../../dependencies.ts'
import { assertPortalOrigin } from '../../http/portal-origin.ts'
import { InvalidRequestError } from '../../errors/refusals.ts'
import { implement, implementRead, type Implementation } from '../../http/implement.ts'
import { plainAddress } from '../../mail/address.ts'
import { countTry } from '../../session/limits.ts'
import type { Session } from '../../session/session.ts'
import { addUser } from './add-user.ts'
import { deleteUser, inviteUser, isDuplicateEmail, updateUser } from './changes.ts'
import { listPeople } from './list-people.ts'
import { setUsersActive } from './set-users-active.ts'
import { mayView, stopViewing, viewAs } from './view-as.ts'
import { findUser, listAccountUse, listGroupsWithRoleGroups, listMemberships, listUsersOfGroup } from './queries.ts'
import { userForm } from './read-user.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { createRoleLink, updateRoleLink } from './role-links.ts'
import { administers, administrationScope, isEditable, UserRefusedError } from './rules.ts'
import { texts } from './texts.ts'

/** Each change is one transaction in the administration scope, which row-level security also enforces. */
export function userSettingsRoutes({ config, database, validators }: Dependencies): Implementation[] {
  const change = (session: Session, work: (tx: Transaction) => Promise<void>) =>
    outcomeOf(() => database.transaction(administrationScope(session), work).catch(refuseDuplicate))

  return [
    implementRead(contract.getUsersByGroup, async ({ query: { GroupsRecId, ...page }, session, tx }) => {
      const scope = session.permissions.has('004-001-007') ? session.scope : administrationScope(session)
      return { Payload: await withAccountUse(tx, session, await listUsersOfGroup(tx, scope, GroupsRecId, page)) }
    }),

    implementRead(contract.getUser, async ({ query, session, tx }) => {
      const found = await findUser(tx, administrationScope(session), query.RecId)
      const [user = null] = await withAccountUse(tx, session, found ? [found] : [])
      return { Payload: user }
    }),

    implement(
      contract.createUser,
      async ({ query, body, session }) => {
        assertPortalOrigin(config, query.origin)
        if (plainAddress(query.email) !== plainAddress(body.Email)) throw new InvalidRequestError(texts.emailsDiffer)
        const errorsOf = await validators.errorsOf(userForm)
        let Payload: number | null = null
        const outcome = await change(session, async (tx) => {
          Payload = await addUser(tx, session, config, query.origin, body, errorsOf)
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
      async ({ body, session }) => {
        const errorsOf = await validators.errorsOf(userForm)
        return change(session, (tx) => updateUser(tx, session, config, body, errorsOf))
      },
      { attempts: 'changedUser' },
    ),

    implement(contract.deleteUser, ({ query, session }) =>
      change(session, (tx) => deleteUser(tx, session, query.RecId)),
    ),

    implementRead(contract.getPeople, async ({ query: { limit, after, ...filter }, session, tx }) => {
      const page = { ...(limit !== undefined && { limit }), ...(after !== undefined && { after }) }
      const found = await listPeople(tx, administrationScope(session), filter, page)
      const people = await withAccountUse(tx, session, found)
      return {
        Payload: people.map(({ permissions, lastSignIn = null, ...person }) => ({
          ...person,
          lastSignIn,
          mayBeViewed: mayView(session, { ...person, permissions }),
        })),
      }
    }),

    implement(contract.setUsersActive, ({ body, session }) =>
      change(session, (tx) => setUsersActive(tx, session, body)),
    ),

    implement(contract.resetSecondFactor, ({ query, session }) =>
      change(session, (tx) => resetSecondFactor(tx, session, config, query.UsersRecId)),
    ),

    implement(contract.viewAs, ({ query, session }) => change(session, (tx) => viewAs(tx, session, query.UsersRecId))),

    implement(contract.stopViewing, async ({ session }) => {
      await database.transaction(systemScope, (tx) => stopViewing(tx, session))
      return succeeded
    }),

    implement(contract.createUserRoleGroup, ({ body, session }) =>
      change(session, (tx) => createRoleLink(tx, session, body)),
    ),

    implement(contract.updateUserRoleGroup, ({ body, session }) =>
      change(session, (tx) => updateRoleLink(tx, session, body)),
    ),

    implementRead(contract.getGroupsWithRoleGroups, async ({ tx }) => ({
      Payload: await listGroupsWithRoleGroups(tx),
    })),

    implementRead(contract.getUserClientMemberships, async ({ query, tx, scope }) => ({
      Payload: await listMemberships(tx, scope, query.ClientId, query.UsersRecId),
    })),
  ]
}

function refuseDuplicate(error: unknown): never {
  throw isDuplicateEmail(error) ? new UserRefusedError(texts.emailExists) : error
}

/** Adds the account data that the caller may see to each user. The transaction is in the system scope afterward. */
async function withAccountUse<User extends { RecId: number; ClientId: number; roleName: string | null }>(
  tx: Transaction,
  session: Session,
  found: readonly User[],
) {
  const uses = await listAccountUse(
    await enterSystemScope(tx),
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
