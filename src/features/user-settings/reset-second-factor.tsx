import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { User } from '@captive/api-client/contract'
import { IconShieldOff } from '@tabler/icons-react'
import { useState } from 'react'

import { api } from '../../api/api.ts'
import { reasonOf } from '../../api/call-failure.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showSuccess } from '../../ui/toasts.tsx'
import { texts } from './texts.ts'

const words = texts.resetSecondFactor

/** For a user who lost the phone and the recovery codes. */
export function ResetSecondFactor({ user }: { user: User }) {
  const [isConfirming, setConfirming] = useState(false)
  const reset = useMutation({
    mutationFn: () => api.resetSecondFactor({ query: { UsersRecId: user.RecId } }),
    onSuccess: () => {
      setConfirming(false)
      showSuccess(words.done(user.Email))
    },
  })
  return (
    <>
      <Button
        leftSection={<IconShieldOff size={20} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setConfirming(true)}
      >
        {words.button}
      </Button>
      {isConfirming ? (
        <ConfirmDialog
          opened
          title={words.question(`${user.FirstName} ${user.LastName}`)}
          confirmLabel={words.confirm}
          destructive
          busy={reset.isPending}
          onConfirm={() => reset.mutate()}
          onCancel={() => {
            reset.reset()
            setConfirming(false)
          }}
        >
          <p>{words.effect}</p>
          {reset.error ? <p role="alert">{`${words.failed} ${reasonOf(reset.error)}`}</p> : null}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
