import { useMutation } from '@tanstack/react-query'
import type { User } from '@captive/api-client/contract'
import { useState } from 'react'

import { api } from '../../api/api.ts'
import { reasonOf } from '../../api/call-failure.ts'
import { TroubleNote } from '../../forms/trouble-note.tsx'
import { useSession } from '../../session/session-context.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showFailure, showSuccess } from '../../ui/toasts.tsx'
import { userDeleter } from './delete-user.ts'
import classes from './delete-dialog.module.css'

interface DeleteDialogProps {
  user: User
  onDeleted: () => void
  onCancel: () => void
}

/**
 * Asks before a user is deleted, and says what goes with it (USR-026, AMB-209). It stays until that is done: what failed
 * is told where it can be tried again (USR-039).
 */
export function DeleteDialog({ user, onDeleted, onCancel }: DeleteDialogProps) {
  const { userEmail } = useSession()
  const [deleteUser] = useState(() => userDeleter(api, userEmail))
  const removal = useMutation({
    mutationFn: () => deleteUser(user),
    onSuccess: ({ leftOver }) => {
      showSuccess('User Deleted Successfully')
      if (leftOver !== null) showFailure(`${user.Email} is deleted and can no longer sign in. ${leftovers(leftOver)}`)
      onDeleted()
    },
    meta: { stale: ['user-settings'] },
  })
  return (
    <ConfirmDialog
      opened
      title={`Delete ${user.FirstName} ${user.LastName}?`}
      confirmLabel="DELETE"
      destructive
      busy={removal.isPending}
      onConfirm={() => removal.mutate()}
      onCancel={onCancel}
    >
      <span>{`${user.Email} can no longer sign in, and gets no more claim notifications. What this person reported and sent stays.`}</span>
      {removal.isError && (
        <div className={classes.failure}>
          <TroubleNote title="Whoops! We couldn't delete your user">{reasonOf(removal.error)}</TroubleNote>
        </div>
      )}
    </ConfirmDialog>
  )
}

const leftovers = (error: Error) =>
  `The claim notifications or the role of this user may still be on record: ${reasonOf(error)}`
