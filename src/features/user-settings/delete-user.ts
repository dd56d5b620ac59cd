import type { Api } from '@captive/api-client'
import type { User } from '@captive/api-client/contract'

import { activeRoleGroup } from '../../session/identity-rules.ts'

/**
 * Deletes a user with all that hangs on it: its claim notifications are cleared with a comment, its role ends, and the
 * user goes last, while it can still be found (areas §4, AMB-199). What fails stops the rest.
 * @param by the e-mail address that the comment names
 */
export async function deleteUser(api: Api, { RecId }: Pick<User, 'RecId'>, by: string): Promise<void> {
  const query = { UsersRecId: RecId }
  const selections = await api.getClaimNotificationSelectionsByUser({ query })
  const cleared = { IsSelected: false, SendEmail: false, ModifiedComments: `User deleted by ${by}` }
  if (selections.length > 0) {
    await api.updateClaimNotificationSelectionsByUser({ body: selections.map((one) => ({ ...one, ...cleared })) })
  }
  const link = activeRoleGroup(await api.getUserRoleGroup({ query }))
  if (link) await api.updateUserRoleGroup({ body: { ...link, IsActive: 0 } })
  await api.deleteUser({ query: { RecId } })
}
