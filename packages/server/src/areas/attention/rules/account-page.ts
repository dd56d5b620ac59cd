import { sql } from 'drizzle-orm'

import { clients } from '../../../database/tables/clients.ts'
import { groups, roleGroups } from '../../../database/tables/reference.ts'
import { userRoleGroups, users } from '../../../database/tables/users.ts'

/** The company of a user, with the group by which the page of the user is found. */
export const joinGroup = sql`join ${clients} on ${clients.ClientId} = ${users.ClientId}
  join ${userRoleGroups} on ${userRoleGroups.UsersRecId} = ${users.RecId} and ${userRoleGroups.IsActive} = 1
  join ${roleGroups} on ${roleGroups.RecId} = ${userRoleGroups.RoleGroupsRecId}
  join ${groups} on ${groups.RecId} = ${roleGroups.GroupsRecId}`

/** The page of a user. */
export const accountPage = sql`'/user-settings/' || lower(${groups.Name}) || '/' || ${users.ClientId} || '/' || ${users.RecId}`
