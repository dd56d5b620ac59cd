import { CallFailedError, ServerUnreachableError, type Api } from '@captive/api-client'
import type { User } from '@captive/api-client/contract'

import { AnswersRefusedError } from '../../forms/answers-refused.ts'
import { activeRoleGroup } from '../../session/identity-rules.ts'
import { texts } from './texts.ts'
import type { UserFields } from './user-form.ts'

/** The server returns the same text. */
const taken = texts.form.emailExists

/**
 * Adds users, each with a role (AMB-201). The first call includes the role; a server that does not assign it needs the
 * second call of the specification. Retrying is idempotent: a user who was added without a role is updated, and a user
 * whose response was lost is found by email.
 * @param origin the portal's origin, for the emailed link (AMB-035)
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

/** Returns the id of the new user, looked up by email if the response lacks it, and whether the user has the role. */
async function createUser(api: Api, origin: string, user: UserFields, RoleGroupsRecId: number) {
  const answer = await api.createUser({ query: { email: user.Email, origin }, body: { ...user, RoleGroupsRecId } })
  const RecId = answer.Payload ?? (await idByEmail(api, user.Email))
  if (RecId === null) throw new TypeError('The server added a user but cannot find it.')
  return { RecId, hasRole: answer.RoleGroupsRecId === RoleGroupsRecId }
}

/** The user with an email, among the users visible to the caller. */
async function idByEmail(api: Api, email: string): Promise<number | null> {
  return (await api.getUserByEmail({ query: { email } }))?.RecId ?? null
}

/**
 * Saves a user, then its role if it changed (AMB-200).
 * @param before the user as loaded, with the id of its role group
 */
export async function editUser(
  api: Api,
  before: { user: User; RoleGroupsRecId: number | null },
  changed: UserFields,
  RoleGroupsRecId: number,
): Promise<void> {
  const { RecId, Email } = before.user
  const isChanged = changed.Email.toLowerCase() !== Email.toLowerCase()
  if (isChanged) await requireFreeEmail(api, changed.Email, RecId)
  await withFreeEmail(() => api.updateUser({ body: { RecId, ...changed } }))
  if (RoleGroupsRecId !== before.RoleGroupsRecId) await changeRole(api, RecId, RoleGroupsRecId)
}

/** Replaces the role of a user. Reads the current link first, so that retrying is idempotent. */
async function changeRole(api: Api, UsersRecId: number, RoleGroupsRecId: number): Promise<void> {
  const currentLink = activeRoleGroup(await api.getUserRoleGroup({ query: { UsersRecId } }))
  if (currentLink?.RoleGroupsRecId === RoleGroupsRecId) return
  if (currentLink) await api.updateUserRoleGroup({ body: { ...currentLink, IsActive: 0 } })
  await api.createUserRoleGroup({ body: { UsersRecId, RoleGroupsRecId, IsActive: 1 } })
}

/** @throws AnswersRefusedError when another user visible to the caller has the email (AMB-201, AMB-202) */
async function requireFreeEmail(api: Api, email: string, own?: number): Promise<void> {
  const found = await idByEmail(api, email)
  if (found !== null && found !== own) throw emailTaken()
}

/** Turns the server's error about an email of a user the caller cannot see into the same field error. */
async function withFreeEmail<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    throw error instanceof CallFailedError && error.message === taken ? emailTaken() : error
  }
}

const emailTaken = () => new AnswersRefusedError([{ key: 'Email', message: taken }])
