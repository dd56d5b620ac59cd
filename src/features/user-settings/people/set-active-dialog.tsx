import type { Person } from '@captive/api-client/contract'
import { useMutation } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { reasonOf } from '../../../api/call-failure.ts'
import { FailureNote } from '../../../forms/failure-note.tsx'
import { useSession } from '../../../session/session-context.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { showSuccess } from '../../../ui/toasts.tsx'
import { fullName } from '../../../format/full-name.ts'
import { texts } from './texts.ts'

const words = texts.dialog

interface SetActiveDialogProps {
  action: 'deactivate' | 'activate'
  people: readonly Person[]
  onDone: () => void
  onCancel: () => void
}

/**
 * Lists the users and asks for confirmation before it deactivates or activates them. It stays open if the call fails.
 */
export function SetActiveDialog({ action, people, onDone, onCancel }: SetActiveDialogProps) {
  const { userRecId } = useSession()
  const changeable = people.filter(({ isEditable, RecId }) => isEditable && RecId !== userRecId)
  const leftOut = people.filter((person) => !changeable.includes(person))
  const change = useMutation({
    mutationFn: () =>
      api.setUsersActive({
        body: { RecIds: changeable.map(({ RecId }) => RecId), IsActive: action === 'activate' ? 1 : 0 },
      }),
    meta: { stale: ['user-settings', 'activity-log'] },
    onSuccess: () => {
      showSuccess(words.done[action](changeable.length))
      onDone()
    },
  })
  const isNobody = changeable.length === 0
  return (
    <ConfirmDialog
      opened
      title={isNobody ? words.nobody : words.title[action](changeable.length)}
      destructive={action === 'deactivate' && !isNobody}
      busy={change.isPending}
      {...(isNobody ? { cancelLabel: null } : { confirmLabel: texts[action] })}
      onConfirm={() => (isNobody ? onCancel() : change.mutate())}
      onCancel={onCancel}
    >
      {isNobody ? null : (
        <>
          <p translate="no">{listOf(changeable)}</p>
          <p>{words.consequences[action]}</p>
        </>
      )}
      {leftOut.length > 0 && !isNobody ? <p>{words.leftOut(listOf(leftOut))}</p> : null}
      {change.error ? <FailureNote title={words.failed}>{reasonOf(change.error)}</FailureNote> : null}
    </ConfirmDialog>
  )
}

const listOf = (people: readonly Person[]): string =>
  people.map((person) => `${fullName(person)} (${person.Email})`).join(', ')
