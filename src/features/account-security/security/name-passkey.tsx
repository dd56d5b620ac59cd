import { accountSecurityLengths } from '@captive/api-client/contract'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'

import { reasonOf } from '../../../api/call-failure.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { texts } from '../texts.ts'
import { CeremonyCanceledError } from '../webauthn.ts'

const words = texts.passkeys

interface NamePasskeyProps {
  title: string
  name: string
  /** The message for a failure. */
  failed: string
  change: UseMutationResult<unknown, Error, string>
  onClose: () => void
}

/** Asks for the name of a passkey. */
export function NamePasskey({ title, name, failed, change, onClose }: NamePasskeyProps) {
  const [typed, setTyped] = useState(name)
  const [isMissing, setMissing] = useState(false)
  function submit() {
    setMissing(typed.trim() === '')
    if (typed.trim() !== '') change.mutate(typed.trim())
  }
  return (
    <FormDialog
      opened
      title={title}
      submitLabel={words.save}
      busy={change.isPending}
      onSubmit={submit}
      onClose={() => {
        change.reset()
        onClose()
      }}
    >
      <TextField
        label={words.name}
        description={words.nameHint}
        maxLength={accountSecurityLengths.passkeyName}
        value={typed}
        onChange={setTyped}
        error={isMissing ? words.nameMissing : undefined}
      />
      {change.error ? <p role="alert">{`${failed} ${reasonOfChange(change.error)}`}</p> : null}
    </FormDialog>
  )
}

const reasonOfChange = (error: Error) => (error instanceof CeremonyCanceledError ? words.canceled : reasonOf(error))
