import { useMutation } from '@tanstack/react-query'
import type { User } from '@captive/api-client/contract'
import { useState } from 'react'

import { api } from '../../api/api.ts'
import { reasonOf } from '../../api/call-failure.ts'
import { FailureNote } from '../../forms/failure-note.tsx'
import { useSession } from '../../session/session-context.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showFailure, showSuccess } from '../../ui/toasts.tsx'
import { texts } from './texts.ts'
import { userDeleter } from './delete-user.ts'
import classes from './delete-dialog.module.css'

interface DeleteDialogProps {
  user: User
  onDeleted: () => void
  onCancel: () => void
}

/**
 * Asks for confirmation before a user is deleted. It stays open if the call fails, so that the user can try again
 * (USR-039).
 */
export function DeleteDialog({ user, onDeleted, onCancel }: DeleteDialogProps) {
  const { userEmail } = useSession()
  const [deleteUser] = useState(() => userDeleter(api, userEmail))
  const removal = useMutation({
    mutationFn: () => deleteUser(user),
    onSuccess: ({ leftOver }) => {
      showSuccess(texts.deleteUser.deleted)
      if (leftOver !== null) showFailure(texts.deleteUser.partlyDeleted(user.Email, reasonOf(leftOver)))
      onDeleted()
    },
    meta: { stale: ['user-settings'] },
  })
  return (
    <ConfirmDialog
      opened
      title={texts.deleteUser.title(`${user.FirstName} ${user.LastName}`)}
      confirmLabel={texts.deleteUser.confirm}
      destructive
      busy={removal.isPending}
      onConfirm={() => removal.mutate()}
      onCancel={onCancel}
    >
      <span>{texts.deleteUser.consequences(user.Email)}</span>
      {removal.isError && (
        <div className={classes.failure}>
          <FailureNote title={texts.deleteUser.notDeleted}>{reasonOf(removal.error)}</FailureNote>
        </div>
      )}
    </ConfirmDialog>
  )
}
