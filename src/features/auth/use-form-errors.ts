import { useEffect, useRef, useState } from 'react'

import type { SummarizedError } from '../../ui/error-summary.tsx'

/** Keeps what a try to send left to mend, and moves focus to its summary. */
export function useFormErrors() {
  const [errors, setErrors] = useState<readonly SummarizedError[]>([])
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length > 0) summary.current?.focus()
  }, [errors])
  return {
    errors,
    summary,
    /** Shows these; true when there are none. */
    show(found: readonly SummarizedError[]): boolean {
      setErrors(found)
      return found.length === 0
    },
    messageOf: (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message,
  }
}
