import type { Api } from '@captive/api-client'
import type { Client } from '@captive/api-client/contract'

import { programOf, toActiveCompany } from './company.ts'
import { activeObjects, activeRoleGroup } from './identity-rules.ts'
import type { ActiveCompany, Identity } from './session.ts'

/** The email of the session has no user or company. */
export class UnknownIdentityError extends Error {
  constructor() {
    super('The signed-in account is not linked to a user and a company.')
    this.name = 'UnknownIdentityError'
  }
}

/**
 * Loads the user, the permission codes and the user's own company for an email (AMB-024), in four rounds of calls.
 * @throws UnknownIdentityError, and the errors of the client
 */
export async function loadIdentity(api: Api, email: string): Promise<Identity> {
  const listsCall = Promise.all([api.getRoleGroups(), api.getGroups(), api.getRoles()])
  const [user, [roleGroups, groups, roles]] = await Promise.all([api.getUserByEmail({ query: { email } }), listsCall])
  if (!user) throw new UnknownIdentityError()

  const [link, loginCompany] = await Promise.all([
    api.getUserRoleGroup({ query: { UsersRecId: user.RecId } }).then(activeRoleGroup),
    loadCompany(api, user.ClientId),
  ])
  if (!loginCompany) throw new UnknownIdentityError()
  const roleGroup = roleGroups.find((one) => one.RecId === link?.RoleGroupsRecId)
  const group = groups.find((one) => one.RecId === roleGroup?.GroupsRecId)
  const role = roles.find((one) => one.RecId === roleGroup?.RolesRecId)

  return {
    userRecId: user.RecId,
    userEmail: user.Email,
    userPhone: user.Phone,
    FirstName: user.FirstName,
    LastName: user.LastName,
    roleGroup: { GroupName: group?.Name ?? '', GroupCode: group?.Code ?? '', RoleName: role?.Name ?? '' },
    permissions: roleGroup ? await loadPermissions(api, roleGroup.RecId) : [],
    loginClientId: loginCompany.clientId,
    loggedInClientName: loginCompany.clientName,
    loginAddress: loginCompany.address,
    loginCity: loginCompany.city,
    loginState: loginCompany.state,
    loginZip: loginCompany.zip,
    loginProgramRecId: loginCompany.programRecId,
  }
}

/** The codes of a role group. GetObject is called only for rows without a code (AMB-024). */
export async function loadPermissions(api: Api, RoleGroupsRecId: number): Promise<string[]> {
  const objects = activeObjects(await api.getRoleGroupObjectAccess({ query: { RoleGroupsRecId } }))
  const codes = await Promise.all(
    objects.map(
      async ({ Code, ObjectsRecId }) => Code ?? (await api.getObject({ query: { RecId: ObjectsRecId } }))?.Code,
    ),
  )
  return codes.filter((code) => code !== undefined)
}

/** A company with its address; null if the user may not act for it. */
export async function loadCompany(api: Api, clientId: number): Promise<ActiveCompany | null> {
  const query = { ClientId: clientId }
  const [client, address] = await Promise.all([api.getClientByClientId({ query }), api.getClientAddress({ query })])
  if (!client) return null
  return toActiveCompany(client, address ?? client.Address, await loadProgram(api, client))
}

/** Loads the change history only for a company without a program (AMB-063). */
async function loadProgram(api: Api, client: Client): Promise<number | null> {
  return programOf(client, client.ProgramsRecId === null ? await api.getClientsChangeHistory() : [])
}
