import type { DefinitionVersion } from '@captive/api-client/contract'

import { api } from '../../api/api.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { showSuccess } from '../../ui/toasts.tsx'
import { FailedPublication } from './failed-publication.tsx'
import { texts } from './texts.ts'
import { usePublication } from './use-publication.ts'

const words = texts.versions

interface RollBackDialogProps {
  version: DefinitionVersion
  onClose: () => void
}

/** Asks for the reason and publishes an earlier version again. */
export function RollBackDialog({ version: { Form, Number: number }, onClose }: RollBackDialogProps) {
  const { field, send, isPending, error, isDirty } = usePublication(
    (reason) => api.rollBackDefinitions({ body: { Form, Number: number, Reason: reason } }),
    () => {
      showSuccess(words.published(number))
      onClose()
    },
  )
  return (
    <FormDialog
      opened
      title={words.question(number)}
      submitLabel={words.again}
      busy={isPending}
      dirty={isDirty}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{words.effect}</p>
      <TextField {...field} />
      <FailedPublication error={error} />
    </FormDialog>
  )
}
