import { accountSecurityLengths } from '@captive/api-client/contract'
import { useState } from 'react'

import { api } from '../../../api/api.ts'
import { reasonOf } from '../../../api/call-failure.ts'
import { useChange } from '../../../api/use-change.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { showSuccess } from '../../../ui/toasts.tsx'
import { texts } from './texts.ts'

const words = texts.app

/** Asks for a code before the app is removed. */
export function RemoveApp({ onClose }: { onClose: () => void }) {
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const remove = useChange(
    'account-security',
    (Code: string) => api.removeAuthenticatorApp({ body: { Code } }),
    () => {
      showSuccess(words.removed)
      onClose()
    },
  )
  function submit() {
    setMissing(code.trim() === '')
    if (code.trim() !== '') remove.mutate(code)
  }
  return (
    <FormDialog
      opened
      title={words.question}
      submitLabel={words.remove}
      busy={remove.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{words.effect}</p>
      <TextField
        label={words.code}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={accountSecurityLengths.code}
        value={code}
        onChange={setCode}
        error={isMissing ? words.missing : undefined}
      />
      {remove.error ? <p role="alert">{`${words.notRemoved} ${reasonOf(remove.error)}`}</p> : null}
    </FormDialog>
  )
}
