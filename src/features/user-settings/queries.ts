import type { Api } from '@captive/api-client'
import { isStaffGroup, type Client, type Group, type RoleGroup, type User } from '@captive/api-client/contract'
import { queryOptions } from '@tanstack/react-query'

import { visibleClients } from '../../session/company.ts'
import { activeRoleGroup, isStaff } from '../../session/identity-rules.ts'
import { loadPermissions } from '../../session/load-identity.ts'
import { withRoleNames } from '../../session/role-names.ts'
import type { SignedIn } from '../../session/session.ts'
import { companiesOfGroup, groupOfSegment } from './groups.ts'

type Person = Pick<SignedIn, 'roleGroup' | 'loginClientId'>

export interface GroupWithRoles extends Group {
  linkedRoleGroups: RoleGroup[]
}

/** A group, and one of its companies. */
export interface GroupAndCompany {
  group: GroupWithRoles
  /** Null for the staff, for any company id in the path (AMB-015). */
  company: Client | null
}

export interface CompanyUsers extends GroupAndCompany {
  users: User[]
}

export interface StoredUser extends GroupAndCompany {
  user: User
  /**
   * The id of the role group; null without a role, and for a role of another group (if the company changed its type).
   */
  RoleGroupsRecId: number | null
}

/** The groups, each with its roles. */
export function groupsQuery(api: Api) {
  return queryOptions({
    queryKey: ['user-settings', null, 'groups'],
    queryFn: ({ signal }) => api.getGroupsWithRoleGroups(undefined, { signal }),
  })
}

/** A group with its companies (AMB-207); null for an unknown path segment. */
export function companiesOfGroupQuery(api: Api, session: SignedIn, segment: string) {
  return queryOptions({
    queryKey: ['user-settings', null, 'companies', segment],
    queryFn: async ({ signal }) => {
      const [groups, clients] = await Promise.all([
        api.getGroupsWithRoleGroups(undefined, { signal }),
        api.getClients(undefined, { signal }),
      ])
      const group = groupOfSegment(groups, segment)
      return group ? { group, companies: companiesOfGroup(visibleClients(clients, session), group) } : null
    },
  })
}

/** The group and company of a path; null if the caller cannot see the company. */
export function companyQuery(api: Api, session: Person, segment: string, clientId: number) {
  return queryOptions({
    queryKey: ['user-settings', clientId, 'company', segment],
    queryFn: ({ signal }) => loadCompany(api, session, segment, clientId, signal),
  })
}

/** The users of a company (AMB-205); null if the caller cannot see the company. */
export function usersQuery(api: Api, session: Person, segment: string, clientId: number) {
  return queryOptions({
    queryKey: ['user-settings', clientId, 'users', segment],
    queryFn: async ({ signal }): Promise<CompanyUsers | null> => {
      const found = await loadCompany(api, session, segment, clientId, signal)
      if (!found) return null
      const inGroup = await api.getUsersByGroup({ query: { GroupsRecId: found.group.RecId } }, { signal })
      const users = found.company ? inGroup.filter(({ ClientId }) => ClientId === clientId) : inGroup
      return { ...found, users: await withRoleNames(api, users, signal) }
    },
  })
}

/** One stored user of a company or of the staff; null if the caller cannot see the user (AMB-211). */
export function userQuery(api: Api, session: Person, segment: string, clientId: number, userId: number) {
  return queryOptions({
    queryKey: ['user-settings', clientId, 'user', segment, userId],
    queryFn: async ({ signal }): Promise<StoredUser | null> => {
      const [found, stored, links] = await Promise.all([
        loadCompany(api, session, segment, clientId, signal),
        api.getUser({ query: { RecId: userId } }, { signal }),
        api.getUserRoleGroup({ query: { UsersRecId: userId } }, { signal }),
      ])
      if (!found || !stored) return null
      const { group, company } = found
      // Staff users have no company in the path, so the staff group's list must contain the user.
      const listed = company ? null : await api.getUsersByGroup({ query: { GroupsRecId: group.RecId } }, { signal })
      const isThere = listed ? listed.some(({ RecId }) => RecId === userId) : stored.ClientId === clientId
      if (!isThere) return null
      const [user = stored] = await withRoleNames(api, [stored], signal)
      const held = activeRoleGroup(links)?.RoleGroupsRecId
      const role = group.linkedRoleGroups.find(({ RecId }) => RecId === held)
      return { ...found, user, RoleGroupsRecId: role?.RecId ?? null }
    },
  })
}

/**
 * Loads the company of a path and its group. The group follows from the company's type, because the path of the user's
 * own company always says `member` (AMB-012). For staff, their own company means the staff group.
 */
async function loadCompany(
  api: Api,
  session: Person,
  segment: string,
  clientId: number,
  signal: AbortSignal,
): Promise<GroupAndCompany | null> {
  const [groups, client] = await Promise.all([
    api.getGroupsWithRoleGroups(undefined, { signal }),
    api.getClientByClientId({ query: { ClientId: clientId } }, { signal }),
  ])
  const isOwnOfStaff = isStaff(session.roleGroup) && clientId === session.loginClientId
  const named = isOwnOfStaff ? groups.find(isStaffGroup) : groupOfSegment(groups, segment)
  if (!named) return null
  if (isStaffGroup(named)) return { group: named, company: null }
  return client && { group: groups.find(({ Code }) => Code === client.ClientType) ?? named, company: client }
}

/** The roles of a group, each with its permission codes. */
export function rolePermissionsQuery(api: Api, { RecId, linkedRoleGroups }: GroupWithRoles) {
  return queryOptions({
    queryKey: ['user-settings', null, 'permissions', RecId],
    queryFn: () =>
      Promise.all(
        linkedRoleGroups.map(async (role) => ({
          role: role.RoleName,
          codes: await loadPermissions(api, role.RecId),
        })),
      ),
  })
}
