import { ServerUnreachableError, type Api } from '@captive/api-client'
import type { User } from '@captive/api-client/contract'

import { activeRoleGroup } from '../../session/identity-rules.ts'
import { texts } from './texts.ts'

type Deleted = Pick<User, 'RecId'>

/**
 * Deletes users. DELETE is the first call, so that a failure changes nothing. Our server clears notifications and role
 * in that call; the other calls are for a server that only marks the user as deleted (AMB-199). After a lost response,
 * the next attempt checks whether the user still exists.
 * @param by email address for the comment of the cleared notifications
 * @returns the error of a call after DELETE, or null; the user is deleted in either case
 * @throws the error of DELETE; nothing was deleted
 */
export function userDeleter(api: Api, by: string) {
  let unanswered: number | null = null
  return async ({ RecId }: Deleted): Promise<{ leftOver: Error | null }> => {
    const isGone = unanswered === RecId && (await api.getUser({ query: { RecId } })) === null
    if (!isGone)
      await api.deleteUser({ query: { RecId } }).catch((error: unknown) => {
        if (error instanceof ServerUnreachableError) unanswered = RecId
        throw error
      })
    return clearNotificationsAndRole(api, RecId, by).then(
      () => ({ leftOver: null }),
      (error: Error) => ({ leftOver: error }),
    )
  }
}

async function clearNotificationsAndRole(api: Api, UsersRecId: number, by: string): Promise<void> {
  const query = { UsersRecId }
  const selections = await api.getClaimNotificationSelectionsByUser({ query })
  const cleared = { IsSelected: false, SendEmail: false, ModifiedComments: texts.deleteUser.comment(by) }
  const chosen = selections.filter(({ IsSelected, SendEmail }) => IsSelected || SendEmail)
  if (chosen.length > 0)
    await api.updateClaimNotificationSelectionsByUser({ body: chosen.map((one) => ({ ...one, ...cleared })) })
  const link = activeRoleGroup(await api.getUserRoleGroup({ query }))
  if (link) await api.updateUserRoleGroup({ body: { ...link, IsActive: 0 } })
}
