import { useFormState } from '@captive/form-engine/react'
import type { FormStore } from '@captive/form-engine/store'
import { useEffect, useRef, useState } from 'react'

import { VisuallyHidden } from '../ui/visually-hidden.tsx'

/**
 * Announces a new doubt to screen readers. There is one live region for all fields, because a live region must exist
 * before its text appears, and one per field would be hundreds.
 */
export function DoubtAnnouncer({ store }: { store: FormStore }) {
  const { shownDoubts } = useFormState(store)
  const known = useRef<ReadonlySet<string>>(new Set())
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const lines = new Map(shownDoubts.map(({ fieldId, label, message }) => [fieldId + message, `${label}: ${message}`]))
    const added = [...lines].filter(([name]) => !known.current.has(name)).map(([, line]) => line)
    if (added.length > 0 || lines.size === 0) setAnnouncement(added.join(' '))
    known.current = new Set(lines.keys())
  }, [shownDoubts])
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>
}
