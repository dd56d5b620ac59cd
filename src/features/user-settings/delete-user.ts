import { ServerUnreachableError, type Api } from '@captive/api-client'
import type { User } from '@captive/api-client/contract'

import { activeRoleGroup } from '../../session/identity-rules.ts'

type Deleted = Pick<User, 'RecId'>

/**
 * Deletes users. DELETE goes first, so that a failure leaves the user whole (areas §4; see AMB-199 for the calls). Our
 * server does all of it in that call; the calls that follow are for a server that marks the user alone. A deletion
 * whose answer was lost is known at the next try: the user is gone by then.
 * @param by the email address that the comment of the cleared notifications names
 * @returns what a call after DELETE failed with, or null; the user is deleted in either case
 * @throws what DELETE failed with: nothing was deleted
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
  const cleared = { IsSelected: false, SendEmail: false, ModifiedComments: `User deleted by ${by}` }
  const chosen = selections.filter(({ IsSelected, SendEmail }) => IsSelected || SendEmail)
  if (chosen.length > 0)
    await api.updateClaimNotificationSelectionsByUser({ body: chosen.map((one) => ({ ...one, ...cleared })) })
  const link = activeRoleGroup(await api.getUserRoleGroup({ query }))
  if (link) await api.updateUserRoleGroup({ body: { ...link, IsActive: 0 } })
}
