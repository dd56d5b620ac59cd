import { compileForm, defineForm, type Answers, type Form, type LocalControl } from '@captive/form-engine'
import { useFormAnswers, useFormState } from '@captive/form-engine/react'
import type { ServerError } from '@captive/form-engine/session'
import { Box, Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { PortalForm } from '../../src/forms/portal-form.tsx'
import { summaryLines } from '../../src/forms/summary-lines.ts'
import type { FileUpload } from '../../src/forms/uploads/file-upload.ts'
import { FormUploads } from '../../src/forms/uploads/form-uploads.ts'
import { ErrorSummary } from '../../src/ui/error-summary.tsx'

/** A form made of a readable declaration. */
export function formOf(controls: Record<string, LocalControl>, repeating: string[] = []): Form {
  return compileForm(defineForm(controls), { repeating })
}

interface FormStoryProps {
  form: Form
  answers?: Answers
  disabled?: boolean
  /** Starts with a try to go on, so that everything wrong is shown. */
  tried?: boolean
  refused?: readonly ServerError[]
  upload?: FileUpload
}

/** A form as a page shows it: the summary of what is wrong above, the button below. */
export function FormStory({ form, answers = {}, disabled = false, tried = false, refused, upload }: FormStoryProps) {
  const session = useFormAnswers(form, answers)
  const { shownErrors } = useFormState(session)
  const [uploads] = useState(() => upload && new FormUploads(upload))
  useEffect(() => {
    if (tried) session.markAllTouched()
    if (refused) session.reject(refused)
  }, [session, tried, refused])
  return (
    <main>
      <Box mb="lg">
        <ErrorSummary errors={tried ? summaryLines(session, shownErrors) : []} />
      </Box>
      <PortalForm session={session} disabled={disabled} {...(uploads && { uploads })} />
      <Button mt="xl" variant="filled" disabled={disabled} onClick={() => session.focusFirstError()}>
        Continue
      </Button>
    </main>
  )
}
