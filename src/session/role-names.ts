import type { Api } from '@captive/api-client'
import type { User } from '@captive/api-client/contract'

import { activeRoleGroup } from './identity-rules.ts'

type RoleApi = Pick<Api, 'getRoleGroups' | 'getRoles' | 'getUserRoleGroup'>

/**
 * Adds missing role names to users. A server with only the specified calls may omit the name, which is then derived
 * from the active role group of the user (AMB-025).
 */
export async function withRoleNames(api: RoleApi, users: readonly User[], signal?: AbortSignal): Promise<User[]> {
  if (users.every(({ roleName }) => roleName !== undefined)) return [...users]
  const options = signal && { signal }
  const [roleGroups, roles] = await Promise.all([
    api.getRoleGroups(undefined, options),
    api.getRoles(undefined, options),
  ])
  const nameOf = async ({ RecId }: User): Promise<string | null> => {
    const link = activeRoleGroup(await api.getUserRoleGroup({ query: { UsersRecId: RecId } }, options))
    const roleGroup = roleGroups.find((each) => each.RecId === link?.RoleGroupsRecId)
    return roles.find((each) => each.RecId === roleGroup?.RolesRecId)?.Name ?? null
  }
  return Promise.all(
    users.map(async (user) => (user.roleName === undefined ? { ...user, roleName: await nameOf(user) } : user)),
  )
}
