import { useFormState } from '@captive/form-engine/react'
import { focusElement, type FormSession } from '@captive/form-engine/session'
import { useEffect, useRef } from 'react'

import { summaryLines } from './summary-lines.ts'
import { ErrorSummary } from '../ui/error-summary.tsx'

interface FormErrorsProps {
  session: FormSession
  /** How often going on was tried; the summary shows from the first try and takes focus at each. */
  attempts: number
}

/** What is missing or wrong in a form, each line a link to its field (WIZ-004). A blank field needs no reason. */
export function FormErrors({ session, attempts }: FormErrorsProps) {
  const { errors } = useFormState(session)
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempts === 0) return
    summary.current?.focus({ preventScroll: true })
    summary.current?.scrollIntoView({ block: 'start' }) // a list longer than the screen is read from its top
  }, [attempts])
  if (attempts === 0) return null
  return (
    <ErrorSummary
      ref={summary}
      title="To go on, please check these answers"
      errors={summaryLines(session, errors)}
      onSelect={({ fieldId }) => focusElement(fieldId)}
    />
  )
}
