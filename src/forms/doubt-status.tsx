import { useFormState } from '@captive/form-engine/react'
import type { FormSession } from '@captive/form-engine/session'
import { useEffect, useRef, useState } from 'react'

import { VisuallyHidden } from '../ui/visually-hidden.tsx'

/**
 * Reads a doubt aloud when it comes up. The field shows it as well, but a live region is only heard where it stood in the page
 * before its words did, and one for each field would be hundreds.
 */
export function DoubtStatus({ session }: { session: FormSession }) {
  const { shownDoubts } = useFormState(session)
  const known = useRef<ReadonlySet<string>>(new Set())
  const [said, setSaid] = useState('')
  useEffect(() => {
    const lines = new Map(shownDoubts.map(({ fieldId, label, message }) => [fieldId + message, `${label}: ${message}`]))
    const added = [...lines].filter(([name]) => !known.current.has(name)).map(([, line]) => line)
    if (added.length > 0 || lines.size === 0) setSaid(added.join(' '))
    known.current = new Set(lines.keys())
  }, [shownDoubts])
  return <VisuallyHidden role="status">{said}</VisuallyHidden>
}
