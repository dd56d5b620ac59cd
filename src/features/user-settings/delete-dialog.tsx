import type { User } from '@captive/api-client/contract'

import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface DeleteDialogProps {
  user: User | null
  onConfirm: (user: User) => void
  onCancel: () => void
}

/** Asks before a user is deleted, and says what goes with it (USR-026, AMB-209). */
export function DeleteDialog({ user, onConfirm, onCancel }: DeleteDialogProps) {
  if (!user) return null
  return (
    <ConfirmDialog
      opened
      title={`Delete ${user.FirstName} ${user.LastName}?`}
      confirmLabel="DELETE"
      destructive
      onConfirm={() => onConfirm(user)}
      onCancel={onCancel}
    >
      {user.Email} can no longer sign in, and gets no more claim notifications. What this person reported and sent
      stays.
    </ConfirmDialog>
  )
}
