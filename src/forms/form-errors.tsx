import { useFormState } from '@captive/form-engine/react'
import { focusElement, type FormStore } from '@captive/form-engine/store'
import { useEffect, useRef } from 'react'

import { summaryLines } from './summary-lines.ts'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { useFormTexts } from './form-texts.ts'

interface FormErrorsProps {
  store: FormStore
  /** The number of failed submissions; the summary shows from the first one and takes focus at each. */
  attempts: number
}

/** The error summary of a form, with a link to each field (WIZ-004). A blank field has no reason. */
export function FormErrors({ store, attempts }: FormErrorsProps) {
  const texts = useFormTexts()
  const { errors } = useFormState(store)
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempts === 0) return
    summary.current?.focus({ preventScroll: true })
    summary.current?.scrollIntoView({ block: 'start' }) // shows the top of a list that is longer than the screen
  }, [attempts])
  if (attempts === 0) return null
  return (
    <ErrorSummary
      ref={summary}
      title={texts.errors}
      errors={summaryLines(store, errors)}
      onSelect={({ fieldId }) => focusElement(fieldId)}
    />
  )
}
