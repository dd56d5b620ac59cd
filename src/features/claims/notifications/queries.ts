import { isStaffGroup } from '@captive/api-client/contract'
import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

import { withRoleNames } from '../../../session/role-names.ts'
import { choiceOf, currentNotifications, type Recipient } from './selections.ts'

/** A user's notifications about the claims of one company (NTF-013). */
export function notificationsQuery(api: Api, { userRecId }: Recipient, clientId: number) {
  return queryOptions({
    queryKey: ['claims', clientId, 'notifications', userRecId],
    queryFn: async ({ signal }) =>
      currentNotifications(
        await api.getClaimNotificationsByUser({ query: { UsersRecId: userRecId } }, { signal }),
        clientId,
        new Date(),
      ),
  })
}

/** The active criteria, and a user's selections for one company (NTF-014, NTF-015). */
export function optionsQuery(api: Api, { userRecId }: Recipient, clientId: number) {
  return queryOptions({
    queryKey: ['claims', clientId, 'notification-options', userRecId],
    queryFn: async ({ signal }) => {
      const [criteria, saved] = await Promise.all([
        api.getClaimNotificationCriteria(undefined, { signal }),
        api.getClaimNotificationSelectionsByUser({ query: { UsersRecId: userRecId } }, { signal }),
      ])
      return {
        criteria: criteria.filter(({ IsActive }) => IsActive === 1),
        saved,
        choice: choiceOf(saved, clientId),
      }
    },
  })
}

/** The active users of the staff group (NTF-020, AMB-097). */
export function staffUsersQuery(api: Api) {
  return queryOptions({
    queryKey: ['claims', null, 'staff-users'],
    queryFn: async ({ signal }) => {
      const groups = await api.getGroups(undefined, { signal })
      const staff = groups.filter(isStaffGroup)
      const users = await Promise.all(
        staff.map(({ RecId }) => api.getUsersByGroup({ query: { GroupsRecId: RecId } }, { signal })),
      )
      const active = users.flat().filter(({ IsActive }) => IsActive === 1)
      return withRoleNames(api, active, signal)
    },
  })
}
