import { compileForm, defineForm, type Answers, type Form, type LocalControl } from '@captive/form-engine'
import { useFormAnswers, useFormState } from '@captive/form-engine/react'
import type { ServerError } from '@captive/form-engine/store'
import { Box, Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { PortalForm } from '../../src/forms/portal-form.tsx'
import { summaryLines } from '../../src/forms/summary-lines.ts'
import type { FileUpload } from '../../src/forms/uploads/file-upload.ts'
import { FormUploads } from '../../src/forms/uploads/form-uploads.ts'
import { ErrorSummary } from '../../src/ui/error-summary.tsx'

/** A form from a declaration. */
export function formOf(controls: Record<string, LocalControl>, repeating: string[] = []): Form {
  return compileForm(defineForm(controls), { repeating })
}

interface FormStoryProps {
  form: Form
  answers?: Answers
  disabled?: boolean
  /** Starts with an attempt to continue, so that all errors show. */
  tried?: boolean
  refused?: readonly ServerError[]
  upload?: FileUpload
}

/** A form with an error summary above and a button below, as on a page. */
export function FormStory({ form, answers = {}, disabled = false, tried = false, refused, upload }: FormStoryProps) {
  const store = useFormAnswers(form, answers)
  const { shownErrors } = useFormState(store)
  const [uploads] = useState(() => upload && new FormUploads(upload))
  useEffect(() => {
    if (tried) store.markAllTouched()
    if (refused) store.reject(refused)
  }, [store, tried, refused])
  return (
    <main>
      <Box mb="lg">
        <ErrorSummary errors={tried ? summaryLines(store, shownErrors) : []} />
      </Box>
      <PortalForm store={store} disabled={disabled} {...(uploads && { uploads })} />
      <Button mt="xl" variant="filled" disabled={disabled} onClick={() => store.focusFirstError()}>
        Continue
      </Button>
    </main>
  )
}
