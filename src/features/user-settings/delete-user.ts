import { useMutation } from '@tanstack/react-query'
import type { User } from '@captive/api-client/contract'

import { api } from '../../api/api.ts'
import { activeRoleGroup } from '../../session/identity-rules.ts'
import { useSession } from '../../session/session-context.ts'
import { showFailure, showSuccess } from '../../ui/toasts.tsx'

/**
 * Deletes a user with all that hangs on it: its claim notifications are cleared with a comment, its role ends, and the
 * user goes last, while it can still be found (areas §4, AMB-199). What fails stops the rest.
 * @param by the e-mail address that the comment names
 */
async function deleteUser({ RecId }: Pick<User, 'RecId'>, by: string): Promise<void> {
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

/**
 * Deletes, and says how it went (USR-038, USR-039).
 * @param onDeleted leads away from a page of the user
 */
export function useDeleteUser(onDeleted?: () => void) {
  const { userEmail } = useSession()
  return useMutation({
    mutationFn: (user: User) => deleteUser(user, userEmail),
    onSuccess: () => {
      showSuccess('User Deleted Successfully')
      onDeleted?.()
    },
    onError: () => showFailure("Whoops! We couldn't delete your user"),
    meta: { stale: ['user-settings'] },
  })
}
