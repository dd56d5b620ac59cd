import { useEffect, useRef, useState } from 'react'

import type { SummarizedError } from '../../ui/error-summary.tsx'

/** Keeps the errors of the last attempt to submit and moves focus to their summary. */
export function useFormErrors() {
  const [errors, setErrors] = useState<readonly SummarizedError[]>([])
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length > 0) summary.current?.focus()
  }, [errors])
  return {
    errors,
    summary,
    /** Shows the errors. Returns true if the form has no error. */
    show(found: readonly SummarizedError[]): boolean {
      setErrors(found)
      return found.length === 0
    },
    messageOf: (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message,
  }
}
