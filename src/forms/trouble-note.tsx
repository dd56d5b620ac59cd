import { useEffect, useRef, type ReactNode } from 'react'

import { Callout } from '../ui/callout.tsx'

interface TroubleNoteProps {
  title: string
  children?: ReactNode
  /** What to do about it: one button. */
  action?: ReactNode
}

/** Why something was not sent. Takes focus as it appears, and so comes into sight: the button that was pressed may be far down. */
export function TroubleNote({ title, children, action }: TroubleNoteProps) {
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
