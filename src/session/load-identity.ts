import type { Api } from '@captive/api-client'
import type { Client } from '@captive/api-client/contract'

import { programOf, toActiveCompany } from './company.ts'
import { activeObjects, activeRoleGroup } from './identity-rules.ts'
import type { ActiveCompany, Identity } from './session.ts'

/** The session's e-mail address leads to no user or company: nobody can be signed in with it. */
export class UnknownIdentityError extends Error {
  constructor() {
    super('The signed-in account is not linked to a user and a company.')
    this.name = 'UnknownIdentityError'
  }
}

/**
 * The chain of calls from an e-mail address to a person, permission codes and own company (AMB-024), in four rounds.
 * @throws UnknownIdentityError, and what the client throws.
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

/** The codes of a role group; GetObject is asked only for rows that came without theirs (AMB-024). */
export async function loadPermissions(api: Api, RoleGroupsRecId: number): Promise<string[]> {
  const objects = activeObjects(await api.getRoleGroupObjectAccess({ query: { RoleGroupsRecId } }))
  const codes = await Promise.all(
    objects.map(
      async ({ Code, ObjectsRecId }) => Code ?? (await api.getObject({ query: { RecId: ObjectsRecId } }))?.Code,
    ),
  )
  return codes.filter((code) => code !== undefined)
}

/** A company with its address, or null where the session may not act for it (SES-007). */
export async function loadCompany(api: Api, clientId: number): Promise<ActiveCompany | null> {
  const query = { ClientId: clientId }
  const [client, address] = await Promise.all([api.getClientByClientId({ query }), api.getClientAddress({ query })])
  if (!client) return null
  return toActiveCompany(client, address ?? client.Address, await loadProgram(api, client))
}

/** The change history is asked only where the company's own row names no program (AMB-063). */
async function loadProgram(api: Api, client: Client): Promise<number | null> {
  return programOf(client, client.ProgramsRecId === null ? await api.getClientsChangeHistory() : [])
}
