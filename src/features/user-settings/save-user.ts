import { CallFailedError, ServerUnreachableError, type Api } from '@captive/api-client'
import type { User } from '@captive/api-client/contract'

import { AnswersRefusedError } from '../../forms/answers-refused.ts'
import { activeRoleGroup } from '../../session/identity-rules.ts'
import type { UserFields } from './user-form.ts'

/** Of the specification (areas §5), and so the answer of the server too. */
const taken = 'This email already exists.'

/**
 * Adds users, each with a role (AMB-201). The call that adds a user names the role too. A server that gives both at once
 * says so in its answer; any other one gets the second call that the specification has. A user who was added and has no
 * role yet gets it at the next try, as it is entered by then, and is not added twice. Neither is one whose adding got no
 * answer: that one is found by its address.
 * @param origin of the portal, where the mailed link leads (AMB-035)
 */
export function userAdder(api: Api, origin: string) {
  let added: number | null = null
  let unanswered: string | null = null
  return async (user: UserFields, RoleGroupsRecId: number): Promise<void> => {
    if (unanswered === user.Email) added ??= await idByEmail(api, user.Email)
    if (added === null) {
      await requireFreeEmail(api, user.Email)
      const created = await withFreeEmail(() => createUser(api, origin, user, RoleGroupsRecId)).catch((error) => {
        if (error instanceof ServerUnreachableError) unanswered = user.Email
        throw error
      })
      added = created.RecId
      if (created.hasRole) return
    } else {
      const RecId = added
      await withFreeEmail(() => api.updateUser({ body: { RecId, ...user } }))
    }
    await changeRole(api, added, RoleGroupsRecId)
  }
}

/** The id of the new user, which a server that does not say it is asked for, and whether the user has the role. */
async function createUser(api: Api, origin: string, user: UserFields, RoleGroupsRecId: number) {
  const answer = await api.createUser({ query: { email: user.Email, origin }, body: { ...user, RoleGroupsRecId } })
  const RecId = answer.Payload ?? (await idByEmail(api, user.Email))
  if (RecId === null) throw new TypeError('The server added a user and does not know it.')
  return { RecId, hasRole: answer.RoleGroupsRecId === RoleGroupsRecId }
}

/** Who has an address, as far as the caller can see. */
async function idByEmail(api: Api, email: string): Promise<number | null> {
  return (await api.getUserByEmail({ query: { email } }))?.RecId ?? null
}

/**
 * Saves what was changed of a user, then its role where that is another one (AMB-200).
 * @param before as it was loaded, with the id of its role group
 */
export async function editUser(
  api: Api,
  before: { user: User; RoleGroupsRecId: number | null },
  changed: UserFields,
  RoleGroupsRecId: number,
): Promise<void> {
  const { RecId, Email } = before.user
  const isElsewhere = changed.Email.toLowerCase() !== Email.toLowerCase()
  if (isElsewhere) await requireFreeEmail(api, changed.Email, RecId)
  await withFreeEmail(() => api.updateUser({ body: { RecId, ...changed } }))
  if (RoleGroupsRecId !== before.RoleGroupsRecId) await changeRole(api, RecId, RoleGroupsRecId)
}

/** Ends the role that a user has now, and gives it another; asks first, so that a second try ends nothing twice. */
async function changeRole(api: Api, UsersRecId: number, RoleGroupsRecId: number): Promise<void> {
  const held = activeRoleGroup(await api.getUserRoleGroup({ query: { UsersRecId } }))
  if (held?.RoleGroupsRecId === RoleGroupsRecId) return
  if (held) await api.updateUserRoleGroup({ body: { ...held, IsActive: 0 } })
  await api.createUserRoleGroup({ body: { UsersRecId, RoleGroupsRecId, IsActive: 1 } })
}

/** @throws AnswersRefusedError when somebody else has the address, as far as the caller can see (AMB-201, AMB-202) */
async function requireFreeEmail(api: Api, email: string, own?: number): Promise<void> {
  const found = await idByEmail(api, email)
  if (found !== null && found !== own) throw emailTaken()
}

/** The server also knows of users out of the caller's sight. */
async function withFreeEmail<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    throw error instanceof CallFailedError && error.message === taken ? emailTaken() : error
  }
}

const emailTaken = () => new AnswersRefusedError([{ key: 'Email', message: taken }])
