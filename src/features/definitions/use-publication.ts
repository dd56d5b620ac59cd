import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { texts } from './texts.ts'

/** Publishes with a reason, which is required. Refetches the data that depends on the form. */
export function usePublication(publish: (reason: string) => Promise<unknown>, onDone: () => void) {
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: publish,
    meta: { stale: ['definitions', 'claim-reporting', 'endorsements'] },
    onSuccess: onDone,
  })
  const isMissing = reason.trim() === ''
  const send = () => {
    setChecked(true)
    if (!isMissing) mutate(reason.trim())
  }
  const field = {
    label: texts.reason,
    description: texts.reasonHelp,
    required: true,
    error: isChecked && isMissing ? texts.reasonMissing : undefined,
    value: reason,
    onChange: setReason,
  }
  return { field, send, isPending, error, isDirty: !isMissing }
}
