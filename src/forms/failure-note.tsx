import { useEffect, useRef, type ReactNode } from 'react'

import { Callout } from '../ui/callout.tsx'

interface FailureNoteProps {
  title: string
  children?: ReactNode
  /** A button to resolve the failure. */
  action?: ReactNode
}

/** Shows the reason of a failure. Takes the focus to scroll into view, because the clicked button may be far below. */
export function FailureNote({ title, children, action }: FailureNoteProps) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div ref={note} tabIndex={-1}>
      <Callout tone="warning" title={title} live="assertive" action={action}>
        {children}
      </Callout>
    </div>
  )
}
