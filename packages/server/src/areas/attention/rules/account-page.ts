import { sql } from 'drizzle-orm'

import { clients } from '../../../database/tables/clients.ts'
import { groups, roleGroups } from '../../../database/tables/reference.ts'
import { userRoleGroups, users } from '../../../database/tables/users.ts'

/** Joins the company of a user, and its group, which is part of the path of the user's page. */
export const joinGroup = sql`join ${clients} on ${clients.ClientId} = ${users.ClientId}
  join ${userRoleGroups} on ${userRoleGroups.UsersRecId} = ${users.RecId} and ${userRoleGroups.IsActive} = 1
  join ${roleGroups} on ${roleGroups.RecId} = ${userRoleGroups.RoleGroupsRecId}
  join ${groups} on ${groups.RecId} = ${roleGroups.GroupsRecId}`

/** The path of a user's page. */
export const accountPage = sql`'/user-settings/' || lower(${groups.Name}) || '/' || ${users.ClientId} || '/' || ${users.RecId}`
